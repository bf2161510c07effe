import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';
import { isSentence } from '@shared/locales/testing/sentences';
import type { Message, Preview } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import { viewOf } from '@shared/table/view';
import { checkedGame, gameById } from '../testing/checked-game';
import { randomHouseRules } from '../testing/house-rules';
import { details, shortName, type Position } from '../testing/take-up';
import { KOKOPELLI } from './kokopelli';
import { ACT } from './setting';
import { position, type KokopelliPosition } from './testing/position';

/** It is the turn of seat 0 of four; its left neighbour is seat 1, its right one seat 3. */
const turn = (zones: KokopelliPosition['zones'], more: Omit<KokopelliPosition, 'zones'> = {}): Position =>
  position({ zones, ...more });

/** What an option would do, by the name of a card or of a space. */
function preview(at: Position, name: string): Preview | undefined {
  const decision = at.match.decision;
  const index = at.options().indexOf(name);
  return details(at).previews.get(decision?.options[index] ?? Number.NaN);
}

/** Notes as `name values…`, cards by their ids. */
const notes = (told: Preview | undefined): string[] => (told?.notes ?? []).map(short);

const short = ({ key, values = {} }: Message): string =>
  [
    key.replace('prompts.kokopelli.notes.', ''),
    ...Object.entries(values).map(([name, value]) => `${name}:${shortName(String(value))}`),
  ].join(' ');

/** The name of the reason why the first card of that name in a zone cannot be picked. */
function reason(at: Position, zone: string, name: string): string | undefined {
  const index = at.zone(zone).indexOf(name);
  const card = viewOf(at.match, 'open').zones[zone]?.cards[index] ?? -1;
  return details(at).barred.get(card)?.key.replace('prompts.kokopelli.reasons.', '');
}

const prompt = (at: Position): Message => details(at).prompt;

