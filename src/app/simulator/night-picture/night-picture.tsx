import { memo, useId, useMemo, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, departureHourOf, type FleetInputs } from '#domain/simulator/inputs.ts';
import type { Night, NightChoice, NotableNights } from '#domain/simulator/model/night.ts';
import { displayText } from '#ui/display-text.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import drawings from '../drawings.module.css';
import { TimeAnswer } from '../inputs/answer-fields.tsx';
import { useTexts } from '../texts.ts';
import { useShownDrawing } from '../use-shown-drawing.ts';
import styles from './night.module.css';
import { NightChoices } from './night-choices.tsx';
import { barsPath, hourScale, type NightDrawn, nightGeometry } from './night-geometry.ts';
import { NightHandles, type NightHandlesProps } from './night-handles.tsx';
import { hourLabels, type NightLabel, nightLabels } from './night-labels.ts';
import {
  axisOf,
  type DragStart,
  type Hours,
  NIGHT_LAYOUTS,
  type NightLayout,
  nightHours,
  pluggedHours,
} from './night-layout.ts';
import { hoursAtPlug, labelTexts, nightConclusion, nightRows, shownTime } from './night-texts.ts';

interface NightPictureProps {
  night: Night;
  inputs: FleetInputs;
  /** Which years there are prices of. */
  years: readonly number[];
  notable: NotableNights;
  choice: NightChoice;
  onChoose: (choice: NightChoice) => void;
  onMove: NightHandlesProps['onMove'];
  /** Why an end is not where it was put. */
  note: string | null;
}

/** The fleet's own night: what electricity costs, when it charges today, and when with us. */
export const NightPicture = memo(function NightPicture(props: NightPictureProps) {
  const { night, inputs, years, notable, choice, note, onMove } = props;
  const texts = useTexts();
  const { words, language } = texts;
  const room = useRef<HTMLDivElement>(null);
  const shown = useShownDrawing(room);
  const [dragStart, setDragStart] = useState<DragStart | null>(null);
  const id = useId();

  const plugged = useSameHours(pluggedHours(inputs, night));
  const axis = useSameHours(axisOf([plugged, ...nightHours(night)], plugged, dragStart));
  const conclusion = nightConclusion(night, texts);
  const { table, ends } = words.night;
  return (
    <figure data-ground="night" className={styles.picture}>
      <NightChoices choice={choice} notable={notable} years={years} onChoose={props.onChoose} />
      <fieldset className={styles.ends}>
        <legend className="visually-hidden">{ends.label}</legend>
        <TimeAnswer
          id={`${id}arrival`}
          end="arrival"
          hour={arrivalHourOf(inputs)}
          onMove={onMove}
        />
        <TimeAnswer
          id={`${id}departure`}
          end="departure"
          hour={departureHourOf(inputs)}
          onMove={onMove}
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
            axis={axis}
            plugged={plugged}
            summary={fill(words.night.drawn, { conclusion })}
            onDrag={setDragStart}
            onMove={onMove}
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

type NightDrawingProps = NightDrawn & NightHandlesProps & { plugged: Hours; summary: string };

/** Prices as a line, charging as bars, batteries as an area; both ends of the night can be moved. */
const NightDrawing = memo(function NightDrawing(props: NightDrawingProps) {
  const { night, axis, layout, plugged, summary } = props;
  const texts = useTexts();
  const geometry = nightGeometry(props, layout);
  const labels = nightLabels(props, layout, labelTexts(night, layout, texts), geometry);
  const { left, right, axisY } = layout;
  const { baselineY, dearest, cheapest, zeroY } = geometry;
  const saves = labels.some(({ tone, x }) => tone === 'plan' && x > right);
  return (
    <div className={`${drawings[layout.name]} ${styles.drawing}`}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={summary}>
        <path className={styles.window} d={geometry.windows} />
        <path className={styles.post} d={posts(plugged, axis, layout)} />
        {zeroY !== null && <path className={styles.zero} d={`M${left} ${zeroY}H${right}`} />}
        <path className={styles.subscribed} d={geometry.subscribedLine(night.subscribedTodayKw)} />
        <path className={styles.level} d={geometry.levelAreas} />
        <path className={styles.todayLevel} d={geometry.todayLevels} />
        <path className={styles.levelEdge} d={geometry.planLevels} />
        <path className={styles.plan} d={barsPath(geometry.planBars)} />
        <path className={styles.sold} d={barsPath(geometry.soldBars)} />
        {saves && (
          <path className={styles.enough} d={geometry.subscribedLine(night.subscribedKw)} />
        )}
        <path
          className={styles.today}
          d={layout.stacked ? geometry.todayOutline : barsPath(geometry.todayBars)}
        />
        <path
          className={styles.axis}
          d={`M${left} ${baselineY}H${right}M${left} ${axisY}H${right}`}
        />
        <path className={styles.price} d={geometry.price} />
        {[cheapest, dearest].map(
          (point, at) =>
            point && (
              <circle
                key={at === 0 ? 'cheapest' : 'dearest'}
                className={styles.ring}
                cx={point.x}
                cy={point.y}
                r={layout.stacked ? 4.5 : 5.5}
              />
            ),
        )}
        {labels.map((label) => (
          <Label key={label.text + label.y} {...label} />
        ))}
        <HourAxis axis={axis} layout={layout} />
      </svg>
      <NightHandles {...props} />
    </div>
  );
});

const posts = ({ start, end }: Hours, axis: Hours, layout: NightLayout): string => {
  const { x } = hourScale(axis, layout);
  const post = (hour: number) => `M${x(hour)} ${layout.tab.height}V${layout.axisY}`;
  return post(start) + post(end);
};

/** A name of bars has one of them before it, drawn as they are. */
function Label({ text, tone, x, y, sign }: NightLabel) {
  return (
    <>
      {sign > 0 && (
        <path className={`${styles[tone]} ${styles.sign}`} d={`M${x - sign} ${y + 1}v-12h12v12z`} />
      )}
      <text className={styles[`${tone}Text`]} x={x} y={y}>
        {displayText(text)}
      </text>
    </>
  );
}

function HourAxis({ axis, layout }: { axis: Hours; layout: NightLayout }) {
  const { language } = useTexts();
  const labels = hourLabels(axis, layout, (hour) => shownTime(hour, language));
  return (
    <>
      <path className={styles.axis} d={labels.map(({ x }) => `M${x} ${layout.axisY}v6`).join('')} />
      {labels.map(({ text, x }) => (
        <text
          key={x}
          className={styles.quietText}
          x={x}
          y={layout.axisY + 8 + layout.fontSize}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
