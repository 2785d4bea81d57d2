import { useId, useState } from 'react';
import { clock, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  arrivalHourOf,
  type FleetInputs,
  isSlot,
  NUMBER_FIELDS,
  SLOTS,
  type Slot,
  slotOf,
  slotWindow,
} from '#domain/simulator/index.ts';
import { displayText } from '#ui/display-text.ts';
import { Slider } from '#ui/slider-field.tsx';
import { useSimulator, useSimulatorStore } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { withUnit } from './answer-texts.ts';
import fields from './fields.module.css';
import styles from './hours-cell.module.css';
import { isWholeTime, typedHour, typedText } from './typed-hour.ts';

interface Typed {
  arrival?: string | undefined;
  departure?: string | undefined;
}

const { least: LEAST, most: MOST } = NUMBER_FIELDS.hours;

/** From when to when the vehicles are plugged in: typed, slid or taken from a list, and always the same. */
export function HoursCell() {
  const texts = useTexts();
  const { hours: words } = texts.words.board;
  const { answer } = useSimulatorStore();
  const fleet = useSimulator(({ answers }) => answers.fleet);
  const [typed, setTyped] = useState<Typed>({});
  const id = useId();
  const problem = problemOf(typed, fleet, texts);

  const type = (next: Typed, isLeft: boolean) => {
    const { hours, departureHour } = windowOf(next, fleet);
    const texts = Object.values(next).filter((text) => text !== undefined);
    const isWhole = texts.every((text) =>
      isLeft ? typedHour(text) !== undefined : isWholeTime(text),
    );
    const counts = texts.length > 0 && isWhole && hours >= LEAST && hours <= MOST;
    setTyped(isLeft && counts ? {} : next);
    const isNew = hours !== fleet.hours || departureHour !== fleet.departureHour;
    if (counts && isNew) answer({ hours, departureHour });
  };
  const change = (window: Pick<FleetInputs, 'hours'> & Partial<FleetInputs>) => {
    setTyped({});
    answer(window);
  };
  const time = (end: keyof Typed, label: string) => (
    <>
      <label htmlFor={id + end}>{label}</label>
      <input
        id={id + end}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={
          typed[end] ??
          typedText(end === 'arrival' ? arrivalHourOf(fleet) : fleet.departureHour, texts.language)
        }
        aria-invalid={problem !== null && typed[end] !== undefined}
        aria-describedby={problem === null ? undefined : `${id}problem`}
        onFocus={(event) => event.target.select()}
        onClick={(event) => typed[end] === undefined && event.currentTarget.select()}
        onChange={(event) => type({ ...typed, [end]: event.target.value }, false)}
        onBlur={() => type(typed, true)}
        onKeyDown={(event) => event.key === 'Enter' && type(typed, true)}
      />
    </>
  );
  return (
    <fieldset className={styles.hours} data-cell="hours">
      <legend className="visually-hidden">{words.label}</legend>
      <p className={styles.times}>
        {time('arrival', words.from)}
        {time('departure', words.until)}
        <b>{displayText(withUnit(fleet.hours, 'h', texts.language))}</b> <span>{words.perDay}</span>
      </p>
      <select
        className={`${fields.select} ${styles.slots}`}
        aria-label={words.slots}
        value={slotOf(fleet) ?? ''}
        onChange={({ target }) => isSlot(target.value) && change(slotWindow(target.value))}
      >
        <option value="">{words.slots}</option>
        {(Object.keys(SLOTS) as Slot[]).map((slot) => (
          <option key={slot} value={slot}>
            {words.slot[slot]}
          </option>
        ))}
      </select>
      <div className={styles.hoursSlider}>
        <span>{withUnit(LEAST, 'h', texts.language)}</span>
        <Slider
          {...NUMBER_FIELDS.hours}
          value={fleet.hours}
          label={texts.words.fields.hours.label}
          valueText={fill(words.spoken, {
            hours: number(fleet.hours, texts.language, Number.isInteger(fleet.hours) ? 0 : 2),
            ...ends(fleet, texts),
          })}
          onChange={(hours) => change({ hours })}
        />
        <span>{withUnit(MOST, 'h', texts.language)}</span>
      </div>
      <p id={`${id}problem`} className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}

/** What the two fields say together: what is not typed stays as it is. */
function windowOf(typed: Typed, fleet: FleetInputs): Pick<FleetInputs, 'hours' | 'departureHour'> {
  const arrival = typedHour(typed.arrival ?? '') ?? arrivalHourOf(fleet);
  const departureHour = typedHour(typed.departure ?? '') ?? fleet.departureHour;
  return { departureHour, hours: (departureHour - arrival + 24) % 24 || 24 };
}

/** Why what is typed does not count, once there is no more to type. */
function problemOf(typed: Typed, fleet: FleetInputs, texts: SimulatorTexts): string | null {
  const { hours: words } = texts.words.board;
  const written = Object.values(typed).filter((text) => text !== undefined);
  if (written.length === 0) return null;
  const kept = fill(words.keptHours, ends(fleet, texts));
  if (written.some((text) => typedHour(text) === undefined)) return fill(words.unread, { kept });
  const window = windowOf(typed, fleet);
  if (window.hours >= LEAST && window.hours <= MOST) return null;
  return fill(words.impossible, {
    ...ends({ ...fleet, ...window }, texts),
    hours: withUnit(window.hours, 'h', texts.language),
    kept,
  });
}

const ends = (fleet: FleetInputs, { language }: SimulatorTexts) => ({
  arrival: clock(arrivalHourOf(fleet), language),
  departure: clock(fleet.departureHour, language),
});
