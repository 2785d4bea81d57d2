import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ConnectionTimeline } from '../../sections/connection-timeline.tsx';
import { CostByHour } from '../../sections/cost-by-hour.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './benefits.module.css';

interface BenefitsProps {
  words: WordsOf<'home'>['benefits'];
  night: DepotNight;
  language: Language;
}

export function Benefits({ words, night, language }: BenefitsProps) {
  const { economic, simple, strategic } = words;
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <div className={styles.benefits}>
        <div className={styles.economic} data-ground="night">
          <div>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(economic.figure)}</p>
            <Heading level={3} size="head">
              {economic.title}
            </Heading>
            <p className={styles.text}>{economic.text}</p>
          </div>
          <CostByHour words={economic} night={night} language={language} />
        </div>
        <div className={styles.others}>
          <div>
            <Heading level={3} size="sub">
              {simple.title}
            </Heading>
            <p>{simple.text}</p>
            <ConnectionTimeline steps={simple.steps} />
          </div>
          <div>
            <Heading level={3} size="sub">
              {strategic.title}
            </Heading>
            <p>{strategic.text}</p>
            <FleetReadiness words={strategic} />
          </div>
        </div>
      </div>
    </Section>
  );
}

interface FleetReadinessProps {
  words: { now: string; next: string; later: string };
}

const COLUMNS = Array.from({ length: 20 }, (_, column) => column);

const DOTS = COLUMNS.flatMap((column) => {
  const later = column < 17 ? 'next' : 'later';
  const state = column < 12 ? 'now' : later;
  return [10, 31].map((y) => ({ x: column * 20 + 9, y, state }));
});

/** Forty vehicles: smart charging today, V2G with a new charger, or later. */
function FleetReadiness({ words }: FleetReadinessProps) {
  return (
    <div className={styles.readiness}>
      <svg viewBox="0 0 400 42" aria-hidden="true">
        {DOTS.map(({ x, y, state }) => (
          <circle key={`${x}-${y}`} className={styles[state]} cx={x} cy={y} r="6.5" />
        ))}
      </svg>
      <ul>
        <li className={styles.nowName}>{words.now}</li>
        <li className={styles.nextName}>{words.next}</li>
        <li>{words.later}</li>
      </ul>
    </div>
  );
}
