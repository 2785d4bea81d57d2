import { euroAmount } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT } from '#domain/simulator/depot.ts';
import type { DepotNight } from '#domain/simulator/depot-night.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import { ForwardLink } from '../layout/forward-link.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './night-costs.module.css';

interface NightCostsProps {
  words: WordsOf<'simulator'>['costs'];
  night: DepotNight;
  language: Language;
}

/** One night three ways, each as long as it costs. */
export function NightCosts({ words, night, language }: NightCostsProps) {
  const to = usePathTo();
  const ways = [
    { key: 'onArrival', euros: night.onArrivalEuros },
    { key: 'smartOnly', euros: night.smartOnlyEuros },
    { key: 'plan', euros: night.planEuros },
  ] as const;
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={text.lead}>{fill(words.lead, { vehicles: String(DEPOT.vehicles) })}</p>
          <ForwardLink to={to('pre-registration')}>{words.ask}</ForwardLink>
        </div>
        <dl className={styles.ways}>
          {ways.map(({ key, euros }) => (
            <div key={key}>
              <dt>{words[key].name}</dt>
              <dd className={`${text.figure} ${styles.cost}`}>
                {displayText(euroAmount(euros, language))}
              </dd>
              <dd className={styles.condition}>{words[key].condition}</dd>
              <dd className={styles.bar} aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={styles[key]}
                    width={round((100 * euros) / night.onArrivalEuros)}
                    height="10"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
