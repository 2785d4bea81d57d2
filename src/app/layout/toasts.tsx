import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from '#ui/toast-store.ts';

interface ToastWords {
  label: string;
  announced: string;
  close: string;
}

type Toaster = typeof import('#ui/toaster.tsx')['Toaster'];

/**
 * Downloads what shows messages only once there is one. A message may be that the connection is gone:
 * then it cannot be shown here, and the page with all that was typed must stay.
 */
export function Toasts({ words }: { words: ToastWords }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, toastStore.list);
  const [Shown, setShown] = useState<Toaster>();
  useEffect(() => {
    if (Shown || toasts.length === 0) return;
    import('#ui/toaster.tsx').then(
      ({ Toaster }) => setShown(() => Toaster),
      () => undefined,
    );
  }, [Shown, toasts]);
  return (
    Shown && <Shown label={words.label} announcedLabel={words.announced} closeLabel={words.close} />
  );
}
