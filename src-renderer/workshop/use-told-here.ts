import { watch } from 'vue';
import { useNoticesStore, type Notice } from '../stores/notices';
import { useDeskStore } from './desk';

const LEFT_OUT: readonly string[] = ['main.notices.set-left-out', 'main.notices.set-newer'];

/** The list says beside each set of one's own what is wrong with it: a notice of it would only lie over the desk. */
export function useToldHere(): void {
  const desk = useDeskStore();
  const notices = useNoticesStore();
  const isTold = ({ message }: Notice): boolean =>
    LEFT_OUT.includes(message.key) &&
    desk.list.some(({ id }) => message.values?.['file'] === `${id}/set.json`);

  watch(
    [() => desk.list, () => notices.notices],
    () => {
      for (const { id } of notices.notices.filter(isTold)) notices.dismiss(id);
    },
    { immediate: true },
  );
}
