import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Heading } from '#ui/heading.tsx';
import { useHydrated } from '../browser/hydration.ts';
import { usePathTo } from '../links/links.tsx';
import type { FormWordsOf } from '../words/use-words.ts';
import { ContactFields } from './contact-fields.tsx';
import { SubmitButton } from './form-elements.tsx';
import { FormShell } from './form-shell.tsx';
import styles from './forms.module.css';
import { useContactForm } from './use-contact-form.ts';

const WITHOUT_SCRIPT = {
  form_type: 'contact',
  'form_data.source': 'contact_form',
};

/** The contact page's form; once sent it leads to /confirmation. */
export function ContactForm({ words }: { words: FormWordsOf<'contact-form'> }) {
  const id = useId();
  const to = usePathTo();
  const navigate = useNavigate();
  const onSent = () => void navigate(to('confirmation'));
  const form = useContactForm({ from: 'page', words, onSent });
  const { shared } = words;
  return (
    <FormShell
      form={form}
      className={`${styles.panel} ${styles.form} ${styles.close}`}
      noValidate={useHydrated()}
      aria-labelledby={id}
      withoutScript={WITHOUT_SCRIPT}
      top={
        <div className={styles.top}>
          <Heading level={2} size="sub" id={id}>
            {words.title}
          </Heading>
          <p className={styles.small}>{shared.marked}</p>
        </div>
      }
      end={(notice) => (
        <div className={styles.end}>
          {notice}
          <SubmitButton label={words.send} busyLabel={shared.sending} of={form} />
        </div>
      )}
    >
      <ContactFields form={form.name} words={words} errors={form.errors} needsMessage />
    </FormShell>
  );
}
