import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Split } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import {
  PreRegistrationForm,
  StepList,
} from '../../forms/pre-registration/pre-registration-form.tsx';
import { Thanks } from '../../forms/pre-registration/thanks.tsx';
import { usePreRegistration } from '../../forms/pre-registration/use-pre-registration.ts';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { Cards, Definitions } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { GainLine } from '../../sections/gain-line.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Timeline } from '../../sections/timeline.tsx';
import { ContactLink } from '../../simulation-handover/contact-link.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './pre-registration.module.css';

export default function PreRegistrationPage() {
  const { words } = usePage<'pre-registration'>();
  const to = usePathTo();
  return (
    <Registration words={words}>
      <Section tone="night">
        <SectionTop title={words.next.title} size="head" />
        <Timeline steps={words.next.steps} lay="row" />
      </Section>
      <Assurances words={words.assurances} />
      {words.beta.items.length > 0 && <Definitions {...words.beta} />}
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ButtonLink to={to('simulator')} large>
          {words.closing.simulate}
        </ButtonLink>
        <ContactLink className={buttonClass({ large: true, quiet: true })} data-cta="">
          {words.closing.contact}
        </ContactLink>
      </ClosingBand>
    </Registration>
  );
}

interface RegistrationProps {
  words: WordsOf<'pre-registration'>;
  /** The rest of the page, which what is typed does not draw again. */
  children: ReactNode;
}

/** The form and the page below it; once sent, thanks in the place of both. */
function Registration({ words, children }: RegistrationProps) {
  const form = usePreRegistration(words.form);
  if (form.outcome) {
    return (
      <Thanks
        words={words.thanks}
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
      <FormSection words={words} form={form} />
      {children}
    </>
  );
}

interface FormSectionProps {
  words: Pick<WordsOf<'pre-registration'>, 'hero' | 'gain' | 'benefits' | 'form'>;
  form: ReturnType<typeof usePreRegistration>;
}

function FormSection({ words, form }: FormSectionProps) {
  const { hero, gain, benefits } = words;
  return (
    <Hero
      title={hero.title}
      lead={hero.lead}
      ratio="5-7"
      gain={
        <div>
          <GainLine words={gain} />
          <StepList words={words.form} step={form.step} values={form.values} />
        </div>
      }
      after={<Cards items={benefits} cells="wide" />}
    >
      <PreRegistrationForm words={words.form} form={form} />
    </Hero>
  );
}

function Assurances({ words }: { words: WordsOf<'pre-registration'>['assurances'] }) {
  return (
    <Section>
      <SectionTop title={words.title} />
      {words.rows.map((row) => (
        <Split key={row.title} ratio="4-8" className={styles.row}>
          <div>
            <Heading level={3} size="head">
              {row.title}
            </Heading>
            <p>{row.lead}</p>
          </div>
          <Cards items={row.items} />
        </Split>
      ))}
    </Section>
  );
}
