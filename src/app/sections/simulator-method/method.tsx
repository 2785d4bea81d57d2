import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { MODEL_CHANGES, MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import type { StoredAnswer } from '../../simulator/use-stored.ts';
import { type Calculated, methodFigures } from '../../simulator-method/method-figures.ts';
import { written } from '../../simulator-method/written.ts';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { PublishedValues } from '../article/published-values.tsx';
import { Sources } from '../article/sources.tsx';
import { ChangeLog } from './change-log.tsx';
import { ConstantsTable } from './constants-table.tsx';
import { Formulas } from './formulas.tsx';
import { GridCarbonBars } from './grid-carbon-bars.tsx';
import styles from './method.module.css';
import { ProfileTables } from './profile-tables.tsx';
import { RangeTable } from './range-table.tsx';
import { ThreeFigures } from './three-figures.tsx';

type MethodWords = WordsOf<'simulator-method'>;
type SectionId = keyof MethodWords['sections'];

interface MethodProps {
  words: MethodWords;
  language: Language;
  calculated: Calculated;
  /** The visitor's own simulation: what its address carries or names, and whether it had to be mended. */
  own: { query: string; carried: boolean; stored: StoredAnswer; mended: boolean };
}

/** The whole calculation on one page, filled in with one fleet. */
export function Method({ words, language, calculated, own }: MethodProps) {
  const as = written(language);
  const figures = methodFigures(calculated, words.levels, as);
  const formulas = (id: keyof MethodWords['formulas']) => (
    <Formulas formulas={words.formulas[id]} figures={figures} />
  );
  const inserts: Partial<Record<SectionId, ReactNode>> = {
    'trois-chiffres': <ThreeFigures words={words.three} results={calculated.results} as={as} />,
    simple: formulas('simple'),
    comparaison: formulas('comparaison'),
    plafond: formulas('plafond'),
    vehicule: formulas('vehicule'),
    'prix-reels': (
      <>
        {formulas('prix-reels')}
        <RangeTable words={words.range} calculated={calculated} as={as} />
      </>
    ),
    hypotheses: (
      <>
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
    <article className={own.stored.kind === 'pending' ? styles.pending : undefined}>
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
              <Passages of={section.body} />
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

function Passages({ of }: { of: SectionWords['body'] }) {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage}>{passage}</p>
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
                  slot: words.slots[fleet.slot],
                  hours: as.measured(fleet.hours, 'h'),
                  ready: as.time(fleet.readyHour),
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
  { carried, stored }: MethodProps['own'],
  about: MethodWords['about'],
  language: Language,
): string {
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
