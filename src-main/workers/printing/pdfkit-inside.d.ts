/** What pdfkit holds and its published types leave out; read in pdfkit 0.20.2. */
declare namespace PDFKit {
  interface PDFDocument {
    /** The font chosen last. */
    readonly _font: EmbeddedFont;
  }

  interface EmbeddedFont {
    /** Its dictionary, written when the document ends. */
    ref(): PDFKitReference;
    /** Glyphs as four hexadecimal digits each, which belong to the part of the font that is embedded. */
    encode(text: string, features: readonly string[]): [glyphs: string[], positions: GlyphPosition[]];
    readonly font: { hasGlyphForCodePoint(code: number): boolean };
  }

  /** In thousandths of the font size. */
  interface GlyphPosition {
    /** With kerning. */
    readonly xAdvance: number;
    /** The glyph's own. */
    readonly advanceWidth: number;
  }
}
