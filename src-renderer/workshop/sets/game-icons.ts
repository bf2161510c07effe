import { Heart, Music, Plus, Star } from '@lucide/vue';
import type { Component } from 'vue';
import type { GameId } from '@shared/cards/vocabulary';
import type { BlankKind } from '../model/kinds';

/** The sign of the game a set belongs to. */
export const GAME_ICONS: Readonly<Record<GameId, Component>> = { copytoru: Star, kokopelli: Music };

/** What stands before each kind of card that can be begun. */
export const KIND_ICONS: Readonly<Record<BlankKind, Component>> = {
  kirby: Plus,
  enemy: Heart,
  ceremony: Music,
};
