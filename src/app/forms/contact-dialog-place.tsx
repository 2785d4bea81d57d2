import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#domain/language.ts';
import { usePathTo } from '../use-path-to.ts';
import styles from './contact-dialog-place.module.css';
import { contactDialogStore } from './contact-dialog-store.ts';
import type { LoadedDialog } from './load-contact-dialog.ts';

interface ContactDialogPlaceProps {
  language: Language;
  /** What to say where nothing can be fetched; whoever leaves the page then loses it. */
  offline: string;
}

/** On every page; what it shows is fetched at the first opening and then stays, with what was typed. */
export function ContactDialogPlace({ language, offline }: ContactDialogPlaceProps) {
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
    import('./load-contact-dialog.ts')
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
