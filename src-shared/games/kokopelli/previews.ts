import { PLACE, type Decision } from '@shared/table/decision';
import type { Preview } from '@shared/table/game';
import { cardAt, counter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { COUNTER } from './counters';
import { drawAction, exchange } from './drawing';
import { lay, open } from './laying';
import { note, notesOf } from './notes';
import { ACT, type Setting } from './setting';
import { makeTrial, type Trial, type Tried } from './trial';
import { cardOptions, spaceOptions } from './turn';

/** What the open decision is about. */
interface Asked {
  readonly setting: Setting;
  readonly table: Table;
  readonly seat: number;
  readonly trial: Trial;
}

/** What each option would do. Nothing in it depends on cards that are hidden. */
export function previewsFor(setting: Setting, table: Table, decision: Decision): Map<number, Preview> {
  const { kind, seat, options } = decision;
  const asked: Asked = { setting, table, seat, trial: makeTrial(setting, table, seat) };
  const previews = new Map<number, Preview>();
  for (const option of options) {
    const preview = previewOf(asked, kind, option);
    if (preview !== null) previews.set(option, preview);
  }
  return previews;
}

function previewOf(asked: Asked, kind: string, option: number): Preview | null {
  switch (kind) {
    case 'action':
      return previewAct(asked, option);
    case 'card':
      return option < 0 ? null : previewCard(asked, counter(asked.table, COUNTER.act), option);
    case 'space':
      return previewSpace(asked, option - PLACE);
    default:
      return null;
  }
}

function previewAct(asked: Asked, act: number): Preview | null {
  const { setting, table, seat, trial } = asked;
  switch (act) {
    case ACT.draw:
      return told(
        asked,
        trial((copy) => void drawAction(setting, copy, seat)),
      );
    case ACT.exchange: {
      const hand = zoneCards(table, setting.zones.hand + seat);
      return told(
        asked,
        trial((copy) => exchange(setting, copy, seat, hand)),
      );
    }
    case ACT.open:
    case ACT.play: {
      const cards = cardOptions(setting, table, seat, act);
      const all = cards.flatMap((card) => triesOf(asked, act, card));
      const n = cards.length;
      return { notes: [note(act === ACT.open ? 'can-open' : 'can-play', { n }), ...bestOf(all)] };
    }
    default:
      return null;
  }
}

/** Of a card that fits in several spaces only what is the same in all, and the best it can do. */
function previewCard(asked: Asked, act: number, card: number): Preview {
  const tries = triesOf(asked, act, card);
  const [first] = tries;
  if (first === undefined) return {};
  const completing = tries.filter(completes).length;
  return {
    ...(tries.every(({ stars }) => stars === first.stars) && { stars: first.stars }),
    ...(act === ACT.play &&
      (completing === 0 || completing === tries.length) && { succeeds: completing > 0 }),
    notes: tries.length === 1 ? opened(asked, act, card, first) : bestOf(tries),
  };
}

function previewSpace(asked: Asked, space: number): Preview {
  const { setting, table } = asked;
  const act = counter(table, COUNTER.act);
  if (act === ACT.cancel) {
    const card = setting.deal.refs[cardAt(table, space, 0)] ?? '';
    return { notes: [note('cancels', { card, n: zoneSize(table, space) })] };
  }
  const card = counter(table, COUNTER.held);
  const tried = tryIn(asked, act, card, space);
  return act === ACT.play
    ? { ...told(asked, tried), succeeds: completes(tried) }
    : { stars: tried.stars, notes: opened(asked, act, card, tried) };
}

const told = ({ setting, seat }: Asked, { stars, said }: Tried): Preview => ({
  stars,
  notes: notesOf(setting, said, seat),
});

const opened = ({ setting, seat }: Asked, act: number, card: number, { said }: Tried) => [
  ...(act === ACT.open ? [note('opens', { card: setting.deal.refs[card] ?? '' })] : []),
  ...notesOf(setting, said, seat),
];

/** What a card would do in each space it fits in; to open it comes to the same in all of them. */
function triesOf(asked: Asked, act: number, card: number): Tried[] {
  const { setting, table, seat } = asked;
  const places = spaceOptions(setting, table, seat, act, card);
  const tried = act === ACT.open ? places.slice(0, 1) : places;
  return tried.map((place) => tryIn(asked, act, card, place - PLACE));
}

const tryIn = ({ setting, seat, trial }: Asked, act: number, card: number, space: number): Tried =>
  trial((copy) => (act === ACT.open ? open : lay)(setting, copy, seat, card, space));

const completes = ({ said }: Tried): boolean => said.some(({ key }) => key === 'log.kokopelli.completes');

/** Says what the best of several would score, and that one would complete a ceremony. */
function bestOf(tries: readonly Tried[]) {
  const n = tries.reduce((best, { stars }) => Math.max(best, stars), 0);
  return [...(n > 0 ? [note('up-to', { n })] : []), ...(tries.some(completes) ? [note('can-complete')] : [])];
}
