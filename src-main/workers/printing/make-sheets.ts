import { type BackKind, backKindOf, printedBack, printedCard } from '@shared/card-face';
import { CARD_FONT } from '@shared/card-face/markup';
import { isPlayed } from '@shared/cards/card';
import { inLanguage } from '@shared/cards/words';
import { gridOf, layOut, type CardPlace, type SheetPage } from '@shared/print';
import { readDrawing } from '@shared/print/svg/read';
import { readJpegHeader, type JpegFacts } from './jpeg';
import { paintForm } from './painter';
import { Pdf, type PdfRef } from './pdf';
import type { CardToPrint, MadeSheets, SheetsSurroundings, SheetsTask, SheetsWarning } from './sheets-task';

/** Units of a card's drawing in a millimetre. */
const UNITS = 10;
/** How wide cut marks are drawn, in millimetres. */
const HAIR = 0.1;
/**
 * Cards side by side lie over each other by so much, in millimetres: two edges that only meet are smoothed apart, and
 * the paper shines through as a hairline.
 */
const OVERLAP = 0.1;

/**
 * Makes sheets to print: one drawing for each card and back, however often it lies on a page. The same for both hosts
 * and for the command line.
 */
export async function makeSheets(task: SheetsTask, around: SheetsSurroundings): Promise<MadeSheets> {
  return new Press(task, around).print();
}

/** What shows on the back of a card: that of its deck, or the same as on its front. */
type Back = BackKind | 'itself';

/**
 * The back of the deck a card belongs to; a blank belongs where its design would go. Number and rules cards lie open
 * on the table and belong to no deck, so that they say the same on both sides.
 */
const backOf = ({ card }: CardToPrint): Back => backKindOf(card) ?? 'itself';

/** Makes the sheets of one task. */
class Press {
  readonly #pdf: Pdf;
  /** How far drawings run past the cut, in their units. */
  readonly #bleed: number;
  readonly #forms = new Map<string, PdfRef>();
  readonly #images = new Map<string, { readonly facts: JpegFacts; readonly ref: PdfRef } | null>();
  readonly #warnings: SheetsWarning[] = [];

  constructor(
    private readonly task: SheetsTask,
    private readonly around: SheetsSurroundings,
  ) {
    this.#pdf = new Pdf(task.title, task.language, task.fonts);
    this.#bleed = (gridOf(task.choices.paper, task.choices.layout).bleed || OVERLAP) * UNITS;
  }

  async print(): Promise<MadeSheets> {
    const { cards, choices } = this.task;
    const copies = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
    const pages = layOut(copies.length, choices);
    const { sheet } = gridOf(choices.paper, choices.layout);
    const steps = [...this.#drawings(), ...pages.map((page) => (): void => this.#page(page, copies, sheet))];
    for (const [done, step] of steps.entries()) {
      this.around.progress(done, steps.length);
      step();
    }
    this.around.progress(steps.length, steps.length);
    const bytes = await this.#pdf.end();
    return { bytes, pages: pages.length, warnings: this.#warnings };
  }

  /** What draws every card and every back once. */
  #drawings(): (() => void)[] {
    const { cards, choices } = this.task;
    const fronts = new Map(cards.map((card) => [card.key, card]));
    const backs = new Set(
      choices.backs === 'none' ? [] : cards.flatMap(({ card }) => backKindOf(card) ?? []),
    );
    return [
      ...[...fronts].map(
        ([key, card]) =>
          () =>
            void this.#forms.set(key, this.#front(card)),
      ),
      ...[...backs].map((back) => () => void this.#forms.set(`back ${back}`, this.#back(back))),
    ];
  }

  #back(kind: BackKind): PdfRef {
    return this.#paint(printedBack(kind, { bleed: this.#bleed }), () => undefined);
  }

  #front(printed: CardToPrint): PdfRef {
    const { card, variant } = printed;
    const { language, printedNames } = this.task;
    const name = inLanguage(variant?.name ?? card.name, language);
    const file = this.#file(printed, name);
    const svg = printedCard(card, {
      language,
      bleed: this.#bleed,
      printedName: printedNames,
      ...(variant !== undefined && { variant }),
      ...(file !== null && { image: file }),
    });
    const missing = new Set<string>();
    const form = this.#paint(svg, (char) => missing.add(char));
    if (missing.size > 0) {
      this.#warnings.push({ kind: 'characters', card: name, characters: [...missing].join(' ') });
    }
    return form;
  }

