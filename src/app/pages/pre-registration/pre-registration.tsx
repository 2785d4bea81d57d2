import type { ReactNode } from 'react';
import type { Language, Prefix } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ContactButton } from '../../forms/contact-button.tsx';
import {
  PreRegistrationForm,
  StepList,
} from '../../forms/pre-registration/pre-registration-form.tsx';
import { Thanks } from '../../forms/pre-registration/thanks.tsx';
import { usePreRegistration } from '../../forms/pre-registration/use-pre-registration.ts';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Definitions } from '../../sections/definitions.tsx';
import { GainLine } from '../../sections/gain-line.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './pre-registration.module.css';

const { loader, clientLoader, shouldRevalidate, meta } = page('pre-registration');

export { clientLoader, loader, meta, shouldRevalidate };

export default function PreRegistrationPage() {
  const { words, language, prefix } = usePage<'pre-registration'>();
  const to = usePathTo();
  return (
    <Registration words={words} language={language} prefix={prefix}>
      <NextSteps {...words.next} />
      <Assurances words={words.assurances} />
      {words.beta.items.length > 0 && <Definitions {...words.beta} />}
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ButtonLink to={to('simulator')} large>
          {words.closing.simulate}
        </ButtonLink>
        <ContactButton large quiet>
          {words.closing.contact}
        </ContactButton>
      </ClosingBand>
    </Registration>
  );
}

interface RegistrationProps {
  words: WordsOf<'pre-registration'>;
  language: Language;
  prefix: Prefix;
  /** The rest of the page, which what is typed does not draw again. */
  children: ReactNode;
}

/** The form and the page below it; once sent, thanks in the place of both. */
function Registration({ words, language, prefix, children }: RegistrationProps) {
  const form = usePreRegistration(words.form, language);
  if (form.outcome) {
    return (
      <Thanks
        words={words.thanks}
        language={language}
        outcome={form.outcome}
        registration={form.isFurther ? 'further' : 'first'}
        simulation={form.sentSimulation}
        withLetter={form.withLetter}
      >
        <Button quiet large onClick={form.again}>
          {words.thanks.again}
        </Button>
      </Thanks>
    );
  }
  return (
    <>
      <FormSection words={words} form={form} language={language} prefix={prefix} />
      {children}
    </>
  );
}

interface FormSectionProps {
  words: Pick<WordsOf<'pre-registration'>, 'hero' | 'gain' | 'benefits' | 'form'>;
  form: ReturnType<typeof usePreRegistration>;
  language: Language;
  prefix: Prefix;
}

function FormSection({ words, form, language, prefix }: FormSectionProps) {
  const { hero, gain, benefits } = words;
  return (
    <section>
      <Column className={styles.columns}>
        <div className={styles.copy}>
          <Heading level={1} size="title">
            {hero.title}
          </Heading>
          <p className={text.lead}>{hero.lead}</p>
          <GainLine words={gain} />
          <StepList words={words.form} step={form.step} values={form.values} />
        </div>
        <div className={styles.place}>
          <PreRegistrationForm words={words.form} form={form} language={language} prefix={prefix} />
        </div>
        <dl className={styles.benefits}>
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <dt>{displayText(benefit.title)}</dt>
              <dd>{benefit.text}</dd>
            </div>
          ))}
        </dl>
      </Column>
    </section>
  );
}

function Assurances({ words }: { words: WordsOf<'pre-registration'>['assurances'] }) {
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      {words.rows.map((row) => (
        <div key={row.title} className={`split ${styles.row}`}>
          <div>
            <Heading level={3} size="head">
              {row.title}
            </Heading>
            <p className={styles.lead}>{row.lead}</p>
          </div>
          <dl className={row.items.length > 2 ? styles.three : styles.two}>
            {row.items.map((item) => (
              <div key={item.title}>
                <dt>{displayText(item.title)}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}
