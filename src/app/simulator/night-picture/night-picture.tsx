import { memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { arrivalHourOf, departureHourOf, type FleetInputs } from '#domain/simulator/inputs.ts';
import type { Night, NightChoice, NotableNights } from '#domain/simulator/model/night.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { fill } from '../../fill.ts';
import drawings from '../drawings.module.css';
import { TimeAnswer } from '../inputs/time-answer.tsx';
import { useTexts } from '../texts.ts';
import { useShownDrawing } from '../use-shown-drawing.ts';
import styles from './night.module.css';
import {
  axisOf,
  ghostShift,
  type Held,
  type Hours,
  moved,
  nightHours,
  pluggedHours,
  type WindowEnd,
} from './night-axis.ts';
import { NightChoices } from './night-choices.tsx';
import { NightDrawing } from './night-drawing.tsx';
import { NIGHT_LAYOUTS } from './night-layouts.ts';
import { hoursAtPlug, nightConclusion, nightRows, type Scenario } from './night-texts.ts';

interface NightPictureProps {
  night: Night;
  /** The same night of the other scenario. */
  ghost: Night | null;
  /** Which of the two the night is. */
  scenario: Scenario;
  inputs: FleetInputs;
  /** Which years there are prices of. */
  years: readonly number[];
  notable: NotableNights;
  choice: NightChoice;
  onChoose: (choice: NightChoice) => void;
  /** On the clock. The other end stays where it is. */
  onMove: (end: WindowEnd, hour: number) => void;
  /** Why an end is not where it was put. */
  note: string | null;
}

/** The fleet's own night: what electricity costs, when it charges today, and when with us. */
export const NightPicture = memo(function NightPicture(props: NightPictureProps) {
  const { night, ghost, inputs, years, notable, choice, note, onMove } = props;
  const texts = useTexts();
  const { words, language } = texts;
  const room = useRef<HTMLDivElement>(null);
  const shown = useShownDrawing(room);
  const [held, hold] = useState<Held | null>(null);
  const id = useId();

  const onArrival = useCallback((hour: number) => onMove('arrival', hour), [onMove]);
  const onDeparture = useCallback((hour: number) => onMove('departure', hour), [onMove]);

  const plugged = useSameHours(pluggedHours(inputs, night));
  const ghostHours =
    ghost === null ? [] : nightHours(ghost).map((hours) => moved(hours, ghostShift(night, ghost)));
  const axis = useSameHours(axisOf([plugged, ...nightHours(night), ...ghostHours], plugged, held));
  const conclusion = nightConclusion(night, texts);
  const { table, ends } = words.night;
  return (
    <figure data-ground="night" className={styles.picture}>
      <NightChoices choice={choice} notable={notable} years={years} onChoose={props.onChoose} />
      <fieldset className={styles.ends}>
        <legend className="visually-hidden">{ends.label}</legend>
        <TimeAnswer
          id={`${id}arrival`}
          label={ends.arrival}
          hour={arrivalHourOf(inputs)}
          onChange={onArrival}
        />
        <TimeAnswer
          id={`${id}departure`}
          label={ends.departure}
          hour={departureHourOf(inputs)}
          onChange={onDeparture}
        />
        <p className={styles.plugged}>
          {note === null && fill(ends.plugged, { hours: hoursAtPlug(inputs.hours, language) })}
          <output>{note}</output>
        </p>
      </fieldset>
      <div className={`${drawings.measure} ${styles.room}`} ref={room}>
        {NIGHT_LAYOUTS.filter(({ name }) => shown === undefined || name === shown).map((layout) => (
          <NightDrawing
            key={layout.name}
            layout={layout}
            night={night}
            ghost={ghost}
            scenario={props.scenario}
            axis={axis}
            plugged={plugged}
            summary={fill(words.night.drawn, { conclusion })}
            onHold={hold}
            onArrival={onArrival}
            onDeparture={onDeparture}
          />
        ))}
      </div>
      <p className={styles.conclusion}>{conclusion}</p>
      <FiguresTable
        summary={table.summary}
        figures={() => ({
          caption: table.caption,
          columns: [
            table.hour,
            table.price,
            table.grid,
            table.today,
            table.plan,
            table.sold,
            table.level,
          ],
          rows: nightRows(night, language),
        })}
      />
    </figure>
  );
});

/** The same object for the same hours: an answer that moves neither end leaves the drawing alone. */
const useSameHours = ({ start, end }: Hours): Hours =>
  useMemo(() => ({ start, end }), [start, end]);
