const hex = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'hex');
const two = (value: number): string => value.toString(16).padStart(4, '0');
const four = (value: number): string => value.toString(16).padStart(8, '0');

/** A JPEG as far as its header goes; what comes after tells pictures of one size apart. */
export const jpeg = (width: number, height: number, after = ''): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      hex(`FFD8 FFC0 0011 08 ${two(height)} ${two(width)} 03 012200 021101 031101 FFDA`),
      Buffer.from(after),
    ]),
  );

/** A PNG as far as its header goes. */
export const png = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hex(`89504E470D0A1A0A 0000000D 49484452 ${four(width)} ${four(height)} 0806000000`));
