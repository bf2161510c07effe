import { z } from 'zod';

/** What a file about the window's place says first. */
export const WINDOW_FORMAT = 'tefuda-window/1';

/** Where the window was when it was closed; pixels of the screen. */
const windowState = z.object({
  format: z.literal(WINDOW_FORMAT),
  bounds: z.object({ x: z.int(), y: z.int(), width: z.int().min(640), height: z.int().min(480) }),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;

/** Reads where the window was; null when the text does not say it. Never throws. */
export function readWindowState(text: string): WindowState | null {
  try {
    return windowState.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
