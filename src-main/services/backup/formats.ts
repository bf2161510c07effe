/** The number this program writes of each format that lies in a data folder. */
export const WRITTEN_FORMATS: Readonly<Record<string, number>> = {
  'card-set': 1,
  lab: 1,
  'look-back': 1,
  looks: 1,
  record: 1,
  results: 1,
  settings: 1,
  window: 1,
};

/** The format of a file stands at its beginning. Characters. */
const BEGINNING = 4096;

/** Whether a file is of a format that only a newer program knows. */
export function isOfNewerFormat(name: string, content: Uint8Array): boolean {
  if (!/\.jsonl?$/.test(name)) return false;
  const beginning = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, BEGINNING));
  const [, format = '', number = '0'] =
    /"format"\s*:\s*"tefuda-([a-z-]+)\/(\d{1,9})"/.exec(beginning.toString('utf8')) ?? [];
  return Number(number) > (WRITTEN_FORMATS[format] ?? Number.POSITIVE_INFINITY);
}
