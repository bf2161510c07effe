import type { TefudaClient } from '@shared/contract/client';
import type { WireMessage } from '@shared/contract/view';

/** What became of saving: done, left by the person, or refused with the reason. */
export type Saved =
  | { readonly outcome: 'saved' | 'left' }
  | { readonly outcome: 'refused'; readonly refusal: WireMessage };

/** Hands a text to the browser as a file that was fetched. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a text where the person wants it: the desktop asks, a browser puts it with its downloads. */
export async function saveText(
  client: TefudaClient,
  host: 'electron' | 'web',
  file: { readonly name: string; readonly text: string },
): Promise<Saved> {
  if (host === 'web') {
    download(file.name, file.text);
    return { outcome: 'saved' };
  }
  const answer = await client.call('files.save', file);
  if (!answer.ok) return { outcome: 'refused', refusal: answer.refusal };
  return { outcome: answer.value.saved ? 'saved' : 'left' };
}
