/** Colours of one plain cloth. */
export interface ClothTone {
  /** The cloth itself. */
  readonly cloth: string;
  /** Where light falls on it, upper right. */
  readonly lit: string;
  /** Where it lies in shade, lower left. */
  readonly shade: string;
}

const cloth = (base: string, lit: string, shade: string): ClothTone => ({ cloth: base, lit, shade });

/**
 * The tones a ceremony's cloth can have, muted so that the things on them carry the light. Gold is the wild card's.
 * Every cloth also bears a thing of its own: nobody has to tell two cards apart by their tone alone.
 */
export const CLOTH_TONES = {
  brick: cloth('#B0524B', '#C4665C', '#8F3F40'),
  teal: cloth('#557D89', '#6B95A0', '#406270'),
  clay: cloth('#A9673B', '#C07F50', '#864C2C'),
  moss: cloth('#6F7C45', '#87945A', '#545F33'),
  mauve: cloth('#84557C', '#9C6C93', '#653E61'),
  slate: cloth('#5B6990', '#7281A8', '#445173'),
  khaki: cloth('#776A3F', '#8F8254', '#5A4F2E'),
  indigo: cloth('#3E4381', '#545999', '#2C2F61'),
  fern: cloth('#4D7A5F', '#639275', '#395E48'),
  rust: cloth('#8A4940', '#A35F53', '#6A3432'),
  rose: cloth('#B8738C', '#CC8BA2', '#96576F'),
  plum: cloth('#553A5E', '#6D5076', '#3D2845'),
  sand: cloth('#A58F72', '#BBA68A', '#847056'),
  mint: cloth('#6FA394', '#88B9AB', '#548577'),
  ash: cloth('#5F6167', '#787A80', '#474950'),
  apricot: cloth('#CB8658', '#DD9F73', '#A86B42'),
  gold: cloth('#C8A145', '#DDBB66', '#A58131'),
} as const satisfies Record<string, ClothTone>;

/** The names of `art.palette` on cards of Kokopelli. */
export type ClothToneName = keyof typeof CLOTH_TONES;

/** Whether a tone has this name. */
export const isClothTone = (name: string): name is ClothToneName => Object.hasOwn(CLOTH_TONES, name);

/** All tones of cloth, the wild card's last. */
export const CLOTH_TONE_NAMES: readonly ClothToneName[] = Object.keys(CLOTH_TONES).filter(isClothTone);
