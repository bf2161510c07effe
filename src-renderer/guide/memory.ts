import { z } from 'zod';

const kept = z.object({ taught: z.array(z.string()), left: z.boolean() });
type Kept = z.infer<typeof kept>;
const NOTHING: Kept = { taught: [], left: false };

/** What the guide remembers of one match while the program runs, so that nothing is told twice. */
export interface Memory {
  readonly taught: () => ReadonlySet<string>;
  readonly teach: (lesson: string) => void;
  /** Whether the guide was left for good. */
  readonly left: () => boolean;
  readonly leave: () => void;
}

/** Remembers for a match, across a reload of the page. Where nothing can be kept, it is only told again. */
export function memoryOf(id: string): Memory {
  const key = `tefuda.guide.${id}`;

  function read(): Kept {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return kept.catch(NOTHING).parse(stored);
    } catch {
      return NOTHING;
    }
  }

  function change(changes: Partial<Kept>): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...read(), ...changes }));
    } catch {
      // A page without storage goes on teaching; only a reload begins anew.
    }
  }

  return {
    taught: () => new Set(read().taught),
    teach: (lesson) => change({ taught: [...new Set([...read().taught, lesson])] }),
    left: () => read().left,
    leave: () => change({ left: true }),
  };
}
