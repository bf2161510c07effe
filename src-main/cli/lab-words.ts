import { inLanguage } from '@shared/cards/words';
import type { Measured } from '@shared/contract/lab';
import { codeOf, type LabEntry, type LabType, type Report } from '@shared/lab/index';
import { createFormatter, type FormatLanguage } from '@shared/locales/format';

/** The card of a report, and what other cards are called. */
interface Named extends LabEntry {
  /** By `set-id/card-id`. */
  nameOf(card: string): string;
}

/** Digits behind the point: percentage points, stars of an enemy, points of a ceremony. */
const DIGITS: Readonly<Record<LabType, number>> = { kirby: 1, enemy: 2, ceremony: 1 };

/** What a measurement tells, in words. */
export function reportInWords(report: Report, { card, nameOf }: Named, language: FormatLanguage): string {
  const say = createFormatter(language);
  const { type, rank, done, change, taken, played, stars, rounds, peers, verdict } = report;
  const fixed = (value: number): string => value.toFixed(1);
  const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(DIGITS[type]);
  const range = ({ value, low, high }: Measured, figure: (value: number) => string): string =>
    say('cli.lab.range', { value: figure(value), low: figure(low), high: figure(high) });
  const percent = (value: number): string => `${Math.round(value * 100)} %`;
  const name = inLanguage(card.name, language);
  const line = (key: string, value: string): string => say(`cli.lab.${key}`, { value });
  // A ceremony has no code on its face: it is called by its name.
  const called = (ref: string): object => (type === 'ceremony' ? { card: nameOf(ref) } : {});
  return [
    say(`cli.lab.head-${type}`, { name, n: rank, pairs: done }),
    line(`change-${type}`, range(change, signed)),
    ...peers.map((peer) =>
      say('cli.lab.peer', {
        card: codeOf(peer),
        id: peer.card,
        value: range(peer.change, signed),
        ...called(peer.card),
      }),
    ),
    line(`taken-${type}`, range(taken, percent)),
    line(`played-${type}`, range(played, percent)),
    line(`stars-${type}`, range(stars, fixed)),
    ...(rounds === undefined ? [] : [line('rounds', range(rounds, fixed))]),
    say(verdict.message.key, {
      ...verdict.message.values,
      ...(verdict.nearest !== null && called(verdict.nearest)),
    }),
  ].join('\n');
}
