import type { MatchView, ViewDecision } from '@shared/contract/view';
import { seenIn } from '../../model/zones';
import { cardOption, offers } from '../../picking/selection';
import type { Step, Ways } from '../../picking/ways';
import { reachOf, runningIn, runningOf, type CeremonyOf, type Running } from './running';
import { spaceOf } from './places';

/** The acts that lay a hand card, and what is open while they are carried out. */
export type LayingAct = 'open' | 'play';

interface Table {
  readonly view: MatchView;
  readonly seat: number;
  readonly reach: ReadonlySet<string>;
  /** Types by `set-id/card-id` whose opening is barred (KO-1). */
  readonly barred: ReadonlySet<string>;
  readonly ceremonyOf: CeremonyOf;
}

function tableOf(view: MatchView, seat: number, ceremonyOf: CeremonyOf): Table {
  const reach = reachOf(view, seat, ceremonyOf);
  const running =
    view.options['openBar'] === 'village'
      ? runningOf(view, seat, ceremonyOf)
      : [...reach].flatMap((zone) => runningIn(view, zone, ceremonyOf) ?? []);
  return { view, seat, reach, barred: new Set(running.map(({ ref }) => ref)), ceremonyOf };
}

/** Whether a village is closed to what a neighbour would lay there. */
function isClosed({ view, seat, ceremonyOf }: Table, { zone }: Running, ceremony: boolean): boolean {
  const host = spaceOf(zone)?.seat;
  if (host === undefined || host === seat) return false;
  const kind = ceremony ? 'ceremony' : 'kokopelli';
  return runningOf(view, host, ceremonyOf).some(({ rule }) => rule.closed === kind);
}

/** Why a card cannot be laid in a space: a key under `table.kokopelli.not`. */
export type WhyNot = 'far' | 'match' | 'closed' | 'wild' | 'theirs' | 'runs' | 'now';

/** What laying a card in a space would be, or why it is nothing that the table shows to be legal. */
function laying(table: Table, ref: string, zone: string): LayingAct | WhyNot {
  if (!table.reach.has(zone)) return 'far';
  const ceremony = table.ceremonyOf(ref) !== undefined;
  const running = runningIn(table.view, zone, table.ceremonyOf);
  if (running !== null) {
    if (ceremony && running.ref !== ref) return 'match';
    return isClosed(table, running, ceremony) ? 'closed' : 'play';
  }
  if (spaceOf(zone)?.seat !== table.seat) return 'theirs';
  if (!ceremony) return 'wild';
  return table.barred.has(ref) ? 'runs' : 'open';
}

const isAct = (what: LayingAct | WhyNot): what is LayingAct => what === 'open' || what === 'play';

/** Why a card cannot be laid in a space by the seat that is asked. */
export function whyNot(view: MatchView, card: number, zone: string, ceremonyOf: CeremonyOf): WhyNot {
  const seat = view.decision?.seat ?? 0;
  const what = laying(tableOf(view, seat, ceremonyOf), view.cards[card] ?? '', zone);
  return isAct(what) ? 'now' : what;
}

/** The picks that lay a card in a space by an act, from the open decision on; none where that is not offered. */
function stepsFor(decision: ViewDecision, card: number, zone: string, act: LayingAct): readonly Step[] {
  const steps: readonly Step[] = [
    { kind: 'action', pick: act },
    { kind: 'card', pick: cardOption(card) },
    { kind: 'space', pick: zone },
  ];
  const open = steps.findIndex(({ kind, pick }) => kind === decision.kind && offers(decision, pick));
  return open < 0 ? [] : steps.slice(open);
}

/** Where a hand card can be laid, each place with the act that lays it there. */
function placesOf(table: Table, card: number, act: LayingAct | null): readonly [string, LayingAct][] {
  return [...table.reach].flatMap((zone) => {
    const what = laying(table, table.view.cards[card] ?? '', zone);
    return isAct(what) && (act === null || act === what) ? [[zone, what]] : [];
  });
}

/** The hand cards of the seat that is asked which an act can lay somewhere. */
export function fittingCards(view: MatchView, act: LayingAct, ceremonyOf: CeremonyOf): readonly number[] {
  const seat = view.decision?.seat ?? 0;
  const table = tableOf(view, seat, ceremonyOf);
  return seenIn(view, `hand:${seat}`).filter((card) => placesOf(table, card, act).length > 0);
}

/**
 * Where each hand card can be laid, and by which picks: for a card that is dragged to a space, or a space that
 * is pressed while a card is chosen. Left out is what only the rules can tell, such as a card that need not match.
 *
 * @param act what is being carried out while a card is asked for; null before an action is chosen
 */
export function waysOf(view: MatchView, act: LayingAct | null, ceremonyOf: CeremonyOf): Ways {
  const { decision } = view;
  const ways = new Map<number, ReadonlyMap<string, readonly Step[]>>();
  if (decision?.mine !== true || (decision.kind !== 'action' && decision.kind !== 'card')) return ways;
  const table = tableOf(view, decision.seat, ceremonyOf);
  for (const card of seenIn(view, `hand:${decision.seat}`)) {
    const places = new Map<string, readonly Step[]>();
    for (const [zone, what] of placesOf(table, card, act)) {
      const steps = stepsFor(decision, card, zone, what);
      if (steps.length > 0) places.set(zone, steps);
    }
    if (places.size > 0) ways.set(card, places);
  }
  return ways;
}
