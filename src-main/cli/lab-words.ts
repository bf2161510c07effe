import type { PlayedCard } from '@shared/abilities/card';
import { inLanguage } from '@shared/cards/words';
import type { Measured } from '@shared/contract/lab';
import { codeOf, type Report } from '@shared/lab/index';
import { createFormatter, type FormatLanguage } from '@shared/locales/format';

/** What a measurement tells, in words. */
export function reportInWords(report: Report, card: PlayedCard, language: FormatLanguage): string {
  const say = createFormatter(language);
  const { type, rank, done, change, taken, played, stars, peers, verdict } = report;
  const digits = type === 'kirby' ? 1 : 2;
  const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(digits);
  const range = ({ value, low, high }: Measured, figure: (value: number) => string): string =>
    say('cli.lab.range', { value: figure(value), low: figure(low), high: figure(high) });
  const percent = (value: number): string => `${Math.round(value * 100)} %`;
  const name = inLanguage(card.name, language);
  const line = (key: string, value: string): string => say(`cli.lab.${key}`, { value });
  return [
    say(`cli.lab.head-${type}`, { name, n: rank, pairs: done }),
    line(`change-${type}`, range(change, signed)),
    ...peers.map((peer) =>
      say('cli.lab.peer', { card: codeOf(peer), id: peer.card, value: range(peer.change, signed) }),
    ),
    line(`taken-${type}`, range(taken, percent)),
    line(`played-${type}`, range(played, percent)),
    line(
      `stars-${type}`,
      range(stars, (value) => value.toFixed(1)),
    ),
    say(verdict.message.key, verdict.message.values),
  ].join('\n');
}
