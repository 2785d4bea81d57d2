import type { Language, Prefix } from '#domain/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { PreRegistrationForm } from '../forms/pre-registration/pre-registration-form.tsx';
import { StepList } from '../forms/pre-registration/step-list.tsx';
import { Thanks } from '../forms/pre-registration/thanks.tsx';
import { usePreRegistration } from '../forms/pre-registration/use-pre-registration.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './pre-registration-opening.module.css';

interface PreRegistrationOpeningProps {
  words: Pick<WordsOf<'pre-registration'>, 'hero' | 'benefits' | 'form' | 'thanks'>;
  language: Language;
  prefix: Prefix;
}

/** Where one stands and what one gets at the left, the form at the right. */
export function PreRegistrationOpening({ words, language, prefix }: PreRegistrationOpeningProps) {
  const { hero, benefits } = words;
  const form = usePreRegistration(words.form, language);
  return (
    <section>
      <Column className={styles.columns}>
        <div className={styles.copy}>
          <Heading level={1} size="title">
            {hero.title}
          </Heading>
          <p className={text.lead}>{hero.lead}</p>
          {!form.registered && (
            <StepList words={words.form} step={form.step} values={form.values} />
          )}
        </div>
        <div className={styles.place}>
          {form.registered ? (
            <Thanks words={words.thanks} withLetter={form.withLetter} again={form.again} />
          ) : (
            <PreRegistrationForm
              words={words.form}
              form={form}
              language={language}
              prefix={prefix}
            />
          )}
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
