/** Lines of progress where nobody watches a terminal. */
const LINES = 10;

/**
 * Tells on stderr how far a long command has come: one line that is written over in a terminal, otherwise a
 * line now and then.
 */
export class Progress {
  #told = 0;

  /**
   * @param words says how much is done
   * @param of how much there is to do
   */
  constructor(
    private readonly words: (done: number) => string,
    private readonly of: number,
  ) {}

  /** So much is done. */
  reached(done: number): void {
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${this.words(done)}`);
      return;
    }
    const tenth = Math.floor((done * LINES) / this.of);
    if (tenth <= this.#told) return;
    this.#told = tenth;
    process.stderr.write(`${this.words(done)}\n`);
  }

  /** Nothing more is told. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\n');
  }
}
