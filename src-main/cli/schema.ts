import type { Command } from 'commander';
import type { Formatter } from '@shared/locales/format';
import { cardSetJsonSchema } from '@shared/cards';
import { vocabularies } from '@shared/vocabularies';

/** Adds `tefuda schema` to the command line: the JSON Schema of a card set, for text editors. */
export function registerSchema(program: Command, help: Formatter): void {
  program
    .command('schema')
    .description(help('diagnostics.validate.help.schema'))
    .option('--json', help('diagnostics.validate.help.json'))
    .action(() => {
      console.log(JSON.stringify(cardSetJsonSchema(vocabularies), null, 2));
    });
}
