import type { TefudaClient } from '@shared/contract/client';
import type { MadeFile } from '@shared/contract/designs';
import type { WireMessage } from '@shared/contract/view';
import { upload } from './upload';

/** What became of saving: done, left by the person, or refused with the reason. */
export type Saved =
  | { readonly outcome: 'saved' | 'left' }
  | { readonly outcome: 'refused'; readonly refusal: WireMessage };

type Host = 'electron' | 'web';

const asSaved = (
  answer:
    | { readonly ok: true; readonly value: { readonly saved: boolean } }
    | { readonly ok: false; readonly refusal: WireMessage },
): Saved =>
  answer.ok
    ? { outcome: answer.value.saved ? 'saved' : 'left' }
    : { outcome: 'refused', refusal: answer.refusal };

/** Lets the browser put what lies at an address of ours with its downloads. */
function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a file the program made where the person wants it: the desktop asks, a browser downloads it. */
export async function saveMade(
  client: TefudaClient,
  host: Host,
  { address, name }: Pick<MadeFile, 'address' | 'name'>,
): Promise<Saved> {
  if (host === 'web') {
    download(address, name);
    return { outcome: 'saved' };
  }
  return asSaved(await client.call('files.saveMade', { address, name }));
}

/** Lets the browser put a file the page made with its downloads; the host need not be there for it. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  download(address, name);
  // The browser reads the blob after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Letters of a proposed name: what is longer no system takes for a file. */
const MOST = 100;

/** A name made of a card's or a set's, which may be as long as one likes; its ending stays. */
function shortened(name: string): string {
  const ending = /\.[0-9a-z]{1,8}$/i.exec(name)?.[0] ?? '';
  const words = Array.from(name.slice(0, name.length - ending.length));
  return `${words.slice(0, MOST).join('')}${ending}`;
}

/** Saves a file the page made itself where the person wants it. */
export async function saveBlob(client: TefudaClient, host: Host, blob: Blob, name: string): Promise<Saved> {
  if (host === 'web') {
    downloadBlob(blob, name);
    return { outcome: 'saved' };
  }
  const short = shortened(name);
  const handed = await upload(client, blob, short);
  if (!handed.ok) return { outcome: 'refused', refusal: handed.refusal };
  return asSaved(await client.call('files.saveUpload', { upload: handed.upload, name: short }));
}
