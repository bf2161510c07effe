import type { CallOutput } from '@shared/contract/calls';
import type { WireMessage } from '@shared/contract/view';
import type { AppInfo } from '../stores/app';

/** What the words of a report are made of. */
export interface ReportInput {
  readonly info: AppInfo;
  readonly report: CallOutput<'app.report'>;
  /** Languages of the interface and of the cards. */
  readonly language: string;
  readonly cardLanguage: string;
  /** The browser, as it calls itself. */
  readonly browser: string;
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly say: (message: WireMessage) => string;
}

/** A report as plain text: what a person can read through, and then give to somebody. */
export function reportText({ info, report, language, cardLanguage, browser, t, say }: ReportInput): string {
  const line = (key: string, value: string | number): string => `${t(`settings.report.${key}`)}: ${value}`;
  const list = (key: string, items: readonly string[]): string[] => [
    '',
    t(`settings.report.${key}`),
    ...(items.length === 0 ? [t('settings.report.none')] : items.map((item) => `- ${item}`)),
  ];
  const versions = [
    ['Node', report.node],
    ['Electron', report.electron],
    ['Chromium', report.chromium],
  ].flatMap(([name, version]) => (version === null ? [] : [`${name} ${version}`]));
  return [
    `${info.name} ${info.version}`,
    line('host', t(`settings.about.hosts.${info.host}`)),
    line('system', report.system),
    line('versions', versions.join(', ')),
    ...(info.host === 'web' ? [line('browser', browser)] : []),
    line('languages', [language, cardLanguage, info.systemLanguage].join(', ')),
    line('folder', report.dataFolder),
    line('matches', report.matches),
    line('records', report.records),
    line('sets', report.sets),
    ...list('notices', report.notices.map(say)),
    ...list(
      'problems',
      report.problems.map(({ file, path, code }) =>
        [file, path, code].filter((part) => part !== '').join(' · '),
      ),
    ),
    '',
  ].join('\n');
}
