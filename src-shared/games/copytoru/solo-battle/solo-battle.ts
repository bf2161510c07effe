import { prepareMatch } from '../match-rules';
import { readOptions } from '../../read-options';
import { soloOptions } from '../options';
import { refuse, type MatchInput, type Prepared } from '../prepared';
import { makeZones } from '../zones';
import { makeQuestMode } from './quest-mode';
import { bearableHits, QUESTS } from './quests';
import { questZones, rowName, rowZones } from './rows';

/** The id by which records and the command line know this game. */
export const SOLO_BATTLE = 'solo-battle';

/** It is for one. */
export const SOLO_SEATS = { min: 1, max: 1 } as const;

/** Makes a quest of Solo Battle ready for one match. */
export function prepareSoloBattle(input: MatchInput): Prepared {
  const { seats } = input;
  if (seats !== SOLO_SEATS.max) return refuse([{ key: 'prompts.options.alone' }]);
  const read = readOptions(soloOptions, input.options, seats);
  if (!read.ok) return read;
  const { options } = read;
  const quest = QUESTS[options.quest - 1];
  if (quest === undefined) throw new Error(`There is no quest ${options.quest}.`);
  const { cards, rows, target, life } = quest;
  if ((options.handicap[0] ?? 0) >= target) {
    return refuse([{ key: 'prompts.options.handicap-too-high', values: { target } }]);
  }
  return prepareMatch(input, {
    game: SOLO_BATTLE,
    offer: cards,
    options,
    opening: null,
    zones: (faces) => makeZones(seats, faces, rowName(rows), questZones(rows, life, faces)),
    enemyZones: rowZones(rows),
    mode: makeQuestMode(quest, bearableHits(life, options.lossWhen) + 1),
  });
}
