// Loaded beside the main process: lets a test ask what the program did, over the process's own channel.
import { BrowserWindow } from './window.mjs';
import { debuggingPort } from './browser.mjs';
import { answerSaveDialog } from './desktop.mjs';
import { notes } from './notes.mjs';
import { session } from './session.mjs';

const answers = {
  notes: () => ({ ...notes, debuggingPort }),
  permission: (name) => session.defaultSession.permission(name),
  download: () => session.defaultSession.download(),
  saveAs: (path) => answerSaveDialog(path),
  close: () => BrowserWindow.getAllWindows()[0]?.close(),
};

process.on('message', async ({ id, ask, given }) => {
  try {
    process.send?.({ id, value: await answers[ask](given) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
// Listening for a test must not keep a program alive that has ended.
process.channel?.unref();
