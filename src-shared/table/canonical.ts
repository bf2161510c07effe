import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { optionId } from './decision';
import type { Rules } from './game';
import { RANDOM_CELLS } from './layout';
import { zoneCards, type Table } from './table';

/**
 * JSON in its one canonical form: keys in code-unit order, no spaces, absent for undefined. Two values
 * that mean the same give the same text on every machine.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map((entry: unknown) => canonicalJson(entry ?? null)).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. */
export const textHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 over the canonical JSON of a value. */
export const contentHash = (value: unknown): string => textHash(canonicalJson(value));

/**
 * The hash of a match as it stands: SHA-256 over the canonical JSON of
 * `{"counters":{…},"random":[…],"zones":{"deck:copy":["c17",…]}}`, counters and zones under the names
 * that traced records use.
 */
export function matchHash(match: { readonly rules: Rules; readonly table: Table }): string {
  const { rules, table } = match;
  const { layout, cells } = table;
  const zones: Record<string, string[]> = {};
  layout.zones.forEach((zone, index) => {
    zones[zone.name] = zoneCards(table, index).map((card) => optionId(layout, rules.acts, card));
  });
  const random = Array.from(cells.subarray(layout.randomStart, layout.randomStart + RANDOM_CELLS));
  return contentHash({ zones, counters: rules.counters(table), random });
}
