import type { EventPayload } from '@shared/contract/events';
import type { WireMessage } from '@shared/contract/view';
import type { Publisher } from './publisher';

export type Severity = EventPayload<'notice'>['severity'];

/** What a person should know: kept for those who ask later, and sent at once to those who listen. */
export class Notices {
  readonly #told: WireMessage[] = [];

  constructor(private readonly publisher: Publisher) {}

  /** Says something once; the same sentence about the same thing is not repeated. */
  tell(severity: Severity, message: WireMessage): void {
    const words = JSON.stringify(message);
    if (this.#told.some((told) => JSON.stringify(told) === words)) return;
    this.#told.push(message);
    this.publisher.publish({ name: 'notice', payload: { severity, message } });
  }

  /** Everything said since the start, oldest first. */
  get told(): readonly WireMessage[] {
    return this.#told;
  }
}
