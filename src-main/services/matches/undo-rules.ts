import type { TableEvent } from '@shared/table/events';
import type { Layout } from '@shared/table/layout';

/**
 * Whether these events gave away something that cannot be taken back between people: a card that lay
 * face down became known to somebody, or cards were shuffled (product.md, Table).
 */
export function gaveAway(layout: Layout, events: readonly TableEvent[]): boolean {
  return events.some((happened) => {
    if (happened.type === 'shuffled' || happened.type === 'revealed') return true;
    return (
      happened.type === 'moved' && happened.known !== 0 && layout.zones[happened.from]?.looks === 'nobody'
    );
  });
}
