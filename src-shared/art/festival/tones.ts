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
  brick: cloth('#C15659', '#D66D6B', '#9D4148'),
  teal: cloth('#5A8A97', '#72A2AE', '#42707E'),
  clay: cloth('#B57438', '#CA8E50', '#8F592B'),
  moss: cloth('#8A9452', '#A1AB6A', '#6C753E'),
  mauve: cloth('#7D4B76', '#97628F', '#5F375B'),
  slate: cloth('#5E6E9C', '#7586B3', '#47567F'),
  khaki: cloth('#6E6135', '#877849', '#534826'),
  indigo: cloth('#383C7A', '#4E5393', '#272A5A'),
  fern: cloth('#3A6652', '#51806A', '#294C3D'),
  rust: cloth('#75403B', '#8F554C', '#582E2D'),
  rose: cloth('#CB93A6', '#DBADBB', '#A97287'),
  plum: cloth('#513659', '#69496F', '#392441'),
  sand: cloth('#B7A17E', '#CAB698', '#94815F'),
  mint: cloth('#5F998A', '#7AB1A2', '#467B6D'),
  ash: cloth('#53565E', '#6C6F78', '#3E4048'),
  apricot: cloth('#D98C58', '#E8A676', '#B4703F'),
  gold: cloth('#C8A145', '#DDBB66', '#A58131'),
} as const satisfies Record<string, ClothTone>;

/** The names of `art.palette` on cards of Kokopelli. */
export type ClothToneName = keyof typeof CLOTH_TONES;

/** Whether a tone has this name. */
export const isClothTone = (name: string): name is ClothToneName => Object.hasOwn(CLOTH_TONES, name);

/** All tones of cloth, the wild card's last. */
export const CLOTH_TONE_NAMES: readonly ClothToneName[] = Object.keys(CLOTH_TONES).filter(isClothTone);
