import { beats, colorsFit } from '@shared/games/copytoru/easy-battle/aim';
import { pointsOf, type Faces } from '@shared/games/copytoru/faces';

/** So many enemies are there to choose from when a card is played one day, about. */
const TYPICAL_CHOICE = 3;

/** What every Kirby card can do to every enemy, worked out once for a match. */
export class Reach {
  /** Card by card, for every instance as enemy: 0 out of reach by colour, 1 too strong, 2 falls. */
  private readonly table: Uint8Array;
  private readonly count: number;
  /** The stars a card brings when it is played one day, on average. */
  readonly worth: Float64Array;

  constructor(readonly faces: Faces) {
    this.count = faces.count;
    this.table = new Uint8Array(faces.count * faces.count);
    const kirby = instancesWhere(faces, 1);
    const enemies = instancesWhere(faces, 0);
    for (const card of kirby) {
      for (const enemy of enemies) {
        const fits = colorsFit({ faces }, card, enemy);
        this.table[card * faces.count + enemy] = !fits ? 0 : beats({ faces }, card, enemy) ? 2 : 1;
      }
    }
    this.worth = Float64Array.from({ length: faces.count }, (_, card) => this.worthOf(card, enemies));
  }

  fits(card: number, enemy: number): boolean {
    return (this.table[card * this.count + enemy] ?? 0) > 0;
  }

  falls(card: number, enemy: number): boolean {
    return this.table[card * this.count + enemy] === 2;
  }

  /** The best of a few enemies drawn from all: the mean of the greatest of so many numbers. */
  private worthOf(card: number, enemies: readonly number[]): number {
    const stars = enemies
      .map((enemy) => (this.falls(card, enemy) ? pointsOf(this.faces, enemy) : 0))
      .sort((a, b) => a - b);
    let mean = 0;
    stars.forEach((points, index) => {
      const upTo = (place: number): number => (place / stars.length) ** TYPICAL_CHOICE;
      mean += points * (upTo(index + 1) - upTo(index));
    });
    return mean;
  }
}

function instancesWhere(faces: Faces, kirby: number): number[] {
  const found: number[] = [];
  for (let card = 0; card < faces.count; card += 1) if (faces.kirby[card] === kirby) found.push(card);
  return found;
}
