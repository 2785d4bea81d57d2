import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { Dot } from '#ui/charts/marks.tsx';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Grid, Split } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { CostByHour } from '../../sections/cost-by-hour.tsx';
import { Timeline } from '../../sections/timeline.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './benefits.module.css';

export function Benefits({ words }: { words: WordsOf<'home'>['benefits'] }) {
  const { economic, simple, strategic } = words;
  return (
    <Section>
      <SectionTop title={words.title} />
      <Split ratio="7-5" className={styles.benefits}>
        <div className={styles.economic} data-ground="night">
          <div>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(economic.figure)}</p>
            <Heading level={3} size="head">
              {economic.title}
            </Heading>
            <p className={styles.text}>{economic.text}</p>
          </div>
          <CostByHour words={economic} night={TYPICAL_NIGHT} />
        </div>
        <Grid cells="wide" className={styles.others}>
          <div>
            <Heading level={3} size="sub">
              {simple.title}
            </Heading>
            <p>{simple.text}</p>
            <Timeline steps={simple.steps} lay="row" recurring />
          </div>
          <div>
            <Heading level={3} size="sub">
              {strategic.title}
            </Heading>
            <p>{strategic.text}</p>
            <FleetReadiness words={strategic} />
          </div>
        </Grid>
      </Split>
    </Section>
  );
}

interface FleetReadinessProps {
  words: { now: string; next: string; later: string };
}

const COLUMNS = Array.from({ length: 20 }, (_, column) => column);

const DOTS = COLUMNS.flatMap((column) => {
  const later = column < 17 ? 'peak' : 'line';
  const tone = column < 12 ? 'plan' : later;
  return [10, 31].map((y) => ({ x: column * 20 + 9, y, tone }) as const);
});

/** Forty vehicles: smart charging today, V2G with a new charger, or later. */
function FleetReadiness({ words }: FleetReadinessProps) {
  return (
    <div className={styles.readiness}>
      <svg viewBox="0 0 400 42" aria-hidden="true">
        {DOTS.map(({ x, y, tone }) => (
          <Dot
            key={`${x}-${y}`}
            x={x}
            y={y}
            tone={tone}
            radius={6.5}
            ring={tone === 'line' && 1.5}
          />
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
