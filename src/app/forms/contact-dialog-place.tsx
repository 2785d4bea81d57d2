import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#domain/language.ts';
import { usePathTo } from '../use-path-to.ts';
import { contactDialogStore } from './contact-dialog-store.ts';
import type { LoadedDialog } from './load-contact-dialog.ts';

/** On every page; what it shows is fetched at the first opening and then stays, with what was typed. */
export function ContactDialogPlace({ language }: { language: Language }) {
  const opening = useSyncExternalStore(
    contactDialogStore.subscribe,
    contactDialogStore.openings,
    () => 0,
  );
  const contactPage = usePathTo()('contact');
  const [loaded, setLoaded] = useState<LoadedDialog>();
  useEffect(() => {
    if (opening === 0 || loaded?.language === language) return;
    import('./load-contact-dialog.ts')
      .then(({ loadContactDialog }) => loadContactDialog(language))
      .then(setLoaded)
      .catch(() => location.assign(contactPage));
  }, [opening, language, loaded, contactPage]);
  return loaded && <loaded.Dialog {...loaded} opening={opening} />;
}
