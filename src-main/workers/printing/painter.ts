import { apply, IDENTITY, invert, multiply, type Matrix } from '@shared/print/svg/matrix';
import type {
  Colour,
  Drawing,
  Fill,
  Group,
  Item,
  Outline,
  Picture,
  Shape,
  Stroke,
  Words,
} from '@shared/print/svg/model';
import { boundsOf } from '@shared/print/svg/outline';
import { colourPattern, isSeeThrough, opacityShading } from './gradients';
import type { Pdf, PdfRef, PdfResources } from './pdf';

type Box = readonly [number, number, number, number];

/** What a painting needs beside the drawing itself. */
export interface PaintingInput {
  readonly pdf: Pdf;
  /** The picture at an address in the drawing, and how its stored square is turned to be looked at. */
  readonly picture: (address: string) => { readonly ref: PdfRef; readonly turn: Matrix };
  /** Told of every character the typeface does not have. */
  readonly missing: (char: string) => void;
}

/** Paints a drawing into a form: a thing that pages show as often as they like. */
export function paintForm(drawing: Drawing, input: PaintingInput): PdfRef {
  const { x, y, width, height } = drawing.box;
  const box: Box = [x, y, x + width, y + height];
  const painter = new Painter(input, box);
  painter.items(drawing.items);
  return input.pdf.form({ box, content: painter.content, resources: painter.resources });
}

