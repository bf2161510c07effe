import type { Pinia } from 'pinia';
import type { App } from 'vue';
import { HostGone } from '../client/status';
import { useNoticesStore } from '../stores/notices';

const describe = (problem: unknown): string =>
  problem instanceof Error ? problem.message.slice(0, 200) : String(problem).slice(0, 200);

/**
 * Leads every error nobody caught to the notices, so that none is only in the console. Returns the way to
 * report one by hand.
 */
export function reportProblems(app: App, pinia: Pinia): (problem: unknown) => void {
  const notices = useNoticesStore(pinia);
  const report = (problem: unknown): void => {
    // The lost-connection notice already says so.
    if (problem instanceof HostGone) return;
    console.error(problem);
    notices.tell('error', { key: 'app.problem', values: { what: describe(problem) } });
  };
  app.config.errorHandler = report;
  window.addEventListener('unhandledrejection', (rejection) => report(rejection.reason));
  return report;
}
