import { villageOf } from '../../table/kokopelli/model/places';
import { Moment } from '../moment';

/** Two play the guided match. */
const SEATS = 2;

/** A moment of Kokopelli. */
export class Festival extends Moment {
  /** Actions left in this turn, the open one included. */
  get actions(): number {
    return Number(this.view.counters['actions'] ?? 0);
  }

  /** This round is the last one. */
  get isEnding(): boolean {
    return this.view.counters['endTriggered'] === 1;
  }

  /** What is asked, as the last part of its prompt's key. */
  get asks(): string {
    return this.decision?.prompt.key.split('.').at(-1) ?? '';
  }

  get hand(): readonly string[] {
    return this.zone(`hand:${this.mine}`);
  }

  /** Ceremonies that run in a seat's village. */
  running(seat: number): number {
    return villageOf(SEATS, seat).filter((zone) => this.zone(zone).length > 0).length;
  }

  /** Whether an option is a Kokopelli. */
  isWild(option: string): boolean {
    return this.card(option)?.type === 'kokopelli';
  }

  /** Points an option is known to give. */
  pointsOf(option: string): number {
    return this.preview(option)?.stars ?? 0;
  }

  /** Whether an option completes a ceremony, or can lead to that. */
  completes(option: string): boolean {
    const told = this.preview(option);
    return told?.succeeds === true || this.says(option, 'can-complete') || this.says(option, 'completes');
  }

  /** Whether a consequence of an option is told by a note of that name. */
  says(option: string, note: string): boolean {
    return (this.preview(option)?.notes ?? []).some(({ key }) => key === `prompts.kokopelli.notes.${note}`);
  }

  /** Cards of the hand that are the same ceremony as an option, itself included. */
  copiesInHand(option: string): number {
    return this.hand.filter((other) => this.ref(other) === this.ref(option)).length;
  }
}
