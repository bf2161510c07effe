import { useEventListener } from '@vueuse/core';
import { watch } from 'vue';
import type { Ref } from 'vue';
import { useConnection } from '../client/connection';
import { useNoticesStore } from '../stores/notices';
import type { WorkshopEditor } from './use-editor';
import { pictureAmong, useTaking } from './picture/use-taking';

/**
 * A picture that is let go over the card becomes its picture, and its panel opens so that it can be cropped.
 */
export function useDroppedPicture(place: Ref<HTMLElement | null>, editor: WorkshopEditor) {
  const { client } = useConnection();
  const notices = useNoticesStore();
  const { taking, take } = useTaking(client, ({ hash }) => {
    editor.change((card) => ({ ...card, art: { file: hash } }));
    editor.part.value = 'picture';
  });

  watch(taking, (now) => {
    if (now.state === 'refused') notices.tell('warning', now.reason);
  });
  // What else is dropped belongs to the room: packs and sets.
  useEventListener(place, 'drop', (drop) => {
    const files = [...(drop.dataTransfer?.files ?? [])];
    if (pictureAmong(files) === null) return;
    drop.preventDefault();
    void take(files);
  });
}
