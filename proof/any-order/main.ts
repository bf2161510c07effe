import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewMatch } from '@shared/contract/calls';
import type { PlayerName } from '@shared/contract/view';
import { playInAnyOrder } from '@main/services/testing/any-order';

/** Plays its share of the matches of every game, each time with other players. */
const [times = '1000', part = '0', parts = '1', seed = 'long'] = process.argv.slice(2);

type LineUp = readonly PlayerName[];
const LINE_UPS: Readonly<Record<string, readonly LineUp[]>> = {
  'copy-ability-battle': [
    ['human', 'greedy', 'random'],
    ['human', 'human', 'human'],
    ['human', 'random', 'human', 'greedy'],
  ],
  'easy-battle': [
    ['human', 'human', 'human', 'human'],
    ['human', 'random', 'random', 'greedy', 'random'],
  ],
  'solo-battle': [['human']],
  kokopelli: [
    ['human', 'human'],
    ['random', 'human', 'greedy', 'random'],
  ],
};
const GAMES: readonly NewMatch['game'][] = ['copy-ability-battle', 'easy-battle', 'solo-battle', 'kokopelli'];

for (const game of GAMES) {
  const lineUps = LINE_UPS[game] ?? [];
  for (let match = Number(part); match < Number(times); match += Number(parts)) {
    const [folder, other] = await Promise.all(
      ['a', 'b'].map((name) => mkdtemp(join(tmpdir(), `tefuda-order-${name}-`))),
    );
    if (folder === undefined || other === undefined) throw new Error('There is no folder.');
    const players = lineUps[match % lineUps.length] ?? ['human'];
    try {
      await playInAnyOrder({ seed: `${seed}:${match}`, game, players, folder, other, acts: 110 });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`${game}, ${players.join(', ')}, seed ${seed}:${match}: ${why}`);
      process.exit(1);
    }
    await Promise.all([folder, other].map((made) => rm(made, { recursive: true, force: true })));
  }
}
