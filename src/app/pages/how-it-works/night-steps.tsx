import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Grid } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { depotNightFigures } from '../../sections/depot-night-figures.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './night-steps.module.css';
import { NARROW_PANELS, StepPanel, WIDE_PANELS } from './step-panel.tsx';

interface NightStepsProps {
  /** A night on which giving energy back to the grid pays. */
  night: DepotNight;
  /** Its costs are given beside those of `night`. */
  typicalNight: DepotNight;
  words: WordsOf<'how-it-works'>['night'];
  language: Language;
}

/** The night in three panels, plug in, plan and leave, each above its text. */
export function NightSteps({ night, typicalNight, words, language }: NightStepsProps) {
  const figures = stepFigures(night, typicalNight, language);
  return (
    <Section className={styles.ground}>
      <SectionTop title={words.title} size="head" />
      <ol className={styles.steps}>
        {words.steps.map((step, index) => (
          <li key={step.title}>
            {[WIDE_PANELS[index], NARROW_PANELS[index]].map(
              (panel) =>
                panel && (
                  <StepPanel
                    key={panel.name}
                    night={night}
                    panel={panel}
                    words={words}
                    figures={figures}
                    summary={fill(step.summary, figures)}
                    language={language}
                  />
                ),
            )}
            <div className={styles.words}>
              <p className={styles.when}>{displayText(fill(step.when, figures))}</p>
              <Heading level={3} size="head">
                {step.title}
              </Heading>
              <Grid className={styles.paragraphs}>
                {step.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{fill(paragraph, figures)}</p>
                ))}
              </Grid>
            </div>
          </li>
        ))}
      </ol>
      <p className={`${text.note} ${styles.caption}`}>{fill(words.caption, figures)}</p>
    </Section>
  );
}

function stepFigures(night: DepotNight, typicalNight: DepotNight, language: Language) {
  const [, plan] = WIDE_PANELS;
  const planFrom = (plan?.firstHour ?? 0) + 12;
  const typical = depotNightFigures(typicalNight, language);
  return {
    ...depotNightFigures(night, language),
    givenBackHour: clock(night.givenBackHour, language),
    typicalDate: typical.date,
    typicalOnArrivalCost: typical.onArrivalCost,
    typicalPlanCost: typical.planCost,
    planFrom: clock(planFrom, language),
    planTo: clock(planFrom + (plan?.hours ?? 0), language),
  };
}
