import { useState } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  type FleetInputs,
  isoDate,
  type NightChoice,
  type NotableNights,
  nearestWorkingDay,
} from '#domain/simulator/index.ts';
import { useTexts } from '../texts.ts';
import styles from './night.module.css';

export interface NightChoicesProps {
  inputs: Pick<FleetInputs, 'contract'>;
  /** As chosen last: the night that is drawn may still be the one before. */
  choice: NightChoice;
  onChoose: (choice: NightChoice) => void;
  /** Which years there are prices of. */
  years: readonly number[];
  notable: NotableNights;
}

const OTHER_DATE = 'date';

const keyOf = (choice: NightChoice): string =>
  typeof choice === 'string' ? choice : isoDate(choice);

/** Which night is drawn. It changes the picture only, never the figure of the year. */
export function NightChoices(props: NightChoicesProps) {
  const { choice, years, notable, onChoose } = props;
  const { contract } = props.inputs;
  const { words, language } = useTexts();
  const texts = words.night.choice;
  const [replays, setReplays] = useState(false);
  const dated = (text: string, night: NightChoice): [NightChoice, string] => [
    night,
    fill(text, { date: longDate(keyOf(night), language) }),
  ];
  if (contract !== 'class' && contract !== 'indexed') return null;
  const nights: [night: NightChoice, text: string][] =
    contract === 'class'
      ? [
          ['winter', texts.winter],
          ['summer', texts.summer],
        ]
      : [
          ['mean', fill(texts.mean, { year: String(years.at(-1)) })],
          dated(texts.dearest, notable.dearest),
          ...(notable.negative === null ? [] : [dated(texts.negative, notable.negative)]),
        ];
  const canReplay = contract === 'indexed';
  const isListed = nights.some(([night]) => keyOf(night) === keyOf(choice));
  const isReplay = canReplay && (replays || !isListed);
  const choose = (key: string) => {
    setReplays(key === OTHER_DATE);
    const night = nights.find(([one]) => keyOf(one) === key)?.[0];
    if (night !== undefined) onChoose(night);
  };
  return (
    <>
      <select
        aria-label={texts.label}
        value={isReplay ? OTHER_DATE : keyOf(choice)}
        onChange={(event) => choose(event.target.value)}
      >
        {nights.map(([night, text]) => (
          <option key={keyOf(night)} value={keyOf(night)}>
            {text}
          </option>
        ))}
        {canReplay && <option value={OTHER_DATE}>{texts.other}</option>}
      </select>
      {isReplay && <ReplayedDate choice={choice} years={years} onChoose={onChoose} />}
    </>
  );
}

type ReplayedDateProps = Pick<NightChoicesProps, 'choice' | 'years' | 'onChoose'>;

/** A date of one's own; where another day is shown, or none, it says so. */
function ReplayedDate({ choice, years, onChoose }: ReplayedDateProps) {
  const { words, language } = useTexts();
  const texts = words.night.choice;
  const [note, setNote] = useState('');
  const [first, last] = [String(years[0]), String(years.at(-1))];
  const type = (date: string) => {
    const day = nearestWorkingDay(date, years);
    const asked = longDate(date, language);
    const shown = day === undefined ? '' : longDate(isoDate(day), language);
    const text = day === undefined ? texts.noPrices : texts.dayOff;
    // A year half typed is one of the first centuries.
    const isTyped = date > '1';
    setNote(isTyped && asked !== shown ? fill(text, { asked, shown, first, last }) : '');
    if (day !== undefined) onChoose(day);
  };
  return (
    <>
      <input
        type="date"
        aria-label={texts.date}
        min={`${first}-01-01`}
        max={`${last}-12-31`}
        defaultValue={typeof choice === 'string' ? '' : isoDate(choice)}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={styles.note}>
        {note}
      </p>
    </>
  );
}
