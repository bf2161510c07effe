type Listener = (...given: unknown[]) => void;

class EventEmitter {
  readonly #listeners = new Map<string, Listener[]>();

  on(name: string, listener: Listener): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }

  removeListener(name: string, listener: Listener): this {
    this.#listeners.set(
      name,
      (this.#listeners.get(name) ?? []).filter((other) => other !== listener),
    );
    return this;
  }

  emit(name: string, ...given: unknown[]): boolean {
    const listeners = this.#listeners.get(name) ?? [];
    for (const listener of listeners) listener(...given);
    return listeners.length > 0;
  }
}

/** The few modules of Node that Electron gives a sandboxed preload, beside its own. */
export const modules = {
  events: { EventEmitter },
  timers: { setTimeout, clearTimeout, setInterval, clearInterval },
  url: { URL, URLSearchParams },
};
