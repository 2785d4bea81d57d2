import { memo, useId, useState } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { NightChoice, NotableNights } from '#domain/simulator/model/night.ts';
import { isoDate } from '#domain/simulator/prices/price-year.ts';
import { isSameNight } from '../state/use-answer.ts';
import { useTexts } from '../texts.ts';
import choices from './night-choices.module.css';
import { nearestWorkingDay } from './night-texts.ts';

interface NightChoicesProps {
  choice: NightChoice;
  notable: NotableNights;
  years: readonly number[];
  onChoose: (choice: NightChoice) => void;
}

/** Hardly an answer changes which nights there are to choose from. */
const sameChoices = (was: NightChoicesProps, now: NightChoicesProps) =>
  isSameNight(was.choice, now.choice) &&
  isSameNight(was.notable.dearest, now.notable.dearest) &&
  isSameNight(was.notable.negative, now.notable.negative) &&
  String(was.years) === String(now.years);

/** Which night is drawn. It changes the picture only, never the figure of the year. */
export const NightChoices = memo(function NightChoices(props: NightChoicesProps) {
  const { choice, notable, years, onChoose } = props;
  const { words, language } = useTexts();
  const { choice: texts } = words.night;
  const [typed, setTyped] = useState<string>();
  const [dayOff, setDayOff] = useState<string>();
  const id = useId();

  const choose = (wanted: NightChoice) => {
    setDayOff(undefined);
    onChoose(wanted);
  };
  // A date half typed is none yet, or one of the year 20: it is left alone.
  const type = (date: string) => {
    setTyped(date);
    const day = nearestWorkingDay(date, years);
    if (day === undefined) return;
    choose(day);
    if (isoDate(day) !== date) setDayOff(date);
  };

  const newest = String(years.at(-1) ?? '');
  const options: [name: string, text: string, night: NightChoice | null][] = [
    ['mean', fill(texts.mean, { year: newest }), 'mean'],
    ['dearest', texts.dearest, notable.dearest],
    ['negative', texts.negative, notable.negative],
  ];
  const shownDate = choice === 'mean' ? '' : isoDate(choice);
  return (
    <>
      <div className={choices.row}>
        <fieldset className={choices.choices}>
          <legend className="visually-hidden">{texts.legend}</legend>
          {options.map(
            ([name, text, night]) =>
              night !== null && (
                <label key={name} className={choices.chip}>
                  <input
                    type="radio"
                    name={`${id}night`}
                    checked={isSameNight(choice, night)}
                    onChange={() => choose(night)}
                  />
                  {text}
                </label>
              ),
          )}
        </fieldset>
        <label className={choices.date}>
          {texts.date}
          <input
            type="date"
            min={`${years[0]}-01-01`}
            max={`${newest}-12-31`}
            value={typed ?? shownDate}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </label>
      </div>
      <p role="status" className={choices.dayOff}>
        {dayOff !== undefined &&
          choice !== 'mean' &&
          fill(texts.dayOff, {
            asked: longDate(dayOff, language),
            shown: longDate(shownDate, language),
          })}
      </p>
    </>
  );
}, sameChoices);
