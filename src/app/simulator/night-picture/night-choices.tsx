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

interface NightChoicesProps {
  contract: FleetInputs['contract'];
  choice: NightChoice;
  /** Which years there are prices of. */
  years: readonly number[];
  notable: NotableNights;
  onChoose: (choice: NightChoice) => void;
}

const OTHER_DATE = 'date';

const keyOf = (choice: NightChoice): string =>
  typeof choice === 'string' ? choice : isoDate(choice);

/** Which night is drawn. It changes the picture only, never the figure of the year. */
export function NightChoices(props: NightChoicesProps) {
  const { contract, choice, years, notable, onChoose } = props;
  const { words, language } = useTexts();
  const texts = words.night.choice;
  const [replays, setReplays] = useState(false);
  const dated = (text: string, night: NightChoice): [NightChoice, string] => [
    night,
    fill(text, { date: longDate(keyOf(night), language) }),
  ];
  const nights: [night: NightChoice, text: string][] = [];
  if (contract === 'class') {
    nights.push(['winter', texts.winter], ['summer', texts.summer]);
  } else if (contract === 'indexed') {
    nights.push(
      ['mean', fill(texts.mean, { year: String(years.at(-1)) })],
      dated(texts.dearest, notable.dearest),
    );
    if (notable.negative !== null) nights.push(dated(texts.negative, notable.negative));
  } else {
    return null;
  }
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
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const [first, last] = [String(years[0]), String(years.at(-1))];
  const type = (date: string) => {
    setTyped(date);
    const asked = longDate(date, language);
    const day = nearestWorkingDay(date, years);
    if (day === undefined) {
      setNote(isTyped(date) ? fill(texts.noPrices, { asked, first, last }) : '');
      return;
    }
    const shown = longDate(isoDate(day), language);
    setNote(asked === shown ? '' : fill(texts.dayOff, { asked, shown }));
    onChoose(day);
  };
  return (
    <>
      <input
        type="date"
        aria-label={texts.date}
        min={`${first}-01-01`}
        max={`${last}-12-31`}
        value={typed ?? (typeof choice === 'string' ? '' : isoDate(choice))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <p role="status" className={styles.note}>
        {note}
      </p>
    </>
  );
}

/** A year half typed is one of the first centuries. */
const isTyped = (date: string): boolean => /^[12]\d{3}-/.test(date);
