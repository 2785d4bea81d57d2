import type { Language } from '#domain/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../words-of.ts';
import { DirectLine } from './direct-line.tsx';
import { FormSteps } from './form-steps.tsx';
import styles from './pre-registration-opening.module.css';

interface PreRegistrationOpeningProps {
  words: Pick<WordsOf<'pre-registration'>, 'hero' | 'benefits' | 'place'>;
  language: Language;
}

/** What one gets at the left, what it asks at the right: the form's place. */
export function PreRegistrationOpening({ words, language }: PreRegistrationOpeningProps) {
  const { hero, benefits, place } = words;
  return (
    <section>
      <Column className={styles.columns}>
        <div className={styles.copy}>
          <Heading level={1} size="title">
            {hero.title}
          </Heading>
          <p className={text.lead}>{hero.lead}</p>
          <dl className={styles.benefits}>
            {benefits.map((benefit) => (
              <div key={benefit.title}>
                <dt>{displayText(benefit.title)}</dt>
                <dd>{benefit.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.place}>
          <FormSteps title={place.steps.title} steps={place.steps.list} />
          <DirectLine words={place.direct} language={language} />
        </div>
      </Column>
    </section>
  );
}
