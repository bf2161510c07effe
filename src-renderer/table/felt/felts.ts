import type { Component } from 'vue';
import type { GameId } from '@shared/contract/players';
import UnseenByColor from '../counter/UnseenByColor.vue';
import PileDialog from '../dialogs/PileDialog.vue';
import KokopelliCorner from '../kokopelli/KokopelliCorner.vue';
import KokopelliFelt from '../kokopelli/KokopelliFelt.vue';
import LayingForecast from '../kokopelli/LayingForecast.vue';
import UnseenBySeat from '../kokopelli/UnseenBySeat.vue';
import VillagePile from '../kokopelli/VillagePile.vue';
import OwnSeat from '../seats/OwnSeat.vue';
import SoloFelt from '../solo/SoloFelt.vue';
import SoloForecast from '../solo/SoloForecast.vue';
import SoloPlayed from '../solo/SoloPlayed.vue';
import BattleFelt from './BattleFelt.vue';
import EasyFelt from './EasyFelt.vue';

/** What lies on the felt in one game. */
export interface FeltParts {
  /** Everything above the prompt; its roots stand below each other. */
  readonly upper: Component;
  /** What stands at the lower left. */
  readonly corner: Component;
  /** Where the prompt is: over the hand, over the whole width, or within the corner. */
  readonly prompt: 'hand' | 'wide' | 'corner';
  /** What a choice would bring, within the prompt; null where it has a bar of its own. */
  readonly forecast: Component | null;
  /** What has not been seen yet, in the card counter. */
  readonly unseen: Component;
  /** A pile that is looked through: takes its zone. */
  readonly pile: Component;
}

const COPYTORU = {
  corner: OwnSeat,
  prompt: 'hand',
  forecast: null,
  unseen: UnseenByColor,
  pile: PileDialog,
} as const;

/** The felt of each game. */
export const FELTS: Readonly<Record<GameId, FeltParts>> = {
  'copy-ability-battle': { ...COPYTORU, upper: BattleFelt },
  'easy-battle': { ...COPYTORU, upper: EasyFelt },
  'solo-battle': {
    ...COPYTORU,
    upper: SoloFelt,
    corner: SoloPlayed,
    prompt: 'wide',
    forecast: SoloForecast,
  },
  kokopelli: {
    upper: KokopelliFelt,
    corner: KokopelliCorner,
    prompt: 'corner',
    forecast: LayingForecast,
    unseen: UnseenBySeat,
    pile: VillagePile,
  },
};
