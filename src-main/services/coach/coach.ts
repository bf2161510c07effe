import type { LookBack } from '@shared/contract/coach';
import type { Outcome } from '../outcome';

/** Looks back over finished matches: which moments decided them, and what would have been better. */
export interface CoachService {
  /** Begins the look back over a finished match, or gives what there is of it. */
  start(id: string): Promise<Outcome<LookBack>>;
  /** What there is of it, without beginning it. */
  get(id: string): Promise<Outcome<LookBack>>;
  /** Stops it; what was found until then is not kept. */
  cancel(id: string): Promise<null>;
  /** The match is gone, and with it whatever was found in it. */
  forget(id: string): Promise<void>;
  /** Stops whatever is looked back at. */
  close(): Promise<void>;
}