describe('what a decision of Kokopelli tells', () => {
  it('asks for an action, with how many are left', () => {
    const at = turn({ 'hand:0': ['flute-host', 'kokopelli'], 'village:0:1': ['good-guest'] });
    expect(prompt(at)).toEqual({ key: 'prompts.kokopelli.action', values: { n: 2 } });
    at.pick('draw');
    expect(prompt(at)).toEqual({ key: 'prompts.kokopelli.action-or-pass', values: { n: 1 } });
  });

  it('tells how many cards are drawn, and what helps', () => {
    const at = turn({
      'hand:0': ['flute-host', 'kokopelli'],
      'deck:0': ['kokopelli', 'kokopelli'],
      'village:0:1': ['open-basket'],
      'village:0:2': ['early-riser'],
      'village:0:3': ['fresh-start'],
    });
    const { previews } = details(at);
    expect(notes(previews.get(ACT.draw))).toEqual([
      'free card:early-riser',
      'thanks-to card:open-basket',
      'draws n:2',
      'end',
    ]);
    expect(notes(previews.get(ACT.exchange))).toEqual(['thanks-to card:fresh-start', 'draws n:3']);
    expect(previews.get(ACT.draw)?.stars).toBe(0);
  });

  it('tells how many cards can be opened and laid, and the best they can do', () => {
    const at = turn({
      'hand:0': ['flute-host', 'quick-beat', 'kokopelli', 'empty-bowl'],
      'village:0:1': ['first-spark'],
      'village:1:3': ['quick-beat', 'quick-beat', '2:quick-beat'],
    });
    const { previews } = details(at);
    expect(notes(previews.get(ACT.open))).toEqual(['can-open n:2', 'up-to n:1']);
    expect(notes(previews.get(ACT.play))).toEqual(['can-play n:2', 'up-to n:4', 'can-complete']);
  });

  it('tells what opening gives', () => {
    const at = turn({ 'hand:0': ['flute-host', 'empty-bowl'], 'village:0:1': ['first-spark'] });
    at.pick('open');
    expect(prompt(at).key).toBe('prompts.kokopelli.card-open');
    expect(preview(at, 'empty-bowl')).toMatchObject({ stars: 1 });
    expect(notes(preview(at, 'empty-bowl'))).toEqual([
      'opens card:empty-bowl',
      'gives-you card:first-spark n:1',
    ]);
    at.pick('empty-bowl');
    expect(prompt(at).key).toBe('prompts.kokopelli.space-open');
    expect(notes(preview(at, 'village:0:2'))).toEqual([
      'opens card:empty-bowl',
      'gives-you card:first-spark n:1',
    ]);
  });

  it('tells of a card with one space all it would do: tile, host, effects, game-end tile, emptied hand', () => {
    const at = turn(
      {
        'hand:0': ['quick-beat'],
        'deck:0': ['kokopelli', 'kokopelli'],
        'village:1:3': ['quick-beat', 'quick-beat', '2:kokopelli'],
        'village:0:1': ['good-guest'],
        'village:1:1': ['proud-host'],
      },
      { completed: { 'quick-beat': 1 }, actions: 1 },
    );
    const told = details(at).previews.get(ACT.play);
    expect(notes(told)).toEqual(['can-play n:1', 'up-to n:5', 'can-complete']);
    // Two cards to choose from, each with one space.
    const two = turn(
      {
        'hand:0': ['quick-beat', 'good-guest'],
        'village:1:3': ['quick-beat', 'quick-beat', '2:kokopelli'],
        'village:0:1': ['good-guest'],
        'village:1:1': ['proud-host'],
      },
      { completed: { 'quick-beat': 1 } },
    );
    two.pick('play');
    expect(preview(two, 'quick-beat')).toMatchObject({ stars: 1 + 3, succeeds: true });
    expect(notes(preview(two, 'quick-beat'))).toEqual([
      'gives-you card:good-guest n:1',
      'completes card:quick-beat n:3',
      'hosts seat:1 n:1',
      'gives seat:1 card:proud-host n:1',
      'end-tile card:quick-beat n:1 of:9',
    ]);
    expect(preview(two, 'good-guest')).toEqual({ stars: 0, succeeds: false, notes: [] });
  });

  it('tells of a card with several spaces only what is the same in all, and the best', () => {
    const at = turn({
      'hand:0': ['kokopelli', 'empty-bowl'],
      'village:0:1': ['empty-bowl', 'empty-bowl', '1:kokopelli'],
      'village:1:4': ['flute-host'],
    });
    at.pick('play');
    expect(preview(at, 'kokopelli')).toEqual({
      notes: [
        { key: 'prompts.kokopelli.notes.up-to', values: { n: 4 } },
        { key: 'prompts.kokopelli.notes.can-complete' },
      ],
    });
    at.pick('kokopelli');
    expect(prompt(at).key).toBe('prompts.kokopelli.space-play');
    expect(preview(at, 'village:0:1')).toMatchObject({ stars: 4, succeeds: true });
    expect(preview(at, 'village:1:4')).toMatchObject({ stars: 0, succeeds: false });
    expect(notes(preview(at, 'village:1:4'))).toEqual(['gives seat:1 card:flute-host n:1']);
  });

  it('tells what makes a stack complete before its fourth card, and what an emptied hand gives', () => {
    const at = turn({
      'hand:0': ['kokopelli'],
      'village:0:1': ['good-guest'],
      'village:0:2': ['quick-beat'],
      'village:0:3': ['twin-flute'],
      'village:0:4': ['empty-bowl'],
    });
    at.pick('play');
    expect(notes(preview(at, 'village:0:1'))).toEqual([
      'thanks-to card:quick-beat',
      'thanks-to card:twin-flute',
      'completes card:good-guest n:4',
      'empties n:3',
      'thanks-to card:empty-bowl',
      'draws n:3',
    ]);
    expect(preview(at, 'village:0:1')).toMatchObject({ stars: 4 + 3, succeeds: true });
  });

  it('tells what a cancelled ceremony costs', () => {
    const at = turn({
      'hand:0': ['kokopelli', 'kokopelli'],
      'village:0:1': ['good-guest', '1:kokopelli'],
      'village:0:2': ['quick-beat'],
    });
    at.pick('cancel');
    expect(prompt(at).key).toBe('prompts.kokopelli.space-cancel');
    expect(notes(preview(at, 'village:0:1'))).toEqual(['cancels card:good-guest n:2']);
    expect(notes(preview(at, 'village:0:2'))).toEqual(['cancels card:quick-beat n:1']);
  });

  it('asks for a second card of a Double Step, for an order, and for what is too much', () => {
    const at = turn({
      'hand:0': ['good-guest', 'quick-beat', 'kokopelli'],
      'village:0:1': ['double-step'],
      'village:0:2': ['good-guest'],
      'village:0:3': ['quick-beat'],
    });
    at.pick('play');
    expect(prompt(at).key).toBe('prompts.kokopelli.card-play');
    at.pick('good-guest');
    expect(prompt(at).key).toBe('prompts.kokopelli.card-more');
    at.pick('stop');
    at.pick('exchange');
    expect(prompt(at)).toEqual({ key: 'prompts.kokopelli.order' });
    const full = turn({ 'hand:0': Array.from({ length: 6 }, () => 'kokopelli') }, { actions: 1 });
    full.pick('pass');
    expect(prompt(full)).toEqual({ key: 'prompts.kokopelli.excess', values: { n: 1 } });
  });

  it('says why a card cannot be opened', () => {
    const zones = {
      'hand:0': ['flute-host', 'kokopelli', 'quick-beat', 'good-guest'],
      'village:1:3': ['flute-host'],
    };
    const at = turn(zones);
    expect(reason(at, 'hand:0', 'flute-host')).toBe('action-first');
    at.pick('open');
    expect(reason(at, 'hand:0', 'flute-host')).toBe('runs-in-area');
    expect(reason(at, 'hand:0', 'kokopelli')).toBe('kokopelli-opens-nothing');
    expect(reason(at, 'hand:0', 'quick-beat')).toBeUndefined();
    at.pick('quick-beat');
    expect(reason(at, 'hand:0', 'flute-host')).toBe('space-now');
    expect(reason(at, 'village:1:3', 'flute-host')).toBe('space-taken');
    const own = turn({ ...zones, 'village:0:1': ['flute-host'] }, { options: { openBar: 'village' } });
    own.pick('open');
    expect(reason(own, 'hand:0', 'flute-host')).toBe('runs-in-village');
  });

  it('says why a card cannot be laid', () => {
    const at = turn({
      'hand:0': ['flute-host', 'empty-bowl', 'kokopelli', 'quick-beat', 'good-guest'],
      'village:0:1': ['quick-beat'],
      'village:1:3': ['good-guest'],
      'village:1:1': ['shut-door'],
      'village:2:2': ['wide-porch'],
    });
    at.pick('play');
    expect(reason(at, 'hand:0', 'flute-host')).toBe('nothing-matches');
    expect(reason(at, 'hand:0', 'good-guest')).toBe('closed-to-ceremonies');
    expect(reason(at, 'hand:0', 'quick-beat')).toBeUndefined();
    expect(reason(at, 'village:1:3', 'good-guest')).toBe('card-first');
    at.pick('kokopelli');
    expect(reason(at, 'village:2:2', 'wide-porch')).toBe('out-of-reach');
    expect(reason(at, 'village:1:3', 'good-guest')).toBeUndefined();
  });

  it('says why a Kokopelli, or a second card, cannot be laid', () => {
    const at = turn({
      'hand:0': ['kokopelli', 'good-guest', 'good-guest', 'quick-beat'],
      'village:1:3': ['good-guest'],
      'village:1:4': ['quick-beat'],
      'village:1:1': ['closed-circle'],
      'village:3:4': ['double-step'],
      'village:2:1': ['empty-bowl'],
    });
    at.pick('play');
    expect(reason(at, 'hand:0', 'kokopelli')).toBe('closed-to-kokopelli');
    const second = turn({
      'hand:0': ['good-guest', 'good-guest', 'quick-beat', 'kokopelli'],
      'village:0:1': ['double-step'],
      'village:1:3': ['good-guest'],
      'village:1:4': ['quick-beat'],
    });
    second.pick('play');
    second.pick('good-guest');
    expect(reason(second, 'hand:0', 'good-guest')).toBe('same-type');
    second.pick('kokopelli');
    expect(reason(second, 'village:1:3', 'good-guest')).toBe('same-type');
    expect(reason(second, 'village:1:4', 'quick-beat')).toBeUndefined();
  });

  it('says why a ceremony is no place for a card, nor to be cancelled, nor now', () => {
    const zones = {
      'hand:0': ['kokopelli', 'quick-beat', 'good-guest', 'kokopelli', 'kokopelli', 'kokopelli'],
      'village:0:1': ['quick-beat'],
      'village:0:2': ['mixed-dance'],
      'village:1:3': ['good-guest'],
      'village:1:4': ['quick-beat', '0:kokopelli'],
    };
    const at = turn({ ...zones, 'village:0:2': ['wide-porch'] });
    at.pick('play');
    at.pick('quick-beat');
    expect(reason(at, 'village:1:3', 'good-guest')).toBe('other-type');
    const cancel = turn(zones);
    cancel.pick('cancel');
    expect(reason(cancel, 'village:1:3', 'good-guest')).toBe('not-your-village');
    expect(reason(cancel, 'hand:0', 'kokopelli')).toBe('cancelling');
    const order = turn(zones);
    order.pick('exchange');
    expect(reason(order, 'village:1:3', 'good-guest')).toBe('pile-first');
  });

  it('never tells others which card waits for its space', () => {
    const at = turn({ 'hand:0': ['flute-host', 'good-guest'] });
    at.pick('open');
    at.pick('flute-host');
    const other = turn({ 'hand:0': ['flute-host', 'good-guest'] });
    other.pick('open');
    other.pick('good-guest');
    for (const viewer of [1, 2, 3, null]) {
      expect(viewOf(at.match, viewer)).toEqual(viewOf(other.match, viewer));
    }
  });
});

