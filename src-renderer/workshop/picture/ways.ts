/** Where a card's picture can come from: a program draws it, or it is a person's own. */
export const WAYS = ['drawn', 'own'] as const;
type Way = (typeof WAYS)[number];

/** Which of the two was asked for; every press of a button is a new one. */
export interface PictureWish {
  readonly way: Way;
}
