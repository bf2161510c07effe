import { describe, expect, it } from 'vitest';
import { readPictureHeader } from './picture-header';
import { svgFault } from './picture-svg';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (text: string): Uint8Array =>
  Uint8Array.from(text.replace(/\s/g, '').match(/../g) ?? [], (byte) => parseInt(byte, 16));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

// Written out by the letter of each format; every picture is 640 wide and 480 high (0x280, 0x1E0).
const PICTURES: Readonly<Record<string, Uint8Array>> = {
  png: hex('89504E470D0A1A0A 0000000D 49484452 00000280 000001E0 0806000000'),
  gif: hex('474946383961 8002 E001 F70000'),
  // JFIF, then a table whose name lies between the frames', then a progressive frame.
  jpeg: hex('FFD8 FFE0 0004 4A46 FFC4 0003 00 FFFF C2 0011 08 01E0 0280 03 01 2200'),
  bmp: hex(`424D 00000000 0000 0000 36000000 28000000 80020000 20FEFFFF 0100 1800`),
};
const riff = (chunk: string, rest: string): Uint8Array =>
  Uint8Array.from([...latin(`RIFF\x60\0\0\0WEBP${chunk}`), ...hex(rest)]);

describe('the header of a picture', () => {
  it.each(Object.entries(PICTURES))('of kind %s tells its size', (type, bytes) => {
    expect(readPictureHeader(bytes)).toEqual({ type, width: 640, height: 480 });
  });

  it.each([
    ['lossy', riff('VP8 ', '00000000 100000 9D012A 8002 E041')],
    // 639 in 14 bits, then 479 in 14 bits: 0x27F | 0x1DF << 14 = 0x77C27F.
    ['lossless', riff('VP8L', '00000000 2F 7FC27700 00000000')],
    ['with alpha', riff('VP8X', '0A000000 10000000 7F0200 DF0100')],
  ])('of kind webp, %s, tells its size', (_name, bytes) => {
    expect(readPictureHeader(bytes)).toEqual({ type: 'webp', width: 640, height: 480 });
  });

  it('of kind avif tells the whole picture’s size, not that of its thumbnail', () => {
    const box = (width: string, height: string): string => `69737065 00000000 ${width} ${height}`;
    const bytes = hex(
      `0000001C 66747970 61766966 00000000 ${box('00000010', '00000010')} ${box('00000280', '000001E0')} 00000000`,
    );
    expect(readPictureHeader(bytes)).toEqual({ type: 'avif', width: 640, height: 480 });
  });

  it.each([
    ['by its size', '<svg xmlns="http://www.w3.org/2000/svg" width="640px" height="480"/>', 640, 480],
    ['by its view', '<?xml version="1.0"?>\n<!-- a --><svg viewBox="0 0 640 480"><g/></svg>', 640, 480],
    ['by nothing', '<svg width="100%"></svg>', 300, 150],
  ])('of kind svg tells its proportions %s', (_name, text, width, height) => {
    expect(readPictureHeader(utf8(text))).toEqual({ type: 'svg', width, height });
  });

  it('tells 30,000 × 30,000 without anything being decoded', () => {
    const huge = hex('89504E470D0A1A0A 0000000D 49484452 00007530 00007530');
    expect(readPictureHeader(huge)).toEqual({ type: 'png', width: 30_000, height: 30_000 });
  });

  it.each([
    ['nothing', ''],
    ['a text', 'MZ this program cannot be run'],
    ['a page', '<!DOCTYPE html><html><svg></svg></html>'],
    ['a picture without size', 'GIF89a\0\0\0\0'],
    ['only the beginning of a PNG', '\x89PNG\r\n\x1a\n'],
    ['a JPEG without a frame', '\xff\xd8\xff\xda\0\x08'],
    ['a JPEG cut off in its frame', '\xff\xd8\xff\xc0\0\x11\x08\x01'],
    ['a chunk nobody knows', 'RIFF\0\0\0\0WEBPVP9 \0\0\0\0'],
    ['a drawing wider than can be counted', '<svg width="99999999999999999999" height="1"/>'],
    ['a drawing without end', '<svg viewBox="0 0 1e999 1"/>'],
  ])('is not found in %s', (_name, text) => {
    expect(readPictureHeader(latin(text))).toBeNull();
  });

  it('never takes long over what is cut off anywhere', () => {
    for (const bytes of Object.values(PICTURES)) {
      for (let length = 0; length < bytes.length; length += 1) {
        expect(() => readPictureHeader(bytes.subarray(0, length))).not.toThrow();
      }
    }
  });
});

describe('an SVG drawing', () => {
  const drawing = (inside: string): Uint8Array =>
    utf8(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">${inside}</svg>`);

  it.each([
    '<g id="a"><path fill="url(#b)" d="M0 0"/></g><use href="#a"/><use x:href="#a"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<style>.a { fill: url(#b) }</style>',
    '<a href="https://example.com/"><text>by me</text></a>',
    '<text>onload=1, url of a script: javascript</text>',
    '<animate attributeName="x" from="0" to="10"/>',
  ])('is taken: %s', (inside) => {
    expect(svgFault(drawing(inside))).toBeNull();
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="#a"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
    '<g onload="alert(1)"/>',
    "<g ONCLICK = 'alert(1)'/>",
    '<a href="java&#115;cript:alert(1)"><text>x</text></a>',
    '<foreignObject><body/></foreignObject>',
    '<iframe src="#a"/>',
    '<!-- <a " --><script>1</script><g id="x"/><g id="y"/>',
    '<text><![CDATA[ <a " ]]></text><script>1</script><g id="x"/><g id="y"/>',
  ])('could run: %s', (inside) => {
    expect(svgFault(drawing(inside))).toBe('svg-active');
  });

  it.each([
    '<image href="https://example.com/a.png"/>',
    '<image x:href="//example.com/a.png"/>',
    '<image href="a.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="file:///etc/passwd#a"/>',
    '<path fill="url(https://example.com/#a)"/>',
    '<path fill="u&#x72;l(https://example.com/#a)"/>',
    '<path style="fill:url( \'a.svg#b\' )"/>',
    '<path style="fill:\\75rl(a.svg)"/>',
    '<style>@import "https://example.com/a.css";</style>',
    '<style><![CDATA[ <a> .b { fill: url(a.svg#c) } ]]></style>',
    '<style>@font-face { src: url(https://example.com/a.woff2) }</style>',
    '<set attributeName="href" to="https://example.com/a.png"/>',
  ])('reaches outside: %s', (inside) => {
    expect(svgFault(drawing(inside))).toBe('svg-outside');
  });

  it('may not declare anything of its own', () => {
    const text = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>';
    expect(readPictureHeader(utf8(text))?.type).toBe('svg');
    expect(svgFault(utf8(text))).toBe('svg-declarations');
    const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg><text>&b;</text></svg>';
    expect(svgFault(utf8(laughs))).toBe('svg-declarations');
    expect(svgFault(utf8('<?xml-stylesheet href="a.css"?><svg/>'))).toBe('svg-outside');
  });
});
