import type { Component } from 'vue';

/** One thing a menu offers: an action, or with `inside` a choice of several. */
export interface Action<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly icon?: Component;
  readonly help?: string;
  /** It puts the focus elsewhere by itself: the menu's button must not take it back. */
  readonly leads?: boolean;
  readonly inside?: readonly { readonly id: Id; readonly text: string }[];
}
