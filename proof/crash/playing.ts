import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchView } from '@shared/contract/view';
import { readRecord } from '@shared/table/record';
import type { Chance } from '@shared/table/sample';
import { anyPick, valueOf } from '@main/services/testing/playing';
import { insist, same, type Activity } from './activity';
import type { Desk } from './desk';
import type { Replayer } from './replayer';

/** Two people each, so that every pick is one that was asked for. */
const MATCHES = [
  { game: 'copy-ability-battle', options: { rounds: 2 } },
  { game: 'easy-battle', options: {} },
  { game: 'kokopelli', options: { types: 'random' } },
] as const;

type Pick = readonly string[];
type Doing = { readonly does: 'pick'; readonly pick: Pick } | { readonly does: 'undo' | 'redo' | 'nothing' };

/** A match as the person at the screen knows it: what was answered or shown. */
interface Known {
  readonly id: string;
  picks: readonly Pick[];
  undone: readonly Pick[];
  /** What was asked for and not answered yet. */
  doing: Doing;
  /** How it was shown last. */
  view: MatchView;
}

const NOTHING: Doing = { does: 'nothing' };

/** Plays match after match with picks, undo and redo by chance. */
export class Playing implements Activity {
  #match: Known | null = null;
  /** What is known of matches that are over: their picks. */
  readonly #over = new Map<string, readonly Pick[]>();
  #begun = 0;

  constructor(
    private readonly dataFolder: string,
    private readonly replayer: Replayer,
    private readonly chance: Chance,
  ) {}

  listen(desk: Desk): void {
    desk.on('match.changed', ({ id, cause, view }) => {
      if (this.#match?.id === id && cause !== 'viewer' && cause !== 'pause') this.#learn(this.#match, view);
    });
  }

  async doOnce(desk: Desk): Promise<void> {
    await this.#step(desk, this.#match ?? (await this.#begin(desk)));
  }

  async check(desk: Desk): Promise<void> {
    await desk.call('matches.list', null);
    for (const [id, picks] of this.#over) {
      const record = await this.#read(id);
      insist(same(record.picks, picks), `The finished match ${id} has other picks than were made.`);
    }
    const match = this.#match;
    if (match === null) return;
    const record = await this.#read(match.id);
    this.#compare(match, record);
    this.replayer.insistOn(record.text);
    const after = valueOf(await desk.call('matches.open', { id: match.id }));
    const straight = this.replayer.play(record.text);
    const shown = { number: after.number, scores: after.scores, log: after.log, history: after.history };
    insist(same(shown, straight), `${match.id} is not what a straight replay of its picks gives.`);
    if (after.number === match.view.number && match.doing.does === 'nothing') {
      const { scores, counters, log, history } = match.view;
      const before = { scores, counters, log, history };
      const now = { scores: after.scores, counters: after.counters, log: after.log, history: after.history };
      insist(same(now, before), `${match.id} looks different from how it was shown.`);
    }
    Object.assign(match, { picks: record.picks, undone: record.undone, doing: NOTHING, view: after });
  }

  async #begin(desk: Desk): Promise<Known> {
    const wanted = MATCHES[this.#begun % MATCHES.length] ?? MATCHES[0];
    this.#begun += 1;
    const seats = ['Aki', 'Ben'].map((name) => ({ name, player: 'human' as const, handicap: 0 }));
    const view = valueOf(await desk.call('matches.create', { ...wanted, seats, seed: `${this.#begun}` }));
    this.#match = { id: view.id, picks: [], undone: [], doing: NOTHING, view };
    return this.#match;
  }

  async #step(desk: Desk, match: Known): Promise<void> {
    const { id } = match;
    const view = valueOf(await desk.call('matches.open', { id }));
    match.view = view;
    if (view.decision === null) {
      this.#over.set(id, match.picks);
      this.#match = null;
      await desk.call('matches.close', { id });
      return;
    }
    const luck = this.chance.below(12);
    if (view.canUndo && luck === 0)
      return this.#do(match, { does: 'undo' }, desk.call('matches.undo', { id }));
    if (view.canRedo && luck <= 3)
      return this.#do(match, { does: 'redo' }, desk.call('matches.redo', { id }));
    if (view.curtain !== null) {
      valueOf(await desk.call('matches.ready', { id, seat: view.curtain.seat }));
      return;
    }
    const pick = anyPick(view, this.chance);
    const call = desk.call('matches.pick', { id, number: view.number, pick });
    await this.#do(match, { does: 'pick', pick }, call);
  }

  async #do(match: Known, doing: Doing, call: ReturnType<Desk['call']>): Promise<void> {
    match.doing = doing;
    const answer = await call;
    insist(same(answer, { ok: true, value: null }), `${doing.does}: ${JSON.stringify(answer)}`);
    match.doing = NOTHING;
  }

  /** What was shown has happened, whether the answer arrives or not. */
  #learn(match: Known, view: MatchView): void {
    const known = view.number - 1;
    const { doing, picks, undone } = match;
    const all = [...picks, ...undone];
    match.view = view;
    if (doing.does === 'pick') {
      match.undone = same(undone[0], doing.pick) ? undone.slice(1) : [];
      match.picks = [...picks, doing.pick];
    } else {
      match.picks = all.slice(0, known);
      match.undone = all.slice(known);
    }
    insist(match.picks.length === known, `${match.id} shows ${known} picks and not ${match.picks.length}.`);
    match.doing = NOTHING;
  }

  #compare({ id, picks, undone, doing }: Known, record: { readonly picks: readonly Pick[] }): void {
    const found = record.picks;
    const isPrefix = (some: readonly Pick[], of: readonly Pick[]): boolean =>
      same(some, of.slice(0, some.length));
    const possible =
      same(found, picks) ||
      (doing.does === 'pick' && same(found, [...picks, doing.pick])) ||
      (doing.does === 'undo' && found.length < picks.length && isPrefix(found, picks)) ||
      (doing.does === 'redo' && found.length > picks.length && isPrefix(found, [...picks, ...undone]));
    const numbers = `${picks.length} picks were shown, ${found.length} are there`;
    insist(possible, `${id}: ${numbers}, while it was asked for: ${JSON.stringify(doing)}`);
  }

  async #read(id: string): Promise<{ text: string; picks: Pick[]; undone: Pick[] }> {
    const read = (place: string): Promise<string | null> =>
      readFile(join(this.dataFolder, place, `${id}.jsonl`), 'utf8').catch(() => null);
    const text = (await read('matches')) ?? (await read('records'));
    insist(text !== null, `The match ${id} is gone.`);
    const reading = readRecord(text);
    insist(reading.outcome === 'read', `The match ${id} cannot be read.`);
    const picksOf = (given: readonly { readonly pick: Pick }[]): Pick[] => given.map(({ pick }) => pick);
    return { text, picks: picksOf(reading.record.picks), undone: picksOf(reading.record.undone) };
  }
}
