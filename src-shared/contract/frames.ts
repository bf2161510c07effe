import { z } from 'zod';

/** What the renderer sends over the web host's socket. `input` is checked by its call's own schema. */
export const callFrame = z.object({ id: z.number().int(), call: z.string(), input: z.unknown().optional() });

/** What the web host sends: the answer to a call, or an event. */
export const hostFrame = z.union([
  z.object({ id: z.number().int(), ok: z.literal(true), value: z.unknown() }),
  z.object({ id: z.number().int(), ok: z.literal(false), error: z.string() }),
  z.object({ event: z.string(), payload: z.unknown() }),
]);
