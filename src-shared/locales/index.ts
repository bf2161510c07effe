import app from './en/app.json';
import blocks from './en/blocks.json';
import cli from './en/cli.json';
import coach from './en/coach.json';
import collection from './en/collection.json';
import diagnostics from './en/diagnostics.json';
import end from './en/end.json';
import guide from './en/guide.json';
import home from './en/home.json';
import lab from './en/lab.json';
import log from './en/log.json';
import main from './en/main.json';
import newMatch from './en/newMatch.json';
import picture from './en/picture.json';
import pictures from './en/pictures.json';
import printing from './en/printing.json';
import prompts from './en/prompts.json';
import quests from './en/quests.json';
import records from './en/records.json';
import rules from './en/rules.json';
import settings from './en/settings.json';
import sheet from './en/sheet.json';
import statistics from './en/statistics.json';
import table from './en/table.json';
import workshop from './en/workshop.json';
import appJa from './ja/app.json';
import blocksJa from './ja/blocks.json';
import cliJa from './ja/cli.json';
import coachJa from './ja/coach.json';
import collectionJa from './ja/collection.json';
import diagnosticsJa from './ja/diagnostics.json';
import endJa from './ja/end.json';
import guideJa from './ja/guide.json';
import homeJa from './ja/home.json';
import labJa from './ja/lab.json';
import logJa from './ja/log.json';
import mainJa from './ja/main.json';
import newMatchJa from './ja/newMatch.json';
import pictureJa from './ja/picture.json';
import picturesJa from './ja/pictures.json';
import printingJa from './ja/printing.json';
import promptsJa from './ja/prompts.json';
import questsJa from './ja/quests.json';
import recordsJa from './ja/records.json';
import rulesJa from './ja/rules.json';
import settingsJa from './ja/settings.json';
import sheetJa from './ja/sheet.json';
import statisticsJa from './ja/statistics.json';
import tableJa from './ja/table.json';
import workshopJa from './ja/workshop.json';

/** Every sentence of the program, by language, then by the room that says it. */
export const messages = {
  en: {
    app,
    blocks,
    cli,
    coach,
    collection,
    diagnostics,
    end,
    guide,
    home,
    lab,
    log,
    main,
    newMatch,
    picture,
    pictures,
    printing,
    prompts,
    quests,
    records,
    rules,
    settings,
    sheet,
    statistics,
    table,
    workshop,
  },
  ja: {
    app: appJa,
    blocks: blocksJa,
    cli: cliJa,
    coach: coachJa,
    collection: collectionJa,
    diagnostics: diagnosticsJa,
    end: endJa,
    guide: guideJa,
    home: homeJa,
    lab: labJa,
    log: logJa,
    main: mainJa,
    newMatch: newMatchJa,
    picture: pictureJa,
    pictures: picturesJa,
    printing: printingJa,
    prompts: promptsJa,
    quests: questsJa,
    records: recordsJa,
    rules: rulesJa,
    settings: settingsJa,
    sheet: sheetJa,
    statistics: statisticsJa,
    table: tableJa,
    workshop: workshopJa,
  },
};
