import { Brush, BookOpen, ChartColumn, History, LayoutGrid, Repeat, Route } from '@lucide/vue';
import { h } from 'vue';
import type { Component } from 'vue';
import MarkIcon from '../ui/MarkIcon.vue';

const TableSign = () => h(MarkIcon, { name: 'step:getUntil', size: '1.75rem' });

/** A room that has a tile at home. Its name is that of its route; without one it is not shown. */
export interface Room {
  readonly name: 'new-match' | 'quests' | 'workshop' | 'collection' | 'records' | 'rules' | 'statistics';
  readonly icon: Component;
}

/** The way into a match of one's own choice. */
export const NEW_MATCH: Room = { name: 'new-match', icon: TableSign };

/** The sign of starting the last match again. */
export const AGAIN_ICON: Component = Repeat;

/** The other rooms, in the order of their tiles. */
export const ROOMS: readonly Room[] = [
  { name: 'quests', icon: Route },
  { name: 'workshop', icon: Brush },
  { name: 'collection', icon: LayoutGrid },
  { name: 'records', icon: History },
  { name: 'rules', icon: BookOpen },
  { name: 'statistics', icon: ChartColumn },
];
