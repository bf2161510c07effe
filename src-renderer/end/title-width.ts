/** Titles wider than so many Latin letters are set smaller, so that they stay on the calm side of the sky. */
const WIDE = 21;

/** Whether a title is too wide for its usual size. A Japanese letter is about as wide as two Latin ones. */
export const isWide = (title: string): boolean =>
  title.length + (title.match(/[\u3000-\u9fff]/g)?.length ?? 0) > WIDE;
