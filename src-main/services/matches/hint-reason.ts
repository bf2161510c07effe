import type { WireMessage } from '@shared/contract/view';
import type { Preview } from '@shared/table/game';

/** The acts of Copy Ability Battle that explain themselves, by option code. */
const REASON_BY_ACT: Readonly<Record<number, string>> = {
  [-1]: 'skip',
  [-2]: 'draw',
  [-3]: 'reset',
  [-4]: 'stop',
};

/** Why the rule of thumb would pick this, in numbers; the words are `main.hints`. */
export function reasonFor(
  kind: string,
  codes: readonly number[],
  previews: ReadonlyMap<number, Preview>,
): WireMessage {
  const [first] = codes;
  const n = codes.length;
  if (first !== undefined && first < 0) return hint(REASON_BY_ACT[first] ?? 'take');
  switch (kind) {
    case 'play':
      return hint('play', { power: previews.get(first ?? 0)?.power ?? 0 });
    case 'target':
      return attackReason(codes, previews);
    case 'discard-hand':
      return n === 0 ? hint('keep-nothing') : hint('discard-hand', { n });
    case 'discard-enemies':
      return n === 0 ? hint('keep-nothing') : hint('discard-enemies', { n });
    case 'keep-enemy':
      return hint('keep-enemy');
    case 'hand-limit':
      return hint('hand-limit', { n });
    default:
      return hint('take');
  }
}

function attackReason(codes: readonly number[], previews: ReadonlyMap<number, Preview>): WireMessage {
  const [some] = codes.length > 0 ? codes : previews.keys();
  const power = previews.get(some ?? -1)?.power ?? 0;
  if (codes.length === 0) return hint('no-attack', { power });
  const stars = codes.reduce((sum, code) => sum + (previews.get(code)?.stars ?? 0), 0);
  return hint('attack', { power, stars, n: stars });
}

const hint = (name: string, values?: Record<string, number>): WireMessage => ({
  key: `main.hints.${name}`,
  ...(values !== undefined && { values }),
});
