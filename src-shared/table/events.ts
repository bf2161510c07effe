/**
 * What happened on the table, in order. The screen animates events and the log words them.
 * Cards and zones are numbers here; a view turns them into what one seat may read.
 */
export type TableEvent = MovedEvent | ShuffledEvent | RevealedEvent | CountedEvent | SaidEvent;

/** A card went from one zone to another. */
export interface MovedEvent {
  readonly type: 'moved';
  readonly card: number;
  readonly from: number;
  readonly to: number;
  /** Mask of the seats that know the card where it lies now. */
  readonly known: number;
}

/** A zone was put in random order; whoever knew its cards no longer does. */
export interface ShuffledEvent {
  readonly type: 'shuffled';
  readonly zone: number;
}

/** A card was shown to everybody without moving. */
export interface RevealedEvent {
  readonly type: 'revealed';
  readonly card: number;
}

/** A counter got a new value. */
export interface CountedEvent {
  readonly type: 'counted';
  readonly counter: number;
  readonly value: number;
}

/** What a sentence of the log can speak of. `card` and `cards` are instances everybody may know. */
export interface SaidParams {
  readonly seat?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
  /** Plain numbers and words of the sentence (a colour, a power, stars). */
  readonly values?: Readonly<Record<string, number | string>>;
}

/** A sentence of the log: a message key, and what it speaks of. Holds nothing hidden. */
export interface SaidEvent extends SaidParams {
  readonly type: 'said';
  readonly key: string;
}
