import { useI18n } from 'vue-i18n';
import type { WireMessage } from '@shared/contract/view';

/**
 * Words what is wrong with a set for people who write no programs: the reader's short notations of what stands
 * there and what may (`≤ 8 MiB`, `[…] (3)`, `"red" | "blue"`) become words.
 */
export function useProblemWords(): { sayProblem: (problem: WireMessage) => string } {
  const { t } = useI18n();

  function amount(text: string): string {
    const pixels = /^(\d+) MP$/.exec(text)?.[1];
    if (pixels !== undefined) return t('pictures.values.megapixels', { n: pixels });
    return text.replaceAll('MiB', 'MB');
  }

  /** Text as it stands in a file, in the quotation marks of the language. */
  const quoted = (text: string): string =>
    text.replaceAll(/"((?:[^"\\]|\\.)*)"(…?)(?: \(\d+\)$)?/g, (_, inside: string, more: string) =>
      t('pictures.values.quoted', { text: `${inside.replaceAll(/\\(["\\])/g, '$1')}${more}` }),
    );

  function plain(value: string): string {
    const fixed = FIXED.get(value);
    if (fixed !== undefined) return t(`pictures.values.${fixed}`);
    const [, sign, bound = ''] = /^([≤≥]) ?(.+)$/.exec(value) ?? [];
    if (sign !== undefined) {
      return t(sign === '≤' ? 'pictures.values.atMost' : 'pictures.values.atLeast', { n: amount(bound) });
    }
    const entries = value === '[]' ? '0' : /^\[…\] \((\d+)\)$/.exec(value)?.[1];
    if (entries !== undefined) return t('pictures.values.list', { n: entries }, Number(entries));
    const listed = amount(value).replaceAll(' | ', ', ');
    return value.startsWith('"') ? quoted(listed) : listed;
  }

  const sayProblem = ({ key, values = {} }: WireMessage): string =>
    t(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? plain(value) : value,
        ]),
      ),
    );
  return { sayProblem };
}

/** Notations that stand for one thing. */
const FIXED: ReadonlyMap<string, 'group' | 'someList' | 'text' | 'whole' | 'nothing' | 'languages'> = new Map(
  [
    ['{}', 'group'],
    ['{…}', 'group'],
    ['[…]', 'someList'],
    ['"…"', 'text'],
    ['0, 1, 2 …', 'whole'],
    ['null', 'nothing'],
    ['{ "en": …, "ja": … }', 'languages'],
  ] as const,
);
