import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ButtonLink } from '../layout/button-link.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './simulator-trust.module.css';

/** Who has tried it, and how the figures come about. */
export function SimulatorTrust({ words }: { words: WordsOf<'simulator'>['trust'] }) {
  const to = usePathTo();
  const { fleets, method } = words;
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.fleets} data-ground="night">
          <p className={`${text.figure} ${styles.figure}`}>{displayText(fleets.figure)}</p>
          <Heading level={2} size="sub">
            {fleets.title}
          </Heading>
          <p className={styles.condition}>{fleets.text}</p>
          <ButtonLink to={to('simulator', 'calcul')} quiet>
            {fleets.how}
          </ButtonLink>
        </div>
        <div id="calcul">
          <Heading level={2} size="head">
            {method.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{method.lead}</p>
          <ol className={styles.figures}>
            {method.figures.map((figure) => (
              <li key={figure.name}>
                <div>
                  <Heading level={3} size="sub">
                    {figure.name}
                  </Heading>
                  <p className={styles.from}>{figure.from}</p>
                </div>
                <p>{figure.text}</p>
              </li>
            ))}
          </ol>
          <dl className={styles.care}>
            {method.care.map((care) => (
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
