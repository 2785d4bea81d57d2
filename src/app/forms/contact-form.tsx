import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Language, Prefix } from '#domain/site/language.ts';
import { Heading } from '#ui/heading.tsx';
import { useHydrated } from '../browser/hydration.ts';
import { usePathTo } from '../links/links.tsx';
import type { FormWordsOf } from '../words/use-words.ts';
import { SimulationStrip } from './attached-simulation.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FormNotice, HiddenFields, SubmitButton } from './form-elements.tsx';
import { FormProblems } from './form-problems.tsx';
import styles from './forms.module.css';
import { CONTACT_ADDRESS, useContactForm } from './use-contact-form.ts';

const WITHOUT_SCRIPT = {
  form_type: 'contact',
  'form_data.source': 'contact_form',
};

interface ContactFormProps {
  words: FormWordsOf<'contact-form'>;
  language: Language;
  prefix: Prefix;
}

/** The contact page's form; once sent it leads to /confirmation. */
export function ContactForm({ words, language, prefix }: ContactFormProps) {
  const id = useId();
  const to = usePathTo();
  const navigate = useNavigate();
  const onSent = () => void navigate(to('confirmation'));
  const form = useContactForm({ from: 'page', words, language, onSent });
  const { shared } = words;
  return (
    <form
      ref={form.ref}
      className={`${styles.panel} ${styles.form} ${styles.close}`}
      action={CONTACT_ADDRESS}
      method="post"
      noValidate={useHydrated()}
      onInput={form.onInput}
      onPointerDown={form.onPointerDown}
      onSubmit={form.onSubmit}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-notice`}
    >
      <div className={styles.top}>
        <Heading level={2} size="sub" id={`${id}-title`}>
          {words.title}
        </Heading>
        <p className={styles.small}>{shared.marked}</p>
      </div>
      <FormProblems from={form} words={shared} language={language} />
      <HiddenFields
        language={language}
        prefix={prefix}
        also={WITHOUT_SCRIPT}
        honeypotLabel={shared.trap}
      />
      <SimulationStrip from={form.simulation} words={shared.simulation} language={language} />
      <ContactFields form={form.name} words={words} errors={form.errors} needsMessage />
      <div className={styles.end}>
        <FormNotice id={`${id}-notice`} words={shared.notice} />
        <SubmitButton label={words.send} busyLabel={shared.sending} of={form} />
      </div>
    </form>
  );
}
