import type { CallInput, CallOutput } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';
import { refused, type Outcome } from '../matches/outcome';

type ValueOf<Output> = Extract<Output, { readonly ok: true }> extends { value: infer Value } ? Value : never;
export type RecordMoment = ValueOf<CallOutput<'records.at'>>;
export type ExportedRecord = ValueOf<CallOutput<'records.export'>>;

/** Finished matches, to be looked at again, played on from, taken elsewhere and brought in. */
export class RecordsService {
  async at(_wanted: CallInput<'records.at'>): Promise<Outcome<RecordMoment>> {
    return refused('no-such-match');
  }

  async playOn(_id: string, _after: number): Promise<Outcome<MatchView>> {
    return refused('no-such-match');
  }

  async export(_id: string): Promise<Outcome<ExportedRecord>> {
    return refused('no-such-match');
  }

  async import(_name: string, _text: string): Promise<Outcome<{ id: string }>> {
    return refused('no-such-match');
  }
}
