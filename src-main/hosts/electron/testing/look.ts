import ts from 'typescript';
import type { Source } from './sources';

/** Every node of a source, or below a node. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** The last part of what is called or read: `b` of `a.b` and of `a['b']`. */
export function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression) ?? '';
  return '';
}

/** The text of a literal without insertions; null for anything that is worked out. */
export const textOf = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;

/** Calls of functions or methods by these names. Files that do not hold the names are not even read. */
export function callsOf(source: Source, ...names: string[]): ts.CallExpression[] {
  if (!names.some((name) => source.text.includes(name))) return [];
  return [...nodesOf(source.script())]
    .filter(ts.isCallExpression)
    .filter(({ expression }) => names.includes(nameOf(expression)));
}

/** Calls of `.on` and `.once` for an event. */
export const listenersFor = (source: Source, event: string): ts.CallExpression[] =>
  source.text.includes(event)
    ? callsOf(source, 'on', 'once', 'addListener').filter((call) => textOf(call.arguments[0]) === event)
    : [];

const WINDOWS = ['BrowserWindow', 'BrowserView', 'WebContentsView', 'BaseWindow'];

/** Every window that is made, with the whole of its options. */
export const windowsOf = (source: Source): ts.NewExpression[] =>
  WINDOWS.some((name) => source.text.includes(`new ${name}`))
    ? [...nodesOf(source.script())]
        .filter(ts.isNewExpression)
        .filter(({ expression }) => WINDOWS.includes(nameOf(expression)))
    : [];

/** What an option of a window is set to, as text: null when it is not set. `sandbox` alone is set to `sandbox`. */
export function optionOf(window: ts.NewExpression, name: string): string | null {
  for (const node of nodesOf(window)) {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node.initializer.getText();
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === name) return name;
  }
  return null;
}

/** Where something was found: file, line, and the first words of it. */
export const at = ({ path }: Source, node: ts.Node): string => {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return `${path}:${line + 1} ${node.getText().slice(0, 60).replaceAll(/\s+/g, ' ')}`;
};
