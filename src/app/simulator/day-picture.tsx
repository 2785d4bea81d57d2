import { useRef } from 'react';
import { measure, number, percent } from '#content/figures.ts';
import { monthName } from '#content/month-name.ts';
import type { DayChoice, FleetDayPicture } from '#domain/simulator/day.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { eurosAndCents, timeOfDay } from './amounts.ts';
import type { Answers } from './answered.ts';
import styles from './day.module.css';
import { DayDrawing } from './day-drawing.tsx';
import { axisStartHour, DAY_LAYOUTS } from './day-layouts.ts';
import { DayLegend } from './day-legend.tsx';
import drawings from './drawings.module.css';
import { type SimulatorTexts, useTexts } from './texts.ts';
import { useShownDrawing } from './use-shown-drawing.ts';

interface DayPictureProps {
  fleet: FleetInputs;
  day: FleetDayPicture;
  answer: (answers: Answers) => void;
  chooseDay: (choice: DayChoice) => void;
}

/** The fleet's day: what electricity costs, when it charges without us, and when with us. */
export function DayPicture({ fleet, day, answer, chooseDay }: DayPictureProps) {
  const texts = useTexts();
  const { words, language } = texts;
  const startHour = axisStartHour((fleet.readyHour - fleet.hours + 24) % 24, fleet.hours);
  const conclusion = dayConclusion(day, texts);
  const year = String(fleet.priceYear);
  const room = useRef<HTMLDivElement>(null);
  const shown = useShownDrawing(room);
  const { table } = words.day;
  return (
    <figure id="day">
      <div className={styles.head}>
        <Heading level={2} size="sub">
          {words.day.title}
        </Heading>
        <p className={styles.which}>
          {day.choice === 'mean'
            ? fill(words.day.mean, { year })
            : fill(words.day.month, { month: monthName(day.choice, language), year })}
          {'. '}
          {day.choice === 'mean' ? (
            words.day.drag
          ) : (
            <button type="button" onClick={() => chooseDay('mean')}>
              {words.day.allMonths}
            </button>
          )}
        </p>
      </div>
      <DayLegend />
      <div className={drawings.measure} ref={room}>
        {DAY_LAYOUTS.filter(({ name }) => shown === undefined || name === shown).map((layout) => (
          <DayDrawing
            key={layout.name}
            day={day}
            startHour={startHour}
            layout={layout}
            summary={fill(words.day.drawn, { conclusion })}
            fleet={fleet}
            answer={answer}
          />
        ))}
      </div>
      <p className={styles.conclusion}>{conclusion}</p>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: table.caption,
          columns: [
            table.hour,
            table.price,
            table.onArrival,
            table.plan,
            table.givenBack,
            table.level,
          ],
          rows: day.sessions
            .flatMap((session) => session.steps)
            .map((step) => [
              timeOfDay(step.startHour),
              number(step.eurosPerMwh, language, 1),
              number(step.onArrivalKw, language),
              number(step.uncontrolledKw + step.plannedKw, language),
              number(step.givenBackKw, language),
              percent(Math.round(100 * step.planLevelShare), language),
            ]),
        })}
      />
    </figure>
  );
}

/** Below this the plan is not worth a sentence of praise. */
const NOTICEABLE_EUROS = 0.5;

function dayConclusion({ sessions }: FleetDayPicture, { words, language }: SimulatorTexts): string {
  const sum = (of: (session: (typeof sessions)[number]) => number) =>
    sessions.reduce((total, session) => total + of(session), 0);
  const onArrival = sum((session) => session.onArrivalEuros);
  const plan = sum((session) => session.planEuros);
  const givenBackKwh = sum(({ steps }) =>
    steps.reduce((kwh, step) => kwh + step.givenBackKw * step.durationHours, 0),
  );
  const saved = onArrival - plan;
  const text =
    saved < NOTICEABLE_EUROS
      ? words.day.same
      : givenBackKwh >= 1
        ? words.day.conclusionV2g
        : words.day.conclusion;
  const [first] = sessions;
  const when = fill(sessions.length > 1 ? words.day.whenSessions : words.day.when, {
    sessions: String(sessions.length),
    arrival: timeOfDay(first?.arrivalHour ?? 0),
    departure: timeOfDay(first?.departureHour ?? 0),
  });
  return fill(text, {
    when,
    plan: eurosAndCents(plan, language),
    onArrival: eurosAndCents(onArrival, language),
    kwh: measure(Math.round(givenBackKwh), 'kWh', language),
  });
}
