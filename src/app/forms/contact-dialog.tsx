import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadFormWords } from '#content/load-form-words.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toastStore } from '#ui/toast-store.ts';
import type { FormWordsOf } from '../words/use-words.ts';
import { ContactFields } from './contact-fields.tsx';
import { SubmitButton } from './form-elements.tsx';
import { FormShell } from './form-shell.tsx';
import styles from './forms.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The dialog and its words in the language being read. */
export async function loadContactDialog(language: Language) {
  const words = await loadFormWords('contact-form', language);
  return { Dialog: ContactDialog, words };
}

interface ContactDialogProps {
  words: FormWordsOf<'contact-form'>;
  /** It opens each time this number changes. */
  opening: number;
}

/** 'Demande de contact': closed by hand it still has what was typed, sent it is empty again. */
function ContactDialog({ words, opening }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shared } = words;
  const form = useContactForm({
    from: 'dialog',
    words,
    onSent: () => {
      dialog.current?.close();
      toastStore.add({ title: words.sent.title, description: words.sent.text });
    },
  });

  const { ref } = form;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (opening === 0) return;
    openedAt.current = location.pathname;
    dialog.current?.showModal();
    ref.current?.querySelector('input')?.focus();
  }, [opening, ref]);
  // Before the new page's heading takes the focus, which it cannot while this is modal.
  useLayoutEffect(() => {
    if (pathname !== openedAt.current) dialog.current?.close();
  }, [pathname]);
  // Back changes the page behind it; what was typed stays for the next opening.
  useEffect(() => {
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  return (
    <Dialog ref={dialog} title={words.dialogTitle} closeLabel={words.close}>
      <FormShell
        form={form}
        className={`${styles.form} ${styles.close}`}
        noValidate
        top={
          <p className={styles.small}>
            {words.dialogLead} {shared.marked}
          </p>
        }
        end={(notice) => (
          <>
            {notice}
            <div className={`${styles.actions} ${styles.atHand}`}>
              <SubmitButton label={words.sendRequest} busyLabel={shared.sending} of={form} />
              <Button quiet large onClick={() => dialog.current?.close()}>
                {words.cancel}
              </Button>
            </div>
          </>
        )}
      >
        <ContactFields form={form.name} words={words} errors={form.errors} needsMessage={false} />
      </FormShell>
    </Dialog>
  );
}
