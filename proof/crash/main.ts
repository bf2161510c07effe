import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTS, type Host } from './desk';
import { ALONE, DOINGS, killAgainAndAgain, type DoingName } from './sequence';

/** Kills one host during one thing, or during all at once, and prints what came of it. */
const [root = '.', host = 'web', doing = 'all', times = '10', seed = 'crash'] = process.argv.slice(2);

const isHost = (name: string): name is Host => HOSTS.some((each) => each === name);
const known: readonly DoingName[] = [...DOINGS, ...ALONE];
const chosen = doing === 'all' ? DOINGS : known.filter((name) => name === doing);
if (!isHost(host) || chosen.length === 0) {
  console.error(`Usage: main <root> <${HOSTS.join('|')}> <${[...known, 'all'].join('|')}> [times] [seed]`);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'tefuda-crash-'));
try {
  const killed = await killAgainAndAgain({ host, doing: chosen, times: Number(times), seed, root, folder });
  console.log(
    `${host} host, ${doing}: killed ${killed.kills} times, ${killed.answers} answers, nothing lost`,
  );
  await rm(folder, { recursive: true, force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`What is left lies in ${folder}`);
  process.exitCode = 1;
}
