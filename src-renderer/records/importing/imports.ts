import type { TefudaClient } from '@shared/contract/client';
import type { WireMessage } from '@shared/contract/view';
import { HostGone } from '../../client/status';

/** What became of one file. */
export type FileFate =
  | { readonly name: string; readonly taken: true; readonly id: string }
  | { readonly name: string; readonly taken: false; readonly reason: WireMessage };

/** A file as a browser gives it; only what is needed of it. */
export interface RecordFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  text(): Promise<string>;
}

/** The largest text the main process takes. */
const LARGEST = 20_000_000;
const LONGEST_NAME = 300;

const left = (name: string, key: string): FileFate => ({ name, taken: false, reason: { key } });

/** Reads one file and hands it over. Whatever goes wrong is the file's own fate and stops no other. */
export async function importFile(client: TefudaClient, file: RecordFile): Promise<FileFate> {
  const name = file.name.slice(0, LONGEST_NAME);
  if (file.size > LARGEST) return left(name, 'records.import.tooLarge');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return left(name, 'records.import.unreadable');
  }
  try {
    const answer = await client.call('records.import', { name, text });
    return answer.ok
      ? { name, taken: true, id: answer.value.id }
      : { name, taken: false, reason: answer.refusal };
  } catch (problem) {
    return left(name, problem instanceof HostGone ? 'app.lost.head' : 'records.import.failed');
  }
}
