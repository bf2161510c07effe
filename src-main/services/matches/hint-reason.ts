import type { WireMessage } from '@shared/contract/view';
import type { Preview } from '@shared/table/game';
import { villageReason } from './hint-village';
import type { Situation } from './hint-situation';

/**
 * Acts that explain themselves, by the name records have for them; those with a kind of decision before it explain
 * themselves so in that kind alone. Each has its sentence.
 */
const REASON_BY_ACT: Readonly<Record<string, string>> = {
  skip: 'main.hints.skip',
  'draw-normal': 'main.hints.draw',
  reset: 'main.hints.reset',
  stop: 'main.hints.stop',
  challenge: 'main.hints.challenge',
  'action draw': 'coach.kokopelli.draw',
  'action open': 'coach.kokopelli.open',
  'action play': 'coach.kokopelli.play',
  'action cancel': 'coach.kokopelli.cancel',
  'action exchange': 'coach.kokopelli.exchange',
  'action pass': 'coach.kokopelli.pass',
  'card stop': 'coach.kokopelli.stop',
};

type Reason = (situation: Situation, pick: readonly number[]) => WireMessage;

const handLimit: Reason = (_, { length: n }) => words('hand-limit', { n });

/** Why a pick is made, by the kind of decision it answers. */
const REASON_BY_KIND: Readonly<Record<string, Reason>> = {
  play: playReason,
  target: targetReason,
  'discard-hand': (_, { length: n }) => (n === 0 ? words('keep-nothing') : words('discard-hand', { n })),
  'discard-enemies': (_, { length: n }) =>
    n === 0 ? words('keep-nothing') : words('discard-enemies', { n }),
  'keep-enemy': () => words('keep-enemy'),
  'hand-limit': handLimit,
  'challenge-discard': handLimit,
  'lose-enemy': () => words('lose-enemy'),
  card: ({ previews }, [card = 0]) => ({
    key: `coach.kokopelli.${previews.get(card)?.succeeds === true ? 'card-completes' : 'card'}`,
  }),
  space: villageReason,
  order: () => ({ key: 'coach.kokopelli.order' }),
  excess: (_, { length: n }) => ({ key: 'coach.kokopelli.excess', values: { n } }),
};

/**
 * A move in one sentence, and why it is made; the words are `main.hints` and `coach.kokopelli`. Among its values
 * `seat` is a seat's number and `card` a `set-id/card-id`, as in a line of the log.
 */
export function reasonFor(situation: Situation, pick: readonly number[]): WireMessage {
  const [first] = pick;
  if (first !== undefined && first < 0) {
    const act = situation.rules.acts[-1 - first] ?? '';
    const key = REASON_BY_ACT[`${situation.decision.kind} ${act}`] ?? REASON_BY_ACT[act];
    return key === undefined ? words('take') : { key };
  }
  return REASON_BY_KIND[situation.decision.kind]?.(situation, pick) ?? words('take');
}

function playReason({ previews, easy }: Situation, [card = 0]: readonly number[]): WireMessage {
  const preview = previews.get(card) ?? {};
  // Where a card has one target only, to play it is to attack it.
  if (preview.succeeds !== undefined) return attackReason([preview], easy !== null, null);
  const { power = 0 } = preview;
  if (easy === null) return words('play', { power });
  return words(easy.beatable(card) > 0 ? 'easy-beats' : 'easy-weak-all', { power });
}

function targetReason({ previews, easy, toGo }: Situation, pick: readonly number[]): WireMessage {
  if (pick.length === 0) {
    const [some] = previews.values();
    return words('no-attack', { power: some?.power ?? 0 });
  }
  return attackReason(
    pick.flatMap((target) => previews.get(target) ?? []),
    easy !== null,
    toGo,
  );
}

function attackReason(targets: readonly Preview[], isEasy: boolean, toGo: number | null): WireMessage {
  const power = targets[0]?.power ?? 0;
  const stars = targets.reduce((sum, target) => sum + (target.stars ?? 0), 0);
  if (toGo !== null && stars >= toGo) return words('attack-goal', { power, stars });
  const won = targets.some(({ succeeds }) => succeeds === true);
  if (won || !isEasy) return words('attack', { power, stars, n: stars });
  return words('easy-weak', { power, life: targets[0]?.life ?? 0 });
}

const words = (name: string, values?: Record<string, number>): WireMessage => ({
  key: `main.hints.${name}`,
  ...(values !== undefined && { values }),
});
