import { calls, type CallName, type CallOutput } from '@shared/contract/calls';
import { refused } from '@main/services/outcome';
import type { Services } from '@main/services/services';
import type { z } from 'zod';

/** Takes a call from outside, whose name and input may be anything, to its service. */
export type Dispatcher = (name: string, input: unknown) => Promise<unknown>;

/** A call that cannot be answered because of what it is: an unknown name or a wrong shape. */
export class MalformedCall extends Error {
  override readonly name = 'MalformedCall';
}

type Carried = (input: unknown) => Promise<unknown>;

/** Joins a call's schemas with the service that answers it; both ways are checked. */
function carry<Input extends z.ZodType, Output extends z.ZodType>(
  call: { readonly input: Input; readonly output: Output },
  answer: (input: z.output<Input>) => Promise<z.input<Output>> | z.input<Output>,
): Carried {
  return async (raw) => {
    const input = call.input.safeParse(raw);
    if (!input.success) throw new MalformedCall(describe(input.error));
    return call.output.parse(await answer(input.data));
  };
}

/** What a host can do beyond the services, because it is a desktop program. */
export interface HostAbilities {
  /** Asks where to save something, and saves it there. The name is only proposed. */
  save(name: string, content: string | Uint8Array): Promise<CallOutput<'files.save'>>;
  /** Shows a folder of the program's own in the system's window for files. */
  showFolder(folder: string): Promise<CallOutput<'data.show'>>;
}

