import PDFDocument from 'pdfkit';
import type { FontWeight } from '@shared/print/svg/model';

/** Something in a PDF that other parts of it refer to. */
export type PdfRef = PDFKit.PDFKitReference;

/** Named parts a piece of content uses, by kind and then by name. */
export type PdfResources = Readonly<
  Record<'Font' | 'XObject' | 'ExtGState' | 'Pattern' | 'Shading', Readonly<Record<string, PdfRef>>>
>;

/** A drawing that can be put on pages again and again. */
export interface PdfForm {
  /** Left, top, right, bottom in its own coordinates. */
  readonly box: readonly [number, number, number, number];
  readonly content: string;
  readonly resources: Partial<PdfResources>;
  /** Painted as one thing: in colour, or as grey values that say how much of something else is seen. */
  readonly group?: 'DeviceRGB' | 'DeviceGray';
}

/** A JPEG as it lies in its file. */
export interface PdfImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly space: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';
  /** CMYK as Adobe writes it: 255 is no ink. */
  readonly inverted: boolean;
}

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/** A line of text ready for a content stream. */
export interface EncodedText {
  /** Operand of TJ. */
  readonly glyphs: string;
  /** In thousandths of the font size. */
  readonly width: number;
  /** Characters no glyph was found for. They are left out. */
  readonly missing: readonly string[];
}

/** Characters that are nothing to look at: joiners, marks of direction, choices of a style. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/** A PDF in the making. The one place that knows the library which writes it. */
export class Pdf {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Uint8Array[] = [];
  readonly #ended: Promise<void>;
  readonly #fonts = new Map<FontWeight, PDFKit.EmbeddedFont>();
  readonly #states = new Map<string, PdfRef>();

  /** @param fonts the typeface by weight: paths of TrueType files */
  constructor(
    title: string,
    language: string,
    private readonly fonts: Readonly<Record<FontWeight, string>>,
  ) {
    this.#document = new PDFDocument({
      autoFirstPage: false,
      // Without a name no standard font is loaded.
      font: '',
      pdfVersion: '1.5',
      lang: language,
      displayTitle: true,
      info: { Title: title, Creator: 'Tefuda', Producer: 'Tefuda' },
    });
    this.#document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve, reject) => {
      this.#document.on('end', resolve).on('error', reject);
    });
  }

  #font(weight: FontWeight): PDFKit.EmbeddedFont {
    const open = this.#fonts.get(weight);
    if (open !== undefined) return open;
    const font = this.#document.font(this.fonts[weight])._font;
    this.#fonts.set(weight, font);
    return font;
  }

  fontRef(weight: FontWeight): PdfRef {
    return this.#font(weight).ref();
  }

  /** Lays a line out as browsers do, with the font's kerning and ligatures. */
  encode(text: string, weight: FontWeight): EncodedText {
    const font = this.#font(weight);
    const missing: string[] = [];
    let kept = '';
    for (const char of text.normalize('NFC')) {
      if (font.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)) kept += char;
      else if (!UNSEEN.test(char)) missing.push(char);
    }
    // A list of features, even of none, has the line laid out in one piece.
    const [glyphs, positions] = font.encode(kept, []);
    let run = '';
    let width = 0;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, advanceWidth = 0 } = positions[index] ?? {};
      const back = Math.round(advanceWidth - xAdvance);
      run += back === 0 ? glyph : `${glyph}>${back}<`;
      width += xAdvance;
    });
    return { glyphs: `[<${run}>]`, width, missing };
  }

  #write(data: object, content: string | Uint8Array): PdfRef {
    const ref = this.#document.ref(data);
    ref.end(content);
    return ref;
  }

  form({ box, content, resources, group }: PdfForm): PdfRef {
    return this.#write(
      {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [...box],
        Resources: resources,
        ...(group !== undefined && { Group: { S: 'Transparency', CS: group, I: true } }),
      },
      content,
    );
  }

  /** How much is seen of fills and of lines, 0–1. */
  opacity(fill: number, stroke: number): PdfRef {
    const key = `${fill} ${stroke}`;
    const known = this.#states.get(key) ?? this.#write({ Type: 'ExtGState', ca: fill, CA: stroke }, '');
    this.#states.set(key, known);
    return known;
  }

  /** @param mask a form of grey values, in the coordinates that hold where this is applied */
  masked(mask: PdfRef, opacity: number): PdfRef {
    return this.#write(
      { Type: 'ExtGState', ca: opacity, SMask: { Type: 'Mask', S: 'Luminosity', G: mask } },
      '',
    );
  }

  /** Anything that is a dictionary alone: a pattern, a shading. */
  dictionary(data: object): PdfRef {
    return this.#write(data, '');
  }

  image({ bytes, width, height, space, inverted }: PdfImage): PdfRef {
    return this.#write(
      {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        ColorSpace: space,
        BitsPerComponent: 8,
        Filter: 'DCTDecode',
        ...(inverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
      },
      bytes,
    );
  }

  /**
   * Adds a page.
   *
   * @param width in millimetres, like everything in `content`, which counts from the upper left corner
   * @param forms the forms that `content` names
   */
  page(width: number, height: number, content: string, forms: Readonly<Record<string, PdfRef>>): void {
    const { page } = this.#document.addPage({ size: [width * POINTS, height * POINTS], margin: 0 });
    Object.assign(page.xobjects, forms);
    page.write(`${POINTS} 0 0 ${POINTS} 0 0 cm\n${content}`);
  }

  /** Ends the document and gives the whole file. */
  async end(): Promise<Uint8Array<ArrayBuffer>> {
    this.#document.end();
    await this.#ended;
    const whole = new Uint8Array(this.#chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}