/** Sentences about options, said before any match begins. */
const OF_OPTIONS = /^prompts\.kokopelli\.(types|tiles)-/;

/** The most matches that are played to hear every sentence; a few dozen do. */
const MOST = 200;

/** The keys of everything that is told and said in a match played at random. */
function heardIn(deal: number): Set<string> {
  const keys = new Set<string>();
  const below = makeBelow(`words ${deal}`);
  const seats = 2 + (deal % 3);
  const { rules } = checkedGame(KOKOPELLI, seats, randomHouseRules(gameById(KOKOPELLI), seats, below));
  const match = startMatch(rules, `words ${deal}`, { events: true });
  while (match.decision !== null) {
    // Not at every action: what is told of it takes longer than what is played.
    if (match.decision.kind !== 'action' || below(10) === 0) {
      const { prompt: asked, barred, previews } = rules.describe(match.table, match.decision);
      keys.add(asked.key);
      for (const { key } of barred.values()) keys.add(key);
      for (const told of previews.values()) for (const { key } of told.notes ?? []) keys.add(key);
    }
    takePick(match, randomPick(match.decision, below));
  }
  for (const each of match.table.events ?? []) if (each.type === 'said') keys.add(each.key);
  return keys;
}

describe('the words of Kokopelli', () => {
  it('exist for every prompt, note, reason and line of many matches, and all of them are used', () => {
    const { prompts, log } = messages.en;
    const written = [
      ...sentences(prompts.kokopelli, 'prompts.kokopelli'),
      ...sentences(log.kokopelli, 'log.kokopelli'),
    ];
    const unheard = new Set(written.filter((key) => !OF_OPTIONS.test(key)));
    for (let deal = 0; unheard.size > 0 && deal < MOST; deal += 1) {
      const heard = heardIn(deal);
      expect([...heard].filter((key) => !isSentence(key))).toEqual([]);
      for (const key of heard) unheard.delete(key);
    }
    expect([...unheard]).toEqual([]);
  });
});

type Tree = string | { readonly [key: string]: Tree };

const sentences = (tree: Tree, path: string): string[] =>
  typeof tree === 'string'
    ? [path]
    : Object.entries(tree).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
