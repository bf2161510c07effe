const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Lets a file that is dropped where nobody takes it lie: the browser would open it, in some in the place of the
 * program. Places that take files say so before, by preventing what the browser does.
 *
 * @returns takes it back
 */
export function refuseStrayDrops(room: Window): () => void {
  const refuse = (drag: DragEvent): void => {
    if (drag.defaultPrevented || !holdsFiles(drag)) return;
    drag.preventDefault();
    if (drag.dataTransfer !== null) drag.dataTransfer.dropEffect = 'none';
  };
  room.addEventListener('dragover', refuse);
  room.addEventListener('drop', refuse);
  return () => {
    room.removeEventListener('dragover', refuse);
    room.removeEventListener('drop', refuse);
  };
}
