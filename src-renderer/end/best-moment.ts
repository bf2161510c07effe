import type { MatchView } from '@shared/contract/view';

/** One attack as the log tells it: the pick that played its card, and the stars that fell in it. */
interface ToldAttack {
  readonly pick: number;
  readonly seat: number | undefined;
  readonly round: number;
  readonly card: string | undefined;
  stars: number;
}

/** Lines that put a card in play for an attack. */
const BEGINS = new Set(['log.plays', 'log.challenge']);

/**
 * The moment just before the best attack of a match: picks taken until then, for the viewer. Null when the log
 * does not tell of it.
 */
export function bestMoment({ best, log }: Pick<MatchView, 'best' | 'log'>): number | null {
  if (best === null) return null;
  const attacks: ToldAttack[] = [];
  for (const { key, pick, seat, round, card, values } of log) {
    if (BEGINS.has(key)) attacks.push({ pick, seat, round, card: card?.id, stars: 0 });
    const attack = attacks.at(-1);
    if (key === 'log.falls' && attack !== undefined) attack.stars += Number(values?.['n'] ?? 0);
  }
  const [found] = attacks
    .filter(({ seat, round, card }) => seat === best.seat && round === best.round && card === best.card)
    .sort((a, b) => b.stars - a.stars);
  return found === undefined ? null : Math.max(0, found.pick - 1);
}
