import type { Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import { zoneOf } from '@shared/table/table';

/** Spreads neighbouring numbers over 32 bits (Knuth's multiplicative hash, with a turn of the bits). */
function spread(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}

/**
 * Numbers that tell picks apart, but not one copy of a card from another in the same place: what is tried
 * with one tells of the other, and which copy a hidden hand holds can't be known anyway.
 */
export class PickKeys {
  private readonly kinds: Int32Array;
  private readonly zones: number;

  constructor({ faces, layout }: Rules) {
    const known = new Map<string, number>();
    this.kinds = Int32Array.from(faces, (face) => {
      const kind = known.get(face) ?? known.size;
      known.set(face, kind);
      return kind;
    });
    this.zones = layout.zones.length;
  }

  /** The number of a pick. Where its order does not matter, it does not matter here. */
  of(table: LaidOut, pick: readonly number[], ordered: boolean): number {
    let key = pick.length;
    for (let index = 0; index < pick.length; index += 1) {
      const code = spread(this.ofOption(table, pick[index] ?? 0));
      key = ordered ? Math.imul(key, 31) + code : key + code;
    }
    return key | 0;
  }

  private ofOption(table: LaidOut, code: number): number {
    const kind = this.kinds[code];
    return kind === undefined ? code : kind * this.zones + zoneOf(table, code);
  }
}
