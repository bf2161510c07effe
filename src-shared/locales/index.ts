import app from './en/app.json';
import cli from './en/cli.json';
import diagnostics from './en/diagnostics.json';
import end from './en/end.json';
import home from './en/home.json';
import log from './en/log.json';
import main from './en/main.json';
import newMatch from './en/newMatch.json';
import prompts from './en/prompts.json';
import settings from './en/settings.json';
import table from './en/table.json';
import appJa from './ja/app.json';
import cliJa from './ja/cli.json';
import diagnosticsJa from './ja/diagnostics.json';
import endJa from './ja/end.json';
import homeJa from './ja/home.json';
import logJa from './ja/log.json';
import mainJa from './ja/main.json';
import newMatchJa from './ja/newMatch.json';
import promptsJa from './ja/prompts.json';
import settingsJa from './ja/settings.json';
import tableJa from './ja/table.json';

/** Every sentence of the program, by language, then by the room that says it. */
export const messages = {
  en: { app, cli, diagnostics, end, home, log, main, newMatch, prompts, settings, table },
  ja: {
    app: appJa,
    cli: cliJa,
    diagnostics: diagnosticsJa,
    end: endJa,
    home: homeJa,
    log: logJa,
    main: mainJa,
    newMatch: newMatchJa,
    prompts: promptsJa,
    settings: settingsJa,
    table: tableJa,
  },
};
