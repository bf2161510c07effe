import type { ViewDecision } from '@shared/contract/view';
import { asksForOne, fails, optionCard, picksAtOnce } from './selection';

/** A button of the prompt line. */
export interface Control {
  /** What it says: a key under `table.`, with its values. */
  readonly label: string;
  readonly values: Readonly<Record<string, number>>;
  readonly main: boolean;
  /** Space does the same. */
  readonly space: boolean;
  /** Why it cannot be pressed now: a key under `table.`; null when it can. */
  readonly barred: { readonly key: string; readonly values: Readonly<Record<string, number>> } | null;
  /** What pressing it picks. */
  readonly pick: readonly string[];
}

const KNOWN_KINDS = new Set([
  'target',
  'discard-hand',
  'discard-enemies',
  'hand-limit',
  'space-open',
  'space-play',
  'space-cancel',
  'order',
  'excess',
]);

/** Acts that are a thing on the table: the deck itself, or a button of its own below the prompt. */
const ON_THE_TABLE = new Set(['draw-normal', 'draw', 'open', 'play', 'cancel', 'exchange', 'pass']);

/** Acts that close what the seat is doing, so that Space may stand for them. */
const SPACE_ACTS = new Set(['stop']);

/** Words for a decision: those of its kind, or where what is done differs, those of its question. */
function wordsOf({ kind, prompt }: ViewDecision): string {
  const asked = prompt.key.split('.').at(-1) ?? '';
  return [kind, asked].find((words) => KNOWN_KINDS.has(words)) ?? 'other';
}

/** Places are pressed where they are. */
const isPlace = (id: string): boolean => id.includes(':');

function actControl(act: string): Control {
  return {
    label: `act.${act}`,
    values: {},
    main: false,
    space: SPACE_ACTS.has(act),
    barred: null,
    pick: [act],
  };
}

function confirmControl(decision: ViewDecision, chosen: readonly string[]): Control {
  const missing = Math.max(decision.min, 1) - chosen.length;
  const weak = asksForOne(decision) && chosen.some((id) => fails(decision, id));
  return {
    label: weak ? 'confirm.weak' : `confirm.${wordsOf(decision)}`,
    values: { count: chosen.length },
    main: true,
    space: true,
    barred: missing > 0 ? { key: 'chooseMore', values: { count: missing } } : null,
    pick: chosen,
  };
}

/** Where all are to be put in an order, that in which they lie is one. */
function orderControl({ options, min, ordered }: ViewDecision): Control[] {
  if (!ordered || min < options.length) return [];
  const pick = options.map(({ id }) => id);
  return [{ label: 'asTheyLie', values: {}, main: false, space: false, barred: null, pick }];
}

function noneControl(decision: ViewDecision): Control {
  return {
    label: `none.${wordsOf(decision)}`,
    values: {},
    main: false,
    space: false,
    barred: null,
    pick: [],
  };
}

/** The buttons for the open decision, the main one last. The deck one draws from is a button on the table. */
export function controlsOf(decision: ViewDecision, chosen: readonly string[]): readonly Control[] {
  if (!decision.mine) return [];
  const acts = decision.options
    .map(({ id }) => id)
    .filter((id) => optionCard(id) === null && !isPlace(id) && !ON_THE_TABLE.has(id));
  const quiet = acts.map(actControl);
  // Where a press is the pick, only an attack that would fail is chosen first.
  if (picksAtOnce(decision) && chosen.length === 0) return quiet;
  return [
    ...quiet,
    ...(decision.min === 0 ? [noneControl(decision)] : []),
    ...orderControl(decision),
    confirmControl(decision, chosen),
  ];
}

/** What Space does now; null when nothing does. */
export const spaceControl = (controls: readonly Control[]): Control | null =>
  controls.find(({ space }) => space) ?? null;
