import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A file as the rules look at it. */
export interface Source {
  /** From the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Scripts only, and what stands in `<script>` of a component; read when a rule first asks for it. */
  readonly script: () => ts.SourceFile;
  /** Pages, and what stands outside `<script>` of a component. */
  readonly markup: string;
}

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** A source from its text; what it is, its ending tells. */
export function source(path: string, text: string): Source {
  const marked = /\.(vue|html)$/.test(path);
  const code = marked ? [...text.matchAll(SCRIPT)].map(([, inner = '']) => inner).join('\n') : text;
  let parsed: ts.SourceFile | null = null;
  return {
    path,
    text,
    script: () => (parsed ??= ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)),
    markup: marked ? text.replaceAll(SCRIPT, '') : '',
  };
}

const SHIPPED = /^(src-(main|renderer|shared)\/.*\.(ts|vue|html)|bin\/.*\.mjs|package\.json)$/;
const ONLY_TESTS = /\.test\.ts$|\/testing(\/|\.ts$)/;

/** Every source that ends up in the program, and the manifest. */
export const shippedSources = (root: string): Source[] =>
  ['src-main', 'src-renderer', 'src-shared', 'bin', '.']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => SHIPPED.test(path) && !ONLY_TESTS.test(path))
    .map((path) => source(path, readFileSync(join(root, path), 'utf8')));
