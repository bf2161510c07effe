/** Why the program shows itself in the browser; a key of `main.start.why`. */
export type WebReason =
  | 'asked'
  | 'root'
  | 'no-display'
  | 'not-there'
  | 'failed-today'
  | 'failed'
  | 'too-slow'
  | 'quit';

export interface Surroundings {
  /** What `--host` says. */
  readonly asked: 'electron' | 'web' | null;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly hasDisplay: boolean;
}

/** Whether Electron may be tried here, and if not, why (architecture.md, Two hosts). */
export function reasonForWeb({ asked, platform, isRoot, hasDisplay }: Surroundings): WebReason | null {
  if (asked !== null) return asked === 'web' ? 'asked' : null;
  if (platform !== 'linux') return null;
  if (!hasDisplay) return 'no-display';
  // Chromium refuses its sandbox for root, and we do not go without it unasked.
  return isRoot ? 'root' : null;
}

/** Looks around on this machine. */
export const lookAround = (asked: Surroundings['asked']): Surroundings => ({
  asked,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasDisplay: Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']),
});
