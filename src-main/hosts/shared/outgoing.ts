import { events } from '@shared/contract/events';
import type { Published } from '@main/services/publisher';

const schemas = new Map(Object.entries(events));

/**
 * An event as it may leave the main process: checked, and cut down to what the contract names, so that
 * nothing goes out that nobody decided to send. Throws when a service has sent something else.
 */
export function outgoing({ name, payload }: Published): { name: string; payload: unknown } {
  return { name, payload: schemas.get(name)?.parse(payload) };
}
