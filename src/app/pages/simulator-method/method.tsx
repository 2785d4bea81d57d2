import type { ReactNode } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { MODEL_CHANGES } from '#domain/simulator/index.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { displayText } from '#ui/display-text.ts';
import { Fold } from '#ui/fold.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { useHydrated } from '../../browser/hydration.ts';
import { useLinkedFold } from '../../browser/use-linked-fold.ts';
import { PublishedValues } from '../../sections/published-values.tsx';
import reading from '../../sections/reading.module.css';
import { Sources } from '../../sections/sources.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { assumptionTables } from './assumption-tables.ts';
import { CarbonBars } from './carbon-bars.tsx';
import { figureFormats } from './figure-formats.ts';
import styles from './method.module.css';
import { methodFigures } from './method-figures.ts';
import { MethodHead, type MethodProps } from './method-head.tsx';
import { MethodTables } from './method-table.tsx';
import { billTable, casesTable, situationsTable } from './result-tables.tsx';

type MethodWords = WordsOf<'simulator-method'>;
type SectionId = keyof MethodWords['sections'];

/** A summary, and everything else in folds that the browser opens by itself. */
export function Method({ calculated, own }: MethodProps) {
  useLinkedFold();
  const { words, language } = usePage<'simulator-method'>();
  const today = useHydrated() ? dayInParis(new Date()) : null;
  const figures = methodFigures(calculated, words, figureFormats(language));
  const { situation = '' } = figures;
  const { results, details } = calculated;
  const cases = details?.ranges[results.estimate.baseline].cases;
  const assumed = assumptionTables(words, language, today);
  const formulas = (id: keyof MethodWords['formulas']) => (
    <Formulas formulas={words.formulas[id]} figures={figures} />
  );
  const { version, date, change } = words.changes.columns;
  const changes = {
    caption: words.changes.caption,
    columns: [version, date, change],
    texts: true,
    rows: MODEL_CHANGES.map((entry) => ({
      name: entry.version,
      cells: [longDate(entry.date, language), words.changes[entry.id]],
    })),
  };
  const inserts: Partial<Record<SectionId, ReactNode>> = {
    gain: <MethodTables tables={[situationsTable(calculated, words, language)]} />,
    calcul: (
      <>
        <MethodTables tables={[billTable(calculated, words.bill, language)]} />
        {formulas('calcul')}
      </>
    ),
    annees: cases?.length ? (
      <MethodTables tables={[casesTable(cases, words.cases, situation, language)]} />
    ) : (
      cases && <p data-figures="own">{words.cases.none}</p>
    ),
    prix: <MethodTables tables={assumed.prices} />,
    v2g: formulas('v2g'),
    regles: formulas('regles'),
    comparaison: formulas('comparaison'),
    hypotheses: (
      <>
        <MethodTables tables={[...assumed.constants, ...assumed.profiles]} />
        <CarbonBars {...words.tables.carbon} />
      </>
    ),
    etudes: (
      <>
        <PublishedValues words={words.studies} language={language} />
        <Sources words={words.sources.entries} title={words.sources.title} />
      </>
    ),
    version: <MethodTables tables={[changes]} />,
  };
  const isPending = own.stored.kind === 'pending' || own.answer === 'pending';
  return (
    <article className={isPending ? styles.pending : undefined}>
      <MethodHead calculated={calculated} figures={figures} own={own} />
      <Column className={styles.folds}>
        {(Object.entries(words.sections) as [SectionId, SectionWords][]).map(
          ([id, { title, body }]) => (
            <Fold
              key={id}
              title={
                <Heading level={2} size="sub">
                  {title}
                </Heading>
              }
            >
              {/* Inside the fold: the browser opens what an address leads into. */}
              <section id={id} className={id === 'hypotheses' ? styles.wide : styles.section}>
                <div className={styles.text}>
                  <Passages of={body} figures={figures} />
                </div>
                {inserts[id] && <div className={styles.tables}>{inserts[id]}</div>}
              </section>
            </Fold>
          ),
        )}
      </Column>
    </article>
  );
}

interface SectionWords {
  title: string;
  body: readonly (string | readonly string[])[];
}

type Figures = Record<string, string>;

function Passages({ of, figures }: { of: SectionWords['body']; figures: Figures }) {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage} data-figures={passage.includes('{') ? 'own' : undefined}>
        {fill(passage, figures)}
      </p>
    ) : (
      <ul key={passage[0]} className={reading.list}>
        {passage.map((point) => (
          <li key={point}>{fill(point, figures)}</li>
        ))}
      </ul>
    ),
  );
}

interface Formula {
  name: string;
  /** Where the values do not say it themselves. */
  rule?: string;
  filled: string;
  result: string;
}

/** Each formula in words, then with its values. */
function Formulas({ formulas, figures }: { formulas: readonly Formula[]; figures: Figures }) {
  return (
    <dl className={styles.formulas}>
      {formulas.map((formula) => (
        <div key={formula.name}>
          <dt>
            {formula.name}
            {Object.hasOwn(formula, 'rule') && (
              <span className={styles.rule}>{fill(formula.rule ?? '', figures)}</span>
            )}
          </dt>
          <dd data-figures="own">
            {fill(formula.filled, figures)}
            <span className={styles.result}>{displayText(fill(formula.result, figures))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
