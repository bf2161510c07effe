import type { LogLine } from '@shared/contract/view';

/** Where points of Kokopelli come from, in the order they are told, and the log lines that tell of each. */
const SOURCES = [
  { source: 'tiles', keys: ['log.kokopelli.completes'] },
  { source: 'host', keys: ['log.kokopelli.hosts'] },
  {
    source: 'effects',
    keys: ['log.kokopelli.acts.open', 'log.kokopelli.acts.laid', 'log.kokopelli.acts.completed'],
  },
  { source: 'empty', keys: ['log.kokopelli.empties'] },
  { source: 'pile', keys: ['log.kokopelli.fewest', 'log.kokopelli.second-fewest'] },
  { source: 'running', keys: ['log.kokopelli.running'] },
] as const;

/** What one thing brought to every seat. */
export interface PointSource {
  /** Its words are `end.points.<source>`. */
  readonly source: (typeof SOURCES)[number]['source'];
  /** By seat. */
  readonly points: readonly number[];
}

/** How the points of a match of Kokopelli came, as its log tells; what brought nobody anything is left out. */
export function pointSources(log: readonly LogLine[], seats: number): PointSource[] {
  return SOURCES.map(({ source, keys }) => {
    const points = Array<number>(seats).fill(0);
    const told: readonly string[] = keys;
    for (const { key, seat, values } of log) {
      if (seat !== undefined && told.includes(key))
        points[seat] = (points[seat] ?? 0) + Number(values?.['n'] ?? 0);
    }
    return { source, points };
  }).filter(({ points }) => points.some((some) => some > 0));
}

/** How many ceremonies a seat completed. */
export const completedBy = (log: readonly LogLine[], seat: number): number =>
  log.filter((line) => line.key === 'log.kokopelli.completes' && line.seat === seat).length;