/** The one place where every call of the contract meets its service; both hosts use it. */
export function makeDispatcher(services: Services, host: HostAbilities): Dispatcher {
  const { about, settings, library, matches, records, results, coach } = services;
  const { designs, uploads, packs, handed, art, looks, made, printing, lab, tryCard, backups } = services;
  const carried: Record<CallName, Carried> = {
    'app.info': carry(calls['app.info'], () => about()),
    'app.shown': carry(calls['app.shown'], async ({ messages }) => {
      await services.shown(messages);
      return null;
    }),
    'app.report': carry(calls['app.report'], () => services.report()),
    'app.licences': carry(calls['app.licences'], () => services.licences()),
    'settings.get': carry(calls['settings.get'], () => settings.now),
    'settings.change': carry(calls['settings.change'], (part) => settings.change(part)),
    'library.get': carry(calls['library.get'], () => library.snapshot()),
    'matches.list': carry(calls['matches.list'], () => matches.list()),
    'matches.create': carry(calls['matches.create'], (wanted) => matches.create(wanted)),
    'matches.try': carry(calls['matches.try'], ({ card }) => tryCard(card)),
    'matches.open': carry(calls['matches.open'], ({ id }) => matches.open(id)),
    'matches.close': carry(calls['matches.close'], ({ id }) => matches.close(id)),
    'matches.delete': carry(calls['matches.delete'], ({ id }) => matches.delete(id)),
    'matches.pick': carry(calls['matches.pick'], ({ id, number, pick }) => matches.pick(id, number, pick)),
    'matches.undo': carry(calls['matches.undo'], ({ id }) => matches.undo(id)),
    'matches.redo': carry(calls['matches.redo'], ({ id }) => matches.redo(id)),
    'matches.ready': carry(calls['matches.ready'], ({ id, seat }) => matches.ready(id, seat)),
    'matches.pace': carry(calls['matches.pace'], ({ id, action }) => matches.pace(id, action)),
    'matches.hint': carry(calls['matches.hint'], ({ id }) => matches.hint(id)),
    'records.at': carry(calls['records.at'], (wanted) => records.at(wanted)),
    'records.playOn': carry(calls['records.playOn'], ({ id, after }) => records.playOn(id, after)),
    'records.export': carry(calls['records.export'], ({ id }) => records.export(id)),
    'records.import': carry(calls['records.import'], ({ name, text }) => records.import(name, text)),
    'files.save': carry(calls['files.save'], ({ name, text }) => host.save(name, text)),
    'quests.get': carry(calls['quests.get'], () => results.quests()),
    'statistics.get': carry(calls['statistics.get'], () => results.statistics()),
    'statistics.reset': carry(calls['statistics.reset'], () => results.reset()),
    'coach.start': carry(calls['coach.start'], ({ id }) => coach.start(id)),
    'coach.get': carry(calls['coach.get'], ({ id }) => coach.get(id)),
    'coach.cancel': carry(calls['coach.cancel'], ({ id }) => coach.cancel(id)),
    'designs.list': carry(calls['designs.list'], () => designs.list()),
    'designs.create': carry(calls['designs.create'], (wanted) => designs.create(wanted)),
    'designs.open': carry(calls['designs.open'], ({ id }) => designs.open(id)),
    'designs.save': carry(calls['designs.save'], (wanted) => designs.save(wanted)),
    'designs.duplicate': carry(calls['designs.duplicate'], ({ id }) => designs.duplicate(id)),
    'designs.remove': carry(calls['designs.remove'], ({ id }) => designs.remove(id)),
    'designs.putBack': carry(calls['designs.putBack'], ({ id }) => designs.putBack(id)),
    'designs.backups': carry(calls['designs.backups'], ({ id }) => designs.backups(id)),
    'designs.restore': carry(calls['designs.restore'], ({ id, sequence }) => designs.restore(id, sequence)),
    'designs.export': carry(calls['designs.export'], ({ id }) => designs.export(id)),
    'uploads.begin': carry(calls['uploads.begin'], ({ name, bytes }) => uploads.begin(name, bytes)),
    'uploads.part': carry(calls['uploads.part'], ({ upload, offset, base64 }) =>
      uploads.part(upload, offset, base64),
    ),
    'uploads.cancel': carry(calls['uploads.cancel'], ({ upload }) => uploads.cancel(upload)),
    'packs.read': carry(calls['packs.read'], ({ upload }) => packs.read(upload)),
    'packs.finish': carry(calls['packs.finish'], (wanted) => packs.finish(wanted)),
    'packs.cancel': carry(calls['packs.cancel'], ({ pack }) => packs.cancel(pack)),
    'packs.handed': carry(calls['packs.handed'], () => [...handed.take()]),
    'art.keep': carry(calls['art.keep'], async ({ upload }) => {
      const picture = uploads.take(upload);
      return picture.ok ? art.keep(picture.value.bytes) : picture;
    }),
    'looks.get': carry(calls['looks.get'], () => looks.now),
    'looks.change': carry(calls['looks.change'], (part) => looks.change(part)),
    'lab.start': carry(calls['lab.start'], ({ card }) => lab.start(card)),
    'lab.get': carry(calls['lab.get'], ({ card }) => lab.get(card)),
    'lab.cancel': carry(calls['lab.cancel'], ({ card }) => lab.cancel(card)),
    'print.start': carry(calls['print.start'], (job) => printing.start(job)),
    'print.cancel': carry(calls['print.cancel'], ({ id }) => printing.cancel(id)),
    'files.saveMade': carry(calls['files.saveMade'], ({ address, name }) => {
      const file = made.find(address);
      return file === null ? refused('no-such-file') : host.save(name, file.bytes);
    }),
    'files.saveUpload': carry(calls['files.saveUpload'], ({ upload, name }) => {
      const file = uploads.take(upload);
      return file.ok ? host.save(name, file.value.bytes) : file;
    }),
    'data.get': carry(calls['data.get'], () => backups.state()),
    // Which folder is not for the page to say.
    'data.show': carry(calls['data.show'], () => host.showFolder(about().dataFolder)),
    'data.backUp': carry(calls['data.backUp'], () => backups.make()),
    'data.restore': carry(calls['data.restore'], ({ upload }) => backups.restore(upload)),
    'data.keepPresent': carry(calls['data.keepPresent'], () => backups.keepPresent()),
    'data.cancel': carry(calls['data.cancel'], () => backups.cancel()),
  };
  const table = new Map<string, Carried>(Object.entries(carried));

  return async (name, input) => {
    const call = table.get(name);
    if (call === undefined) throw new MalformedCall('There is no such call.');
    return call(input);
  };
}

/** Characters of a place in an input: names in it are those that were sent, and may be of any length. */
const LONGEST_PLACE = 200;

/** What is wrong with an input, without repeating what was sent. */
function describe(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'Wrong input.';
  const place = issue.path.join('.') || 'input';
  const isLong = place.length > LONGEST_PLACE;
  return `${isLong ? `${place.slice(0, LONGEST_PLACE)}…` : place}: ${issue.message}`;
}
