import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#domain/site/language.ts';
import { usePathTo } from '../links/links.tsx';
import { contactDialogStore } from '../simulation-handover/contact-dialog-store.ts';
import type { LoadedDialog } from './contact-dialog.tsx';
import styles from './lazy-contact-dialog.module.css';

interface LazyContactDialogProps {
  language: Language;
  /** Shown where nothing can be fetched: leaving for the contact page would lose this one. */
  offline: string;
}

/** On every page; the dialog is fetched at the first opening and then stays, with what was typed. */
export function LazyContactDialog({ language, offline }: LazyContactDialogProps) {
  const opening = useSyncExternalStore(
    contactDialogStore.subscribe,
    contactDialogStore.openings,
    () => 0,
  );
  const contactPage = usePathTo()('contact');
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    if (opening === 0 || loaded?.language === language) return;
    import('./contact-dialog.tsx')
      .then(({ loadContactDialog }) => loadContactDialog(language))
      .then(setLoaded)
      .catch(() => {
        if (navigator.onLine) return location.assign(contactPage);
        setOffline(true);
        addEventListener('online', () => setOffline(false), { once: true });
      });
  }, [opening, language, loaded, contactPage]);
  if (loaded) return <loaded.Dialog {...loaded} opening={opening} />;
  return (
    isOffline && (
      <p role="alert" className={styles.offline}>
        {offline}
      </p>
    )
  );
}
