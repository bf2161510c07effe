import type { Row } from './rows';

const HEAD = ['what', 'figure', 'beside', 'must', 'aim', ''] as const;

/** The limits that are missed, in words: what, its figure and what it must be. */
export function missed(rows: readonly Row[]): string {
  const found = rows.filter(({ holds }) => holds === false);
  if (found.length === 0) return 'Every limit holds.';
  const line = ({ what, figure, must = '', peer = '' }: Row): string =>
    `- ${what}: **${figure}**, must be ${must}${peer === '' ? '' : ` (${peer})`}`;
  return [`Limits that are missed: ${found.length}.`, '', ...found.map(line)].join('\n');
}

/** The table as it stands in a terminal and on the page alike: Markdown with its columns under each other. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, figure, peer = '', must = '', aim = '', holds }) => [
    what,
    figure,
    peer,
    must,
    aim,
    holds === undefined ? '' : holds ? 'holds' : 'MISSED',
  ]);
  const lines = [[...HEAD], ...cells];
  const widths = HEAD.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const line = (parts: readonly string[]): string =>
    `| ${parts.map((part, column) => part.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
