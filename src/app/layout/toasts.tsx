import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '#ui/toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }));

/** Downloads what shows messages only once there is one. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const none = () => false;
  const needed = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.list().length > 0,
    none,
  );
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster label={label} closeLabel={closeLabel} />
    </Suspense>
  );
}
