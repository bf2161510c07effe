import type { GameId } from '@shared/contract/players';
import type { Picture } from './pictures/picture';
import type { Ruling } from './rulings';

/** What the rules are grouped by: how to read the cards, then one chapter for each game. */
export type ChapterId = 'cards' | GameId;

/**
 * One thing a section says. Words are last parts of keys under `rules.text.<chapter>.<section>`, so that a
 * section's sentences stand together in the word files.
 */
export type Part =
  | { readonly say: string }
  /** Things that happen in this order. */
  | { readonly steps: readonly string[] }
  /** Things without an order. */
  | { readonly points: readonly string[] }
  | { readonly picture: Picture }
  /** Why it is so, where the printed rules are silent: opened on request. */
  | { readonly why: readonly Ruling[] };

/** One rule or a few that belong together, with a heading. */
export interface Section {
  /** Unique in its chapter; `<chapter>.<id>` is its place. */
  readonly id: string;
  readonly parts: readonly Part[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly sections: readonly Section[];
}

/** Every sentence of a section in the order it is read, as full message keys; its heading first. */
export function wordsOf(chapter: ChapterId, { id, parts }: Section): readonly string[] {
  const text = `rules.text.${chapter}.${id}`;
  const said = parts.flatMap((part) => {
    if ('say' in part) return [`${text}.${part.say}`];
    if ('steps' in part) return part.steps.map((step) => `${text}.${step}`);
    if ('points' in part) return part.points.map((point) => `${text}.${point}`);
    return 'why' in part ? part.why.map((ruling) => `rules.rulings.${ruling}`) : [];
  });
  return [`${text}.title`, ...said];
}
