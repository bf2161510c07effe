import type { EventName, EventPayload } from '@shared/contract/events';

/** One event on its way to every window. */
export type Published = {
  [Name in EventName]: { readonly name: Name; readonly payload: EventPayload<Name> };
}[EventName];

/** Carries the services' events to whoever listens: the host, and tests. */
export class Publisher {
  readonly #listeners = new Set<(published: Published) => void>();

  publish(published: Published): void {
    for (const listener of this.#listeners) listener(published);
  }

  /** Calls `listener` on every event; returns the way to stop. */
  subscribe(listener: (published: Published) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
