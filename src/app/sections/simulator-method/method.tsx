import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import { MODEL_CHANGES, MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import type { StoredAnswer } from '../../simulator/sharing/use-stored.ts';
import { type Calculated, methodFigures } from '../../simulator-method/method-figures.ts';
import { written } from '../../simulator-method/written.ts';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { PublishedValues } from '../article/published-values.tsx';
import { Sources } from '../article/sources.tsx';
import { BillTable } from './bill-table.tsx';
import { ChangeLog } from './change-log.tsx';
import { ConstantsTable } from './constants-table.tsx';
import { Formulas } from './formulas.tsx';
import { GridCarbonBars } from './grid-carbon-bars.tsx';
import styles from './method.module.css';
import { ProfileTables } from './profile-tables.tsx';
import { TariffTable } from './tariff-table.tsx';
import { YearsTable } from './years-table.tsx';

type MethodWords = WordsOf<'simulator-method'>;
type SectionId = keyof MethodWords['sections'];

interface MethodProps {
  words: MethodWords;
  language: Language;
  calculated: Calculated;
  /** The visitor's own simulation: what its address carries or names, and whether it had to be mended. */
  own: {
    query: string;
    carried: boolean;
    stored: StoredAnswer;
    mended: boolean;
    /** Whether its figures are known, still being calculated, or out of reach. */
    answer: 'known' | 'pending' | 'failed';
  };
}

const isPending = ({ stored, answer }: MethodProps['own']) =>
  stored.kind === 'pending' || answer === 'pending';

/** The whole calculation on one page, filled in with one fleet. */
export function Method({ words, language, calculated, own }: MethodProps) {
  const as = written(language);
  const { estimate } = calculated.results;
  const figures = methodFigures(calculated, words, as);
  const formulas = (id: keyof MethodWords['formulas']) => (
    <Formulas formulas={words.formulas[id]} figures={figures} />
  );
  const inserts: Partial<Record<SectionId, ReactNode>> = {
    gain: <BillTable words={words.bill} calculated={calculated} language={language} />,
    calcul: formulas('calcul'),
    annees: (
      <>
        <YearsTable words={words.years} estimate={estimate} as={as} />
        {formulas('annees')}
      </>
    ),
    v2g: formulas('v2g'),
    regles: formulas('regles'),
    comparaison: formulas('comparaison'),
    hypotheses: (
      <>
        <TariffTable words={words.tariff} language={language} />
        <ConstantsTable words={words.constants} as={as} language={language} />
        <ProfileTables words={words} as={as} />
        <GridCarbonBars words={words.tables.carbon} language={language} />
        <div className={styles.prices}>
          <Heading level={3} size="sub">
            {words.tables.prices.title}
          </Heading>
          <p>{words.tables.prices.text}</p>
        </div>
      </>
    ),
    etudes: <PublishedValues words={words.studies} language={language} />,
    version: <ChangeLog words={words.changes} language={language} />,
  };
  const sections = Object.entries(words.sections) as [SectionId, SectionWords][];
  return (
    <article className={isPending(own) ? styles.pending : undefined}>
      <MethodHead words={words} language={language} calculated={calculated} own={own} />
      <Column className={styles.columns}>
        <nav className={styles.contents} aria-label={words.contents} data-print="none">
          <p>{words.contents}</p>
          <ol>
            {sections.map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`}>{displayText(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(([id, section]) => (
            <section key={id} id={id}>
              <Heading level={2} size="sub">
                {section.title}
              </Heading>
              <Passages of={section.body} figures={figures} />
              {inserts[id]}
            </section>
          ))}
          <Sources words={words.sources.entries} title={words.sources.title} />
        </div>
      </Column>
    </article>
  );
}

interface SectionWords {
  title: string;
  body: readonly (string | readonly string[])[];
}

function Passages({ of, figures }: { of: SectionWords['body']; figures: Record<string, string> }) {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage} data-figures={passage.includes('{') ? 'own' : undefined}>
        {fill(passage, figures)}
      </p>
    ) : (
      <ul key={passage[0]} className={styles.list}>
        {passage.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

function MethodHead({ words, language, calculated, own }: MethodProps) {
  const to = usePathTo();
  const { about, hero } = words;
  const { fleet } = calculated;
  const as = written(language);
  const [{ version, date }] = MODEL_CHANGES;
  return (
    <header className={styles.head}>
      <Column className={styles.columns}>
        <div className={styles.about}>
          <p>
            <Link to={to('simulator')}>{about.simulator}</Link> / {about.name}
          </p>
          <p>{fill(about.version, { version, date: longDate(date, language) })}</p>
        </div>
        <div>
          <Heading level={1} size="title">
            {hero.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{hero.lead}</p>
          <div className={styles.fleet} data-figures="own">
            <p>
              <strong>
                {fill(about.fleet, {
                  vehicles: as.plain(fleet.vehicles),
                  activity: words.activities[fleet.activity],
                  hours: as.measured(fleet.hours, 'h'),
                  arrival: as.time(arrivalHourOf(fleet)),
                  departure: as.time(departureHourOf(fleet)),
                })}
              </strong>
            </p>
            <p className={styles.whose}>
              {ownText(own, about, language)}{' '}
              <Link to={`${to('simulator')}${own.query}`} data-print="none">
                {about.open}
              </Link>
            </p>
            {own.mended && <p>{about.clamped}</p>}
          </div>
        </div>
      </Column>
    </header>
  );
}

/** Whose values these are; a stored simulation's date and model stand with it. */
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
      const date = longDate(createdAt.slice(0, 10), language);
      const text = fill(about.stored, { date, version: modelVersion });
      if (modelVersion === MODEL_VERSION) return text;
      return `${text} ${fill(about.storedOlder, { current: MODEL_VERSION })}`;
    }
  }
}
