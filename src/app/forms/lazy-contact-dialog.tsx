import { useState } from 'react';
import type { Language } from '#domain/site/language.ts';
import { useStore } from '#ui/store.ts';
import { useOnline } from '../browser/hydration.ts';
import { useLoaded } from '../browser/late-part.tsx';
import { usePathTo } from '../links/links.tsx';
import { contactDialogOpenings } from '../simulation-handover/contact-link.tsx';
import { useLanguage } from '../words/use-words.ts';
import styles from './lazy-contact-dialog.module.css';

interface LazyContactDialogProps {
  /** Shown where nothing can be fetched: leaving for the contact page would lose this one. */
  offline: string;
}

const load = async (language: Language) =>
  (await import('./contact-dialog.tsx')).loadContactDialog(language);
const LOAD = { fr: () => load('fr'), en: () => load('en') };

/** On every page; the dialog is fetched at the first opening and then stays, with what was typed. */
export function LazyContactDialog({ offline }: LazyContactDialogProps) {
  const language = useLanguage();
  const opening = useStore(contactDialogOpenings);
  const contactPage = usePathTo()('contact');
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useOnline();
  const loaded = useLoaded(opening === 0 ? undefined : LOAD[language], {
    attempt: opening,
    onFailed: () => (navigator.onLine ? location.assign(contactPage) : setFailed(true)),
  });
  if (loaded) return <loaded.Dialog {...loaded} opening={opening} />;
  return (
    hasFailed &&
    !isOnline && (
      <p role="alert" className={styles.offline}>
        {offline}
      </p>
    )
  );
}
