import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Language } from '#domain/language.ts';
import { contactDialogStore } from './contact-dialog-store.ts';

const LazyDialog = lazy(async () => ({
  default: (await import('./loaded-contact-dialog.tsx')).LoadedContactDialog,
}));

/** On every page; what it shows is fetched at the first opening and then stays, with what was typed. */
export function ContactDialogPlace({ language }: { language: Language }) {
  const { subscribe, openings } = contactDialogStore;
  const opening = useSyncExternalStore(subscribe, openings, () => 0);
  if (opening === 0) return null;
  return (
    <Suspense>
      <LazyDialog language={language} opening={opening} />
    </Suspense>
  );
}
