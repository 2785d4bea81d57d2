import { Link } from 'react-router';
import { euros, longDate, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  arrivalHourOf,
  MODEL_CHANGES,
  MODEL_VERSION,
  shownFigures,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { displayText } from '#ui/display-text.ts';
import { Split } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../../links/links.tsx';
import { Hero } from '../../sections/hero.tsx';
import type { StoredAnswer } from '../../simulator/sharing/fetch-stored-simulation.ts';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { figureFormats } from './figure-formats.ts';
import styles from './method.module.css';
import type { Calculated } from './method-figures.ts';

export interface MethodProps {
  calculated: Calculated;
  /** The visitor's own simulation, from the address. */
  own: {
    query: string;
    carried: boolean;
    /** The link was written for an earlier version of the model. */
    isOlder: boolean;
    stored: StoredAnswer;
    corrected: boolean;
    /** State of its calculation. */
    answer: 'known' | 'pending' | 'failed';
  };
}

interface MethodHeadProps extends MethodProps {
  figures: Record<string, string>;
}

/** What is calculated, on one screen, with the figures of the fleet that the address carries. */
export function MethodHead({ calculated, figures, own }: MethodHeadProps) {
  const { words, language } = usePage<'simulator-method'>();
  const to = usePathTo();
  const { about, hero, summary } = words;
  const { fleet } = calculated;
  const [{ version, date }] = MODEL_CHANGES;
  const format = figureFormats(language);
  return (
    <Hero
      title={hero.title}
      size="title"
      lay="low"
      top={
        <p className={styles.about}>
          <Link to={to('simulator')}>{about.simulator}</Link> / {about.name}
          <span>{fill(about.version, { version, date: longDate(date, language) })}</span>
        </p>
      }
    >
      <Split ratio="7-5">
        <dl className={styles.summary}>
          {Object.values(summary).map(({ name, text }) => (
            <Split key={name} ratio="4-8" until={480}>
              <dt>{name}</dt>
              <dd data-figures={text.includes('{') ? 'own' : undefined}>{fill(text, figures)}</dd>
            </Split>
          ))}
        </dl>
        <div className={styles.fleet} data-figures="own">
          <Gain calculated={calculated} situation={figures.situation} />
          <p>
            {fill(about.fleet, {
              vehicles: format.plain(fleet.vehicles),
              activity: words.activities[fleet.activity],
              hours: format.measured(fleet.hours, 'h'),
              arrival: format.time(arrivalHourOf(fleet)),
              departure: format.time(fleet.departureHour),
            })}
          </p>
          <p className={styles.whose}>
            {ownText(own, about, language)}{' '}
            <Link to={`${to('simulator')}${own.query}`} data-print="none">
              {about.open}
            </Link>
          </p>
          {own.corrected && <p>{about.clamped}</p>}
        </div>
      </Split>
    </Hero>
  );
}

interface GainProps {
  calculated: Calculated;
  situation: string | undefined;
}

/** What the answers leave open; once they leave nothing open, the gain with its situation and range. */
function Gain({ calculated: { fleet, results, details }, situation }: GainProps) {
  const { words, language } = usePage<'simulator-method'>();
  const { about } = words;
  const shown = shownFigures(results, details?.ranges ?? null, fleet.vehicles);
  const { lowEuros: low, highEuros: high, gainEuros } = shown.perVehicle;
  const open = shown.span?.perVehicle;
  const amount = (of: number) => wholeEuros(of, language);
  return (
    <>
      <p className={`${text.figure} ${styles.gain}`}>
        {displayText(open ? euros([open.lowEuros, open.highEuros], language) : amount(gainEuros))}
      </p>
      <p>
        <strong>{about.unit}</strong>
      </p>
      <p>{open ? about.openBy[whatIsOpen(fleet, shown.isTimerIdle)] : situation}</p>
      {!open && low !== null && high !== null && (
        <p>{fill(about.cases, { low: amount(low), high: amount(high) })}</p>
      )}
    </>
  );
}

function whatIsOpen({ baseline, contract }: Calculated['fleet'], isTimerIdle: boolean) {
  if (contract !== null && contract !== 'unknown') return 'charging';
  return baseline === null && !isTimerIdle ? 'both' : 'price';
}

/** Whose values these are; for a stored simulation with its date and model version. */
function ownText(
  { carried, isOlder, stored, answer }: MethodProps['own'],
  about: WordsOf<'simulator-method'>['about'],
  language: Language,
): string {
  if (answer === 'failed') return `${about.notCalculated} ${about.instead}`;
  switch (stored.kind) {
    case 'none':
      if (isOlder) return about.linkOlder;
      return carried ? about.own : about.default;
    case 'pending':
      return about.loading;
    case 'not-found':
      return `${about.notFound} ${about.instead}`;
    case 'not-reached':
      return `${about.notReached} ${about.instead}`;
    case 'opened': {
      const { createdAt, modelVersion } = stored.stored;
      const date = longDate(dayInParis(new Date(createdAt)), language);
      const text = fill(about.stored, { date, version: modelVersion });
      if (modelVersion === MODEL_VERSION) return text;
      return `${text} ${fill(about.storedOlder, { current: MODEL_VERSION })}`;
    }
  }
}
