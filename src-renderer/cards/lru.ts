/** Keeps the values used last; the longest unused is let go of when there are too many. */
export class Lru<Value> {
  readonly #kept = new Map<string, Value>();

  /**
   * @param limit how many values are kept, 1 or more
   * @param letGo called with every value that falls out
   */
  constructor(
    private readonly limit: number,
    private readonly letGo: (value: Value) => void,
  ) {}

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= this.limit) return;
      this.#kept.delete(oldest);
      this.letGo(old);
    }
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}
