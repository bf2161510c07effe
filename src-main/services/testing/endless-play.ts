import type { MatchView } from '@shared/contract/view';
import { findAppFolder } from '../app-folder';
import type { MatchesService } from '../matches/matches';
import { openServices } from '../services';

/**
 * Plays a match of two people as fast as it can, until it is killed. Prints `open <number> <log lines>`
 * once it has taken the match up, and `shown <number> <log lines>` after every pick that was shown.
 */
async function playEndlessly(dataFolder: string): Promise<void> {
  const opened = await openServices({
    dataFolder,
    app: findAppFolder(import.meta.url),
    host: 'web',
    systemLanguage: 'en',
  });
  if (!opened.ok) return console.log(`locked ${opened.words}`);
  const { matches, publisher, about, announce } = opened.services;
  announce('http://127.0.0.1:1/');
  publisher.subscribe((event) => {
    if (event.name !== 'match.changed') return;
    const { view } = event.payload;
    console.log(`shown ${view.number} ${view.log.length}`);
  });
  const id = await beginOrTakeUp(matches);
  let view = await look(matches, id);
  console.log(
    `open ${view.number} ${view.log.length} ${about()
      .notices.map(({ key }) => key)
      .join()}`,
  );
  while (view.decision !== null) {
    if (view.curtain !== null) await matches.ready(id, view.curtain.seat);
    view = await look(matches, id);
    const { options, min, max } = view.decision ?? { options: [], min: 0, max: 0 };
    const pick = options.slice(0, Math.max(min, Math.min(1, max))).map((option) => option.id);
    await matches.pick(id, view.number, pick);
    view = await look(matches, id);
  }
  console.log('over');
  // Stays until it is killed, so that its hold on the folder does too.
  setInterval(() => undefined, 60_000);
}

async function beginOrTakeUp(matches: MatchesService): Promise<string> {
  const [known] = await matches.list();
  if (known !== undefined) return known.id;
  const seats = ['Aki', 'Ben'].map((name) => ({ name, player: 'human' as const, handicap: 0 }));
  const created = await matches.create({
    game: 'copy-ability-battle',
    seats,
    options: { rounds: 20 },
    seed: 'endless',
  });
  if (!created.ok) throw new Error(created.refusal.key);
  return created.value.id;
}

async function look(matches: MatchesService, id: string): Promise<MatchView> {
  const opened = await matches.open(id);
  if (!opened.ok) throw new Error(opened.refusal.key);
  return opened.value;
}

await playEndlessly(process.argv[2] ?? '');
