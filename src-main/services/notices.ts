import type { EventPayload } from '@shared/contract/events';
import type { WireMessage } from '@shared/contract/view';
import type { KeptNotices } from './kept-notices';
import type { Publisher } from './publisher';

export type Severity = EventPayload<'notice'>['severity'];

/** What a person should know: kept for those who ask later, and sent at once to those who listen. */
export class Notices {
  readonly #told: WireMessage[] = [];

  /** @param kept keeps what no page has shown from one start to the next; without it that is lost */
  constructor(
    private readonly publisher: Publisher,
    private readonly kept?: KeptNotices,
  ) {}

  /** Takes up what earlier starts have told while nobody looked. */
  async takeUp(): Promise<void> {
    await this.kept?.load();
    this.#told.push(...(this.kept?.waiting ?? []));
  }

  /** Says something once; the same sentence about the same thing is not repeated. */
  tell(severity: Severity, message: WireMessage): void {
    const words = JSON.stringify(message);
    if (this.#told.some((told) => JSON.stringify(told) === words)) return;
    this.#told.push(message);
    this.kept?.keep(message);
    this.publisher.publish({ name: 'notice', payload: { severity, message } });
  }

  /** A page has shown these to somebody. */
  async shown(messages: readonly WireMessage[]): Promise<void> {
    await this.kept?.shown(messages);
  }

  /** Resolves when everything that is kept is on the disk. */
  async settled(): Promise<void> {
    await this.kept?.settled();
  }

  /** Everything said since the start, and before it what nobody had seen; oldest first. */
  get told(): readonly WireMessage[] {
    return this.#told;
  }
}
