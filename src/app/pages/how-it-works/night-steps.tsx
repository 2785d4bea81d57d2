import { clock, measure } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight, eveningKw } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
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
  const texts = panelTexts(words, figures);
  const hourName = (hour: number) => clock(hour, language);
  return (
    <Section className={styles.ground}>
      <Heading level={2} size="head" className={styles.title}>
        {words.title}
      </Heading>
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
                    texts={texts}
                    summary={fill(step.summary, figures)}
                    hourName={hourName}
                  />
                ),
            )}
            <div className={styles.words}>
              <p className={styles.when}>{displayText(fill(step.when, figures))}</p>
              <Heading level={3} size="head">
                {step.title}
              </Heading>
              <div className={styles.paragraphs}>
                {step.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{fill(paragraph, figures)}</p>
                ))}
              </div>
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
  const typical = depotFigures(typicalNight, language);
  return {
    ...depotFigures(night, language),
    givenBackHour: clock(night.givenBackHour, language),
    typicalDate: typical.date,
    typicalOnArrivalCost: typical.onArrivalCost,
    typicalPlanCost: typical.planCost,
    planFrom: clock(planFrom, language),
    planTo: clock(planFrom + (plan?.hours ?? 0), language),
  };
}

function panelTexts(words: NightStepsProps['words'], figures: ReturnType<typeof stepFigures>) {
  return {
    arrivalTime: figures.arrival,
    arrival: words.arrival,
    price: words.price,
    peakPrice: fill(words.priceAt, { price: figures.peakPrice, hour: figures.peakHour }),
    lowPrice: fill(words.priceAt, { price: figures.lowPrice, hour: figures.lowHour }),
    onArrival: words.onArrival,
    plan: words.plan,
    planShort: words.planShort,
    givenBack: fill(words.givenBack, { energy: figures.givenBack }),
    givenBackWhen: words.givenBackWhen,
    reserve: fill(words.reserve, { level: figures.reserve }),
    level: words.level,
    startLevel: figures.start,
    targetLevel: figures.target,
    departureTime: figures.departure,
    departure: words.departure,
    departureLevel: fill(words.departureLevel, { level: figures.target }),
  };
}

/** The figures of a night and of the depot's timetable, formatted for the language. */
export function depotFigures(night: DepotNight, language: Language) {
  const { onArrivalKw, planKw } = eveningKw(night);
  return {
    ...depotNightFigures(night, language),
    arrival: clock(DEPOT.arrivalHour, language),
    departure: clock(DEPOT.departureHour, language),
    onArrivalKw: measure(onArrivalKw, 'kW', language),
    planKw: measure(planKw, 'kW', language),
  };
}
