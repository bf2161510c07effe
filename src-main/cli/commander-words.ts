import type { Command, CommanderError } from 'commander';
import type { Formatter } from '@shared/locales/format';

/** Characters two columns wide on a terminal: kana, Chinese characters and full-width signs. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** Lets help speak our words throughout, and keeps commander's own errors back for {@link errorInWords}. */
export function speak(program: Command, say: Formatter): void {
  const titles = new Map(
    (['usage', 'arguments', 'options', 'commands'] as const).map((title) => [
      `${title.charAt(0).toUpperCase()}${title.slice(1)}:`,
      say(`cli.help.${title}`),
    ]),
  );
  const placeholders = (text: string): string =>
    text.replace('[options]', say('cli.help.any-options')).replace('[command]', say('cli.help.any-command'));
  program.configureHelp({
    styleTitle: (title) => titles.get(title) ?? title,
    styleUsage: placeholders,
    styleSubcommandTerm: placeholders,
    optionDescription: ({ description, required, defaultValue }) =>
      required && typeof defaultValue === 'string'
        ? say('cli.help.default', { description, value: defaultValue })
        : description,
    displayWidth: (text) => text.length + (text.match(WIDE)?.length ?? 0),
  });
  program.configureOutput({ outputError: () => undefined });
}

/** What was used wrongly, in words. An error that has none of its own keeps commander's. */
export function errorInWords({ code, message }: CommanderError, say: Formatter): string {
  const [first = '', hint = ''] = message.split('\n');
  const name = /'(.*)'/.exec(first)?.[1] ?? '';
  const names = /\(Did you mean (?:one of )?(.*)\?\)/.exec(hint)?.[1];
  const suggestion = names === undefined ? '' : ` ${say('cli.errors.did-you-mean', { names })}`;
  switch (code) {
    case 'commander.unknownCommand':
      return say('cli.errors.unknown-command', { name }) + suggestion;
    case 'commander.unknownOption':
      return say('cli.errors.unknown-option', { name }) + suggestion;
    case 'commander.missingArgument':
      return say('cli.errors.missing-argument', { name: `<${name}>` });
    case 'commander.optionMissingArgument':
      return say('cli.errors.missing-value', { name });
    case 'commander.excessArguments': {
      const [, expected = '', found = ''] = /Expected (\d+) .* got (\d+)/.exec(first) ?? [];
      return say('cli.errors.too-many-arguments', { expected, found });
    }
    default:
      return message;
  }
}
