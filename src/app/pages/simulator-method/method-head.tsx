import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import { MODEL_CHANGES, MODEL_VERSION } from '#domain/simulator/model-version.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../../links/links.tsx';
import reading from '../../sections/reading.module.css';
import type { StoredAnswer } from '../../simulator/sharing/use-stored-simulation.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { figureFormats } from './figure-formats.ts';
import styles from './method.module.css';
import type { Calculated } from './method-figures.ts';

export type MethodWords = WordsOf<'simulator-method'>;

export interface MethodProps {
  words: MethodWords;
  language: Language;
  calculated: Calculated;
  /** The visitor's own simulation, from the address. */
  own: {
    query: string;
    carried: boolean;
    stored: StoredAnswer;
    corrected: boolean;
    /** State of its calculation. */
    answer: 'known' | 'pending' | 'failed';
  };
}

/** What the page is about, and whose fleet its figures are of. */
export function MethodHead({ words, language, calculated, own }: MethodProps) {
  const to = usePathTo();
  const { about, hero } = words;
  const { fleet, details } = calculated;
  const range = details?.range;
  const format = figureFormats(language);
  const [{ version, date }] = MODEL_CHANGES;
  return (
    <header className={reading.head}>
      <Column className={reading.columns}>
        <div className={reading.about}>
          <p>
            <Link to={to('simulator')}>{about.simulator}</Link> / {about.name}
          </p>
          <p>{fill(about.version, { version, date: longDate(date, language) })}</p>
        </div>
        <div>
          <Heading level={1} size="title">
            {hero.title}
          </Heading>
          <p className={`${text.lead} ${reading.lead}`}>{hero.lead}</p>
          <div className={styles.fleet} data-figures="own">
            <p>
              <span className={`${text.figure} ${styles.gain}`}>
                {displayText(format.money(calculated.results.estimate.gainEuros))}
              </span>{' '}
              <strong>
                {range
                  ? fill(about.gain, {
                      low: format.money(range.lowEuros),
                      high: format.money(range.highEuros),
                    })
                  : about.gainAlone}
              </strong>
              <br />
              <strong>
                {fill(about.fleet, {
                  vehicles: format.plain(fleet.vehicles),
                  activity: words.activities[fleet.activity],
                  hours: format.measured(fleet.hours, 'h'),
                  arrival: format.time(arrivalHourOf(fleet)),
                  departure: format.time(departureHourOf(fleet)),
                })}
              </strong>
            </p>
            <p className={styles.whose}>
              {ownText(own, about, language)}{' '}
              <Link to={`${to('simulator')}${own.query}`} data-print="none">
                {about.open}
              </Link>
            </p>
            {own.corrected && <p>{about.clamped}</p>}
          </div>
        </div>
      </Column>
    </header>
  );
}

/** Whose values these are; for a stored simulation with its date and model version. */
function ownText(
  { carried, stored, answer }: MethodProps['own'],
  about: MethodWords['about'],
  language: Language,
): string {
  if (answer === 'failed') return about.notCalculated;
  switch (stored.kind) {
    case 'none':
      return carried ? about.own : about.default;
    case 'pending':
      return about.loading;
    case 'not-found':
      return about.notFound;
    case 'not-reached':
      return about.notReached;
    case 'opened': {
      const { createdAt, modelVersion } = stored.stored;
      const date = longDate(dayInParis(new Date(createdAt)), language);
      const text = fill(about.stored, { date, version: modelVersion });
      if (modelVersion === MODEL_VERSION) return text;
      return `${text} ${fill(about.storedOlder, { current: MODEL_VERSION })}`;
    }
  }
}
