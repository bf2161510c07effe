/** An event that a listener can hold back, as Electron's are. */
export function preventable(): { defaultPrevented: boolean; preventDefault(): void } {
  const happening = {
    defaultPrevented: false,
    preventDefault: (): void => {
      happening.defaultPrevented = true;
    },
  };
  return happening;
}
