import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** A command as a document tells people to type it. */
export interface Told {
  /** The document, from the project's folder. */
  readonly document: string;
  readonly command: string;
}

const FENCED = /^```sh\n([\s\S]*?)^```/gm;
/** Prose also speaks of `tefuda validate` and the like: those are names of commands, not lines to type. */
const INLINE = /`((?:npm|npx|node) [^`\n…]+)`/g;
/** What stands for something else in a line: `tefuda replay FILE` tells a form, not a command. */
const PLACEHOLDER = /\b[A-Z]{3,}\b/;

/** Where documents lie; folders are looked through, not what is below them. */
const FOLDERS = ['.', 'docs', 'docs/decisions', 'packaging'];

/** The documents of the project, from its folder. */
export const documents = (): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );

/** Every command the documents tell, in their order; one that is told twice counts once. */
export function toldCommands(): readonly Told[] {
  const told = new Map<string, Told>();
  for (const document of documents()) {
    const text = readFileSync(join(root, document), 'utf8');
    for (const command of [...fencedCommands(text), ...inlineCommands(text)]) {
      if (!told.has(command)) told.set(command, { document, command });
    }
  }
  return [...told.values()];
}

const fencedCommands = (text: string): readonly string[] =>
  [...text.matchAll(FENCED)]
    .flatMap(([, lines = '']) => lines.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const inlineCommands = (text: string): readonly string[] =>
  [...text.replaceAll(FENCED, '').matchAll(INLINE)]
    .map(([, command = '']) => command.trim())
    .filter((command) => !PLACEHOLDER.test(command));