  #paint(svg: string, missing: (char: string) => void): PdfRef {
    return paintForm(readDrawing(svg, CARD_FONT), {
      pdf: this.#pdf,
      picture: (address) => {
        const image = this.#images.get(address);
        if (image === undefined || image === null) throw new Error(`A picture nobody asked for: ${address}`);
        return { ref: image.ref, turn: image.facts.turn };
      },
      missing,
    });
  }

  /** The picture of one's own a card shows; null when it shows none, or cannot. */
  #file(
    { card, variant }: CardToPrint,
    name: string,
  ): { readonly href: string; readonly width: number; readonly height: number } | null {
    const art = variant?.art ?? card.art;
    if (art === undefined || !('file' in art) || !isPlayed(card)) return null;
    const image = this.#image(art.file);
    if (image === null) {
      this.#warnings.push({ kind: 'picture', card: name, file: art.file });
      return null;
    }
    return { href: art.file, width: image.facts.width, height: image.facts.height };
  }

  #image(file: string): { readonly facts: JpegFacts; readonly ref: PdfRef } | null {
    const known = this.#images.get(file);
    if (known !== undefined) return known;
    const bytes = this.around.picture(file);
    const facts = bytes === null ? null : readJpegHeader(bytes);
    const image = bytes === null || facts === null ? null : { facts, ref: this.#embed(bytes, facts) };
    this.#images.set(file, image);
    return image;
  }

  #embed(bytes: Uint8Array, { width, height, channels, adobe }: JpegFacts): PdfRef {
    const space = channels === 1 ? 'DeviceGray' : channels === 3 ? 'DeviceRGB' : 'DeviceCMYK';
    return this.#pdf.image({ bytes, width, height, space, inverted: channels === 4 && adobe });
  }

  #page(
    { side, places, marks }: SheetPage,
    copies: readonly CardToPrint[],
    sheet: { readonly width: number; readonly height: number },
  ): void {
    const names = new Map<PdfRef, string>();
    const nameOf = (form: PdfRef): string => {
      const name = names.get(form) ?? `C${names.size + 1}`;
      names.set(form, name);
      return name;
    };
    let content = '';
    for (const place of places) {
      const card = copies[place.card];
      const back = side === 'back' && card !== undefined ? backOf(card) : 'itself';
      const form = this.#forms.get(back === 'itself' ? (card?.key ?? '') : `back ${back}`);
      if (form === undefined) throw new Error(`Nothing was drawn for place ${place.card}.`);
      content += `q ${placeMatrix(place)} cm /${nameOf(form)} Do Q\n`;
    }
    if (marks.length > 0) {
      const lines = marks.map(({ x1, y1, x2, y2 }) => `${x1} ${y1} m ${x2} ${y2} l`);
      content += `0 G ${HAIR} w 0 J\n${lines.join('\n')}\nS\n`;
    }
    const forms = Object.fromEntries([...names].map(([form, name]) => [name, form]));
    this.#pdf.page(sheet.width, sheet.height, content, forms);
  }
}

/** From the units of a drawing to the millimetres of a page. */
function placeMatrix({ x, y, width, height, turned }: CardPlace): string {
  const scale = 1 / UNITS;
  return turned ? `${-scale} 0 0 ${-scale} ${x + width} ${y + height}` : `${scale} 0 0 ${scale} ${x} ${y}`;
}
