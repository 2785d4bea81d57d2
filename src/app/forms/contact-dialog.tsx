import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#domain/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toastStore } from '#ui/toast-store.ts';
import type { FormWordsOf } from '../words-of.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormNotice } from './form-notice.tsx';
import { FormProblems } from './form-problems.tsx';
import styles from './forms.module.css';
import { SimulationStrip } from './simulation-strip.tsx';
import { SubmitButton } from './submit-button.tsx';
import { Trap } from './trap.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactDialogProps {
  words: FormWordsOf<'contact-form'>;
  language: Language;
  /** It opens each time this number changes. */
  opening: number;
}

/** 'Demande de contact': closed by hand it keeps what was typed, sent it is empty again. */
export function ContactDialog({ words, language, opening }: ContactDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { shared } = words;
  const form = useContactForm({
    from: 'dialog',
    words,
    language,
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
      <form
        ref={form.ref}
        className={styles.form}
        noValidate
        onInput={form.onInput}
        onPointerDown={form.onPointerDown}
        onSubmit={form.onSubmit}
        aria-describedby={`${id}-notice`}
      >
        <p className={styles.small}>
          {words.dialogLead} {shared.marked}
        </p>
        <FormProblems
          ref={form.message}
          form={form.name}
          stage={form.stage}
          texts={form.errors}
          words={shared}
          language={language}
        />
        <SimulationStrip from={form.simulation} words={shared.simulation} language={language} />
        <ContactFields form={form.name} words={words} errors={form.errors} needsMessage={false} />
        <Trap label={shared.trap} />
        <FormNotice id={`${id}-notice`} words={shared.notice} />
        <div className={`${styles.actions} ${styles.atHand}`}>
          <SubmitButton
            label={words.sendRequest}
            busyLabel={shared.sending}
            complete={form.complete}
            sending={form.stage.kind === 'sending'}
          />
          <Button quiet large onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
