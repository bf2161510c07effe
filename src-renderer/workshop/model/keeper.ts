import type { DesignsDraft } from '@shared/contract/drafts';
import type { WireMessage } from '@shared/contract/view';

/** How long an edit waits for others before it is saved, in milliseconds. */
const WAIT = 400;

/** What became of a save. */
export type SaveOutcome =
  | { readonly ok: true; readonly revision: string; readonly outside: string | null }
  | { readonly ok: false; readonly refusal: WireMessage };

/** What a keeper needs of the world. */
export interface KeeperWorld {
  /** Puts a set on disk. Should it reject nonetheless, that save has failed and the next one is tried. */
  readonly save: (draft: DesignsDraft, revision: string) => Promise<SaveOutcome>;
  /** Calls `work` after so many milliseconds; gives the way to call it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  /** Told whenever the state changes, and of a version of the file that somebody else had written. */
  readonly onChange: (state: KeptState) => void;
  readonly onOutside: (kept: string) => void;
}

/** `saved` is only ever said when the host answered that the newest draft is on disk. */
export type KeptState =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly reason: WireMessage };

/** Keeps one set on disk while it is edited: after a short wait, one save at a time, always the newest draft. */
export class Keeper {
  private kept: DesignsDraft;
  private newest: DesignsDraft;
  private callOff: (() => void) | null = null;
  private running: Promise<boolean> | null = null;
  private revision: string;
  private told: KeptState['state'] = 'saved';

  constructor(
    opened: { readonly draft: DesignsDraft; readonly revision: string },
    private readonly world: KeeperWorld,
  ) {
    this.kept = opened.draft;
    this.newest = opened.draft;
    this.revision = opened.revision;
  }

  /** Takes up a newer draft, to be saved soon. */
  update(draft: DesignsDraft): void {
    if (draft === this.newest) return;
    this.newest = draft;
    if (this.isKept()) {
      this.callOff?.();
      this.callOff = null;
      if (this.running === null) this.tell({ state: 'saved' });
      return;
    }
    this.tell({ state: 'saving' });
    if (this.running === null) this.callOff ??= this.world.later(WAIT, () => void this.flush());
  }

  /** The revision on disk when nothing is to be saved, nor on its way; null otherwise. */
  restingAt(): string | null {
    return this.isKept() && this.running === null ? this.revision : null;
  }

  /** Another version lies on disk now, and is being edited. */
  replaced(opened: { readonly draft: DesignsDraft; readonly revision: string }): void {
    this.kept = opened.draft;
    this.newest = opened.draft;
    this.revision = opened.revision;
    this.tell({ state: 'saved' });
  }

  /** Saves now whatever is not on disk yet. Resolves with whether all of it is. */
  async flush(): Promise<boolean> {
    this.callOff?.();
    this.callOff = null;
    if (this.running !== null) {
      // What is on its way may be older than what was asked for.
      await this.running;
      return this.isKept() || this.flush();
    }
    if (this.isKept()) return true;
    this.tell({ state: 'saving' });
    this.running = this.saveNewest();
    return this.running;
  }

  private isKept(): boolean {
    return this.newest === this.kept;
  }

  private async saveNewest(): Promise<boolean> {
    const draft = this.newest;
    const outcome = await this.outcomeOf(draft);
    this.running = null;
    if (!outcome.ok) {
      this.tell({ state: 'failed', reason: outcome.refusal });
      return false;
    }
    this.kept = draft;
    this.revision = outcome.revision;
    if (outcome.outside !== null) this.world.onOutside(outcome.outside);
    if (this.isKept()) this.tell({ state: 'saved' });
    else this.callOff ??= this.world.later(WAIT, () => void this.flush());
    return true;
  }

  private async outcomeOf(draft: DesignsDraft): Promise<SaveOutcome> {
    try {
      return await this.world.save(draft, this.revision);
    } catch (problem) {
      console.error(problem);
      return { ok: false, refusal: { key: 'workshop.callFailed' } };
    }
  }

  private tell(state: KeptState): void {
    if (state.state !== 'failed' && state.state === this.told) return;
    this.told = state.state;
    this.world.onChange(state);
  }
}
