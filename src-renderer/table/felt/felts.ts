import type { Component } from 'vue';
import type { GameId } from '@shared/contract/players';
import BattleFelt from './BattleFelt.vue';
import EasyFelt from './EasyFelt.vue';
import OwnSeat from '../seats/OwnSeat.vue';
import SoloFelt from '../solo/SoloFelt.vue';
import SoloPlayed from '../solo/SoloPlayed.vue';

/** What lies on the felt in one game. */
export interface FeltParts {
  /** Everything above the prompt; its roots stand below each other. */
  readonly upper: Component;
  /** What stands at the lower left. */
  readonly corner: Component;
  /** The prompt runs over the whole width, and the corner stands beside the hand alone. */
  readonly widePrompt: boolean;
}

/** The felt of each game. */
export const FELTS: Readonly<Record<GameId, FeltParts>> = {
  'copy-ability-battle': { upper: BattleFelt, corner: OwnSeat, widePrompt: false },
  'easy-battle': { upper: EasyFelt, corner: OwnSeat, widePrompt: false },
  'solo-battle': { upper: SoloFelt, corner: SoloPlayed, widePrompt: true },
};
