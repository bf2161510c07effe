import { optionId, type Decision } from './decision';
import type { Message, Preview } from './game';
import { everySeat, seatBit, type Layout, type ZoneSpec } from './layout';
import type { Match } from './match';
import { knownTo, zoneCards, type Table } from './table';

/** One zone as a viewer sees it, from the bottom up; null is a card that cannot be told from the others. */
export interface ZoneView {
  cards: (number | null)[];
  looks: ZoneSpec['looks'];
  owner: number | null;
}

/** The open decision as a viewer sees it. Only the seat that is asked sees what can be picked. */
export interface DecisionView {
  seat: number;
  kind: string;
  mine: boolean;
  prompt: Message;
  options: { id: string; preview?: PreviewView }[];
  barred: { instance: number; reason: Message }[];
  min: number;
  max: number;
  ordered: boolean;
}

/** {@link Preview} with plain arrays, as the contract sends it. */
export type PreviewView = Omit<Preview, 'parts'> & {
  parts?: { source: 'card' | 'step' | 'boost'; amount: number }[];
};

/**
 * Whose eyes: a seat's; null for somebody who only looks on and sees what everybody sees; `open` for
 * somebody who sees every card, as when a finished match is looked at again.
 */
export type Viewer = number | 'open' | null;

/** A match as one viewer may see it: nothing in it depends on what the viewer cannot know. */
export interface TableView {
  /** The seat whose eyes these are; null when they are nobody's. */
  viewer: number | null;
  /** Number of the open decision, counted from 1. */
  number: number;
  /** Zones by name. */
  zones: Record<string, ZoneView>;
  /** What each visible instance is: `set-id/card-id` by instance. */
  cards: Record<string, string>;
  counters: Record<string, number | string>;
  scores: number[];
  decision: DecisionView | null;
}

/**
 * The match as `viewer` may see it.
 *
 * Somebody else's hand lists the cards the viewer has seen go there, by instance, and then blanks: the
 * order of a hidden hand would tell which card was drawn when. A deck keeps its order, so that a card
 * known to lie at the bottom stays there.
 */
export function viewOf(match: Match, viewer: Viewer): TableView {
  const { rules, table } = match;
  const { layout } = rules;
  const zones: Record<string, ZoneView> = {};
  const cards: Record<string, string> = {};
  layout.zones.forEach((zone, index) => {
    const seen = cardsSeen(table, index, zone, viewer);
    zones[zone.name] = { cards: seen, looks: zone.looks, owner: zone.owner };
    for (const card of seen) if (card !== null) cards[card] = rules.faces[card] ?? '';
  });
  return {
    viewer: viewer === 'open' ? null : viewer,
    number: match.picks + 1,
    zones,
    cards,
    counters: { ...rules.counters(table) },
    scores: [...rules.scores(table)],
    decision: match.decision === null ? null : decisionSeen(match, match.decision, viewer),
  };
}

/** The mask a card's knowledge must cover for the viewer to see it. */
export function viewerMask(layout: Layout, viewer: Viewer): number {
  if (viewer === 'open') return 0;
  return viewer === null ? everySeat(layout) : seatBit(viewer);
}

/** Whether a viewer knows what this card is, where it lies now. */
export function sees(table: Table, card: number, viewer: Viewer): boolean {
  const mask = viewerMask(table.layout, viewer);
  return (knownTo(table, card) & mask) === mask;
}

function cardsSeen(table: Table, index: number, zone: ZoneSpec, viewer: Viewer): (number | null)[] {
  const all = zoneCards(table, index);
  const inOrder = all.map((card) => (sees(table, card, viewer) ? card : null));
  const isOwn = viewer === 'open' || (zone.owner === viewer && viewer !== null);
  if (zone.looks !== 'owner' || isOwn) return inOrder;
  const known = inOrder.filter((card) => card !== null).sort((a, b) => a - b);
  return [...known, ...Array.from({ length: all.length - known.length }, () => null)];
}

function decisionSeen(match: Match, decision: Decision, viewer: Viewer): DecisionView {
  const { rules, table } = match;
  const { prompt, previews, barred } = rules.describe(table, decision);
  const mine = decision.seat === viewer;
  const { seat, kind, min, max, ordered } = decision;
  return {
    seat,
    kind,
    mine,
    prompt,
    options: mine
      ? decision.options.map((code) => {
          const preview = previews.get(code);
          const id = optionId(rules.layout, rules.acts, code);
          return preview === undefined ? { id } : { id, preview: plainPreview(preview) };
        })
      : [],
    barred: mine ? Array.from(barred, ([instance, reason]) => ({ instance, reason })) : [],
    min,
    max,
    ordered,
  };
}

function plainPreview(preview: Preview): PreviewView {
  const { parts, ...rest } = preview;
  return parts === undefined ? rest : { ...rest, parts: [...parts] };
}
