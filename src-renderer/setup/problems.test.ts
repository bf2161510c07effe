// @vitest-environment jsdom
import { createPinia } from 'pinia';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from 'vue';
import { calls } from '@shared/contract/calls';
import { CallFailed, HostGone } from '../client/status';
import { useNoticesStore } from '../stores/notices';
import { describeProblem, reportProblems } from './problems';

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (problem) {
    return problem;
  }
};

describe('a problem', () => {
  it('is told without the data of a schema', () => {
    const problem = caught(() => calls['matches.open'].input.parse({ id: '../' }));
    expect(describeProblem(problem)).toBe('Tefuda could not read what was sent');
    expect(describeProblem(new Error('[\n  { "code": "invalid_type" }\n]'))).toBe(
      'Tefuda could not read what was sent',
    );
    expect(describeProblem(new CallFailed('[ { "code": "x" } ]'))).not.toContain('code');
  });

  it('of the host is told in plain words', () => {
    expect(describeProblem(new CallFailed('EACCES: journal'))).toBe('Tefuda could not do what was asked');
  });

  it('that the host is gone is no error of the page and no notice', () => {
    const pinia = createPinia();
    reportProblems(createApp({}), pinia);
    const spoken = vi.spyOn(console, 'error').mockReturnValue();
    const reject = (reason: unknown): Event => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      window.dispatchEvent(event);
      return event;
    };
    expect(reject(new HostGone('the host is gone')).defaultPrevented).toBe(true);
    expect(useNoticesStore(pinia).notices).toEqual([]);
    expect(reject(new Error('something else')).defaultPrevented).toBe(false);
    expect(useNoticesStore(pinia).notices).toHaveLength(1);
    spoken.mockRestore();
  });
});
