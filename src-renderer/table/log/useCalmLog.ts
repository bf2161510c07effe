import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { LogLine, MatchView } from '@shared/contract/view';

/**
 * The log as it was one frame ago: what is told of a move may come a moment after its cards are on their way.
 * It is empty in the first frame.
 */
export function useCalmLog(view: Readonly<Ref<MatchView>>): Readonly<Ref<readonly LogLine[]>> {
  const log = shallowRef<readonly LogLine[]>([]);
  let frame = 0;
  watch(
    () => view.value.log,
    (now) => {
      cancelAnimationFrame(frame);
      // The frame after the next: the first draws what moves.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          log.value = now;
        });
      });
    },
    { immediate: true },
  );
  onScopeDispose(() => cancelAnimationFrame(frame));
  return log;
}
