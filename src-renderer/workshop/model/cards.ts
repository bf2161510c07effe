import type { Art } from '@shared/cards/card';
import type { LocalText } from '@shared/cards/words';
import type { DesignsDraft, DraftArt, DraftCard, DraftText } from '@shared/contract/drafts';
import { CEREMONY_COPIES } from '@shared/ceremonies/vocabulary';
import { KINDS, type BlankKind, type DesignableCard } from './kinds';

/** Letters of an id that are not mistaken for one another. */
const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 5;

/**
 * An id that no card of the set has. It is drawn by lot because the picture follows from it: two new cards
 * should not look the same.
 * @param random gives numbers from 0 up to, not including, 1
 */
export function newCardId(kind: BlankKind, taken: ReadonlySet<string>, random: () => number): string {
  for (;;) {
    let tail = '';
    while (tail.length < ID_LENGTH) tail += ID_LETTERS[Math.floor(random() * ID_LETTERS.length)] ?? '';
    const id = `${kind}-${tail}`;
    if (!taken.has(id)) return id;
  }
}

/** The ids of a set's cards. */
export const idsOf = ({ cards }: DesignsDraft): ReadonlySet<string> => new Set(cards.map(({ id }) => id));

/** A blank card of its game with its first number or effect on it. */
export const blankCard = (kind: BlankKind, id: string, name: DraftText): DraftCard => ({
  id,
  name,
  ...KINDS[kind].fresh,
});

/** A text of a card that was read, as a draft holds it. */
const draftOf = (text: LocalText): DraftText => ({
  ...(text.en === undefined ? {} : { en: text.en }),
  ...(text.ja === undefined ? {} : { ja: text.ja }),
});

function draftArtOf(art: Art): DraftArt {
  if ('file' in art)
    return art.crop === undefined ? { file: art.file } : { file: art.file, crop: { ...art.crop } };
  const { scene, palette, figure, props } = art;
  return {
    scene,
    ...(palette === undefined ? {} : { palette }),
    ...(figure === undefined ? {} : { figure }),
    ...(props === undefined ? {} : { props: [...props] }),
  };
}

/** Any card of the library as the beginning of a design: its rules, words and picture. */
export function designFrom(card: DesignableCard, id: string): DraftCard {
  const common = {
    id,
    name: draftOf(card.name),
    ...(card.flavor === undefined ? {} : { flavor: draftOf(card.flavor) }),
    ...(card.art === undefined ? {} : { art: draftArtOf(card.art) }),
  };
  if (card.type === 'ceremony') return { ...common, type: 'ceremony', effect: card.effect };
  const ofCopytoru = {
    ...common,
    copies: 1,
    color: card.color,
    ...(card.ability === undefined ? {} : { ability: card.ability }),
    ...(card.field === undefined
      ? {}
      : {
          field: {
            ...draftOf(card.field),
            ...(card.field.game === undefined ? {} : { game: draftOf(card.field.game) }),
          },
        }),
  };
  return card.type === 'kirby'
    ? { ...ofCopytoru, type: 'kirby', power: card.power, effects: [...card.effects] }
    : { ...ofCopytoru, type: 'enemy', life: card.life, points: card.points };
}

const asPlayed = new WeakMap<DraftCard, DesignableCard>();

/**
 * A draft as the card it will be: its words may still be too long, everything else is as in a set. The same draft
 * always gives the same card.
 */
export function playedFrom(draft: DraftCard): DesignableCard {
  const known = asPlayed.get(draft);
  if (known !== undefined) return known;
  const played = playedOf(draft);
  asPlayed.set(draft, played);
  return played;
}

function playedOf(draft: DraftCard): DesignableCard {
  if (draft.type === 'ceremony') return { ...draft, copies: CEREMONY_COPIES };
  if (draft.type === 'enemy') return draft;
  // White cards have no abilities: until the blocks are gone the card shows none.
  return draft.color === 'white' && draft.effects.length > 0 ? { ...draft, effects: [] } : draft;
}

const NUMBERED = /^(.*?)\s*(\d{1,3})$/u;

/** “Owl” becomes “Owl 2”, “Owl 2” becomes “Owl 3”, past every name that is taken. */
function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, stem, number] = NUMBERED.exec(name) ?? [undefined, name, '1'];
  for (let next = Number(number) + 1; ; next += 1) {
    const candidate = `${stem ?? name} ${next}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The same card once more, under another id and a name that tells the two apart. */
export function duplicateOf(card: DraftCard, id: string, others: readonly DraftCard[]): DraftCard {
  return { ...card, id, name: freeName(card.name, [card, ...others]) };
}

/** A name the program gives by itself, numbered where somebody has it already. */
export function freeName(name: DraftText, others: readonly { readonly name: DraftText }[]): DraftText {
  const free: DraftText = {};
  for (const language of ['en', 'ja'] as const) {
    const mine = name[language];
    if (mine === undefined) continue;
    const taken = new Set(others.map((other) => other.name[language] ?? ''));
    free[language] = taken.has(mine) ? nextName(mine, taken) : mine;
  }
  return free;
}
