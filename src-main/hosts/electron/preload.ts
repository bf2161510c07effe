import { contextBridge, ipcRenderer } from 'electron';
import { CALL, EVENT } from './channels';

/** An answer as the main process sends it; errors do not cross the bridge with their words. */
type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

contextBridge.exposeInMainWorld('tefuda', {
  async call(name: string, input: unknown): Promise<unknown> {
    const answer: Answer = await ipcRenderer.invoke(CALL, name, input);
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  },
  on(wanted: string, listener: (payload: unknown) => void): () => void {
    const hear = (_: unknown, name: string, payload: unknown): void => {
      if (name === wanted) listener(payload);
    };
    ipcRenderer.on(EVENT, hear);
    return () => ipcRenderer.removeListener(EVENT, hear);
  },
});
