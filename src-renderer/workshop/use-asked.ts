import { computed, ref, shallowRef } from 'vue';

/** The dialogs of the workshop. */
type DialogName = 'set' | 'backups' | 'from';

/** Which dialog is open, and the set it is about. */
export function useAsked() {
  const set = shallowRef('');
  const dialog = ref<DialogName | null>(null);
  const openOf = (name: DialogName) =>
    computed({
      get: () => dialog.value === name,
      set: (open: boolean) => {
        dialog.value = open ? name : null;
      },
    });

  function ask(name: DialogName, about = ''): void {
    if (about !== '') set.value = about;
    dialog.value = name;
  }

  return { set, ask, setOpen: openOf('set'), backupsOpen: openOf('backups'), fromOpen: openOf('from') };
}
