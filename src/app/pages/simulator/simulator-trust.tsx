import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ButtonLink } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './simulator-trust.module.css';

interface SimulatorTrustProps {
  words: WordsOf<'simulator'>['trust'];
  /** The method page, with the visitor's own simulation in its address. */
  methodTo: string;
}

export function SimulatorTrust({ words, methodTo }: SimulatorTrustProps) {
  return (
    <Section>
      <div className={`split-to-820 ${styles.columns}`}>
        <div className={styles.fleets} data-ground="night">
          <p className={`${text.figure} ${styles.figure}`}>{displayText(words.figure)}</p>
          <Heading level={2} size="sub">
            {words.title}
          </Heading>
          <p className={styles.condition}>{words.text}</p>
        </div>
        <div>
          <p className={text.lead}>{words.lead}</p>
          <div className={styles.how}>
            <ButtonLink to={methodTo} quiet>
              {words.how}
            </ButtonLink>
          </div>
          <dl className={styles.care}>
            {words.care.map((care) => (
              <div key={care.name}>
                <dt>{care.name}</dt>
                <dd>{care.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