const short = (value: number): string => String(Math.round(value * 100) / 100 || 0);
const exact = (value: number): string => String(Math.round(value * 1e6) / 1e6 || 0);
const matrixText = (matrix: Matrix): string => `${matrix.map(exact).join(' ')} cm\n`;
const colourText = ({ red, green, blue }: Colour): string =>
  [red, green, blue].map((part) => String(Math.round(part * 1e4) / 1e4)).join(' ');

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/** Writes one content stream. */
class Painter {
  content = '';
  readonly #named: { readonly [Kind in keyof PdfResources]: Record<string, PdfRef> } = {
    Font: {},
    XObject: {},
    ExtGState: {},
    Pattern: {},
    Shading: {},
  };
  readonly #names = new Map<PdfRef, string>();
  /** From the coordinates that hold now to those the stream began with. */
  #place: Matrix = IDENTITY;

  /** @param box what is seen at all, in the coordinates the stream begins with */
  constructor(
    private readonly input: PaintingInput,
    private readonly box: Box,
  ) {}

  get resources(): Partial<PdfResources> {
    return Object.fromEntries(Object.entries(this.#named).filter(([, refs]) => Object.keys(refs).length > 0));
  }

  items(items: readonly Item[]): void {
    for (const item of items) this.#item(item);
  }

  #item(item: Item): void {
    switch (item.kind) {
      case 'shape':
        return this.#shape(item);
      case 'group':
        return this.#group(item);
      case 'words':
        return this.#words(item);
      case 'picture':
        return this.#picture(item);
    }
  }

  #name(kind: keyof PdfResources, ref: PdfRef): string {
    const known = this.#names.get(ref);
    if (known !== undefined) return known;
    const name = `R${ref.id}`;
    this.#names.set(ref, name);
    this.#named[kind][name] = ref;
    return name;
  }

  /** Paints in other coordinates, and comes back to these. */
  #within(transform: Matrix | null, paint: () => void): void {
    const before = this.#place;
    this.content += 'q\n';
    if (transform !== null) {
      this.#place = multiply(before, transform);
      this.content += matrixText(transform);
    }
    paint();
    this.content += 'Q\n';
    this.#place = before;
  }

  #group({ transform, clip, opacity, children }: Group): void {
    if (opacity === 0) return;
    if (transform === null && clip === null && opacity === 1) return this.items(children);
    this.#within(transform, () => {
      if (clip !== null) this.content += `${outlineText(clip.outline)}${clip.evenOdd ? 'W*' : 'W'} n\n`;
      if (opacity === 1) this.items(children);
      else this.#together(children, opacity);
    });
  }

  /** Paints things as one, so that where they lie over each other nothing shows through. */
  #together(items: readonly Item[], opacity: number): void {
    const box = boxSeen(this.box, this.#place);
    if (box === null) return;
    const part = new Painter(this.input, box);
    part.items(items);
    const { content, resources } = part;
    const form = this.input.pdf.form({ box, content, resources, group: 'DeviceRGB' });
    this.#state(this.input.pdf.opacity(opacity, opacity));
    this.content += `/${this.#name('XObject', form)} Do\n`;
  }

  #state(ref: PdfRef): void {
    this.content += `/${this.#name('ExtGState', ref)} gs\n`;
  }

  #shape(shape: Shape): void {
    const { outline, transform, fill, stroke, opacity } = shape;
    if (opacity === 0) return;
    if (fill !== null && stroke !== null && opacity < 1) {
      return this.#within(null, () => this.#together([{ ...shape, opacity: 1 }], opacity));
    }
    if (transform !== null) {
      return this.#within(transform, () => this.#shape({ ...shape, transform: null }));
    }
    if (fill !== null) this.#fill(outline, fill, opacity);
    if (stroke !== null) this.#stroke(outline, stroke, opacity);
  }

  #fill(outline: Outline, { paint, opacity, evenOdd }: Fill, whole: number): void {
    const operator = evenOdd ? 'f*' : 'f';
    if (paint.kind === 'colour') {
      return this.#faded(opacity * whole, 1, () => {
        this.content += `${colourText(paint.colour)} rg\n${outlineText(outline)}${operator}\n`;
      });
    }
    const { pdf } = this.input;
    const pattern = colourPattern(pdf, paint, this.#place);
    const draw = (): void => {
      this.content += `/Pattern cs /${this.#name('Pattern', pattern)} scn\n${outlineText(outline)}${operator}\n`;
    };
    if (!isSeeThrough(paint)) return this.#faded(opacity * whole * (paint.stops[0]?.opacity ?? 1), 1, draw);
    const { x, y, width, height } = boundsOf(outline);
    const mask = pdf.form({
      box: [x, y, x + width, y + height],
      content: `${matrixText(paint.transform)}/S sh\n`,
      resources: { Shading: { S: opacityShading(pdf, paint) } },
      group: 'DeviceGray',
    });
    this.#within(null, () => {
      this.#state(pdf.masked(mask, opacity * whole));
      draw();
    });
  }

  #stroke(outline: Outline, stroke: Stroke, whole: number): void {
    const { colour, width, cap, join, dashes } = stroke;
    this.#faded(1, stroke.opacity * whole, () => {
      this.content +=
        `${colourText(colour)} RG ${exact(width)} w ${CAPS[cap]} J ${JOINS[join]} j ` +
        // SVG cuts pointed corners off sooner than PDF does.
        `4 M [${dashes.map(short).join(' ')}] 0 d\n${outlineText(outline)}S\n`;
    });
  }

  #faded(fill: number, stroke: number, draw: () => void): void {
    if (fill === 1 && stroke === 1) return draw();
    this.#within(null, () => {
      this.#state(this.input.pdf.opacity(thousandths(fill), thousandths(stroke)));
      draw();
    });
  }

  #words({ text, x, y, size, weight, colour, anchor }: Words): void {
    const { pdf, missing } = this.input;
    const encoded = pdf.encode(text, weight);
    encoded.missing.forEach(missing);
    const width = (encoded.width * size) / 1000;
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    const font = this.#name('Font', pdf.fontRef(weight));
    this.content +=
      `${colourText(colour)} rg\nBT /${font} ${exact(size)} Tf ` +
      // The page counts downwards and letters stand up.
      `1 0 0 -1 ${short(left)} ${short(y)} Tm ${encoded.glyphs} TJ ET\n`;
  }

  #picture({ address, x, y, width, height }: Picture): void {
    const { ref, turn } = this.input.picture(address);
    // A PDF counts the square of a picture upwards.
    const stored = multiply(turn, [1, 0, 0, -1, 0, 1]);
    this.#within(multiply([width, 0, 0, height, x, y], stored), () => {
      this.content += `/${this.#name('XObject', ref)} Do\n`;
    });
  }
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

function outlineText({ commands, points }: Outline): string {
  let text = '';
  let at = 0;
  for (const command of commands) {
    if (command === 'Z') {
      text += 'h\n';
      continue;
    }
    const end = at + (command === 'C' ? 6 : 2);
    for (; at < end; at += 1) text += `${short(points[at] ?? 0)} `;
    text += command === 'C' ? 'c\n' : command === 'M' ? 'm\n' : 'l\n';
  }
  return text;
}

/** The box around what is seen, in other coordinates; null where those are flat. */
function boxSeen([left, top, right, bottom]: Box, place: Matrix): Box | null {
  const back = invert(place);
  if (back === null) return null;
  const corners = [
    apply(back, left, top),
    apply(back, right, top),
    apply(back, left, bottom),
    apply(back, right, bottom),
  ];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
