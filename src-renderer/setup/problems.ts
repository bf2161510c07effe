import type { Pinia } from 'pinia';
import type { App } from 'vue';
import { z } from 'zod';
import { CallFailed, HostGone } from '../client/status';
import { useNoticesStore } from '../stores/notices';
import { i18n } from './i18n';

/** Data instead of words, such as the list of faults a schema finds. */
const isData = (text: string): boolean => /^\s*[[{]/.test(text);

/** A short plain reason in the language of the interface. The whole of a problem is in the console. */
export function describeProblem(problem: unknown): string {
  const { t } = i18n.global;
  const text = problem instanceof Error ? problem.message : String(problem);
  if (problem instanceof z.ZodError || isData(text)) return t('app.reasons.misread');
  if (problem instanceof CallFailed) return t('app.reasons.callFailed');
  return text.slice(0, 200);
}

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
    notices.tell('error', { key: 'app.problem', values: { what: describeProblem(problem) } });
  };
  app.config.errorHandler = report;
  window.addEventListener('unhandledrejection', (rejection) => {
    // Told already, and the calls go on with the connection: nothing is left to be an error of the page.
    if (rejection.reason instanceof HostGone) rejection.preventDefault();
    report(rejection.reason);
  });
  return report;
}
