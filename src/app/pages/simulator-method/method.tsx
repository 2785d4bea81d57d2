import type { ReactNode } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { MODEL_CHANGES } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { useHydrated } from '../../browser/hydration.ts';
import { useLinkedFold } from '../../browser/use-linked-fold.ts';
import { PublishedValues } from '../../sections/published-values.tsx';
import reading from '../../sections/reading.module.css';
import { Sources } from '../../sections/sources.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import { ConstantsTable, GridCarbonBars, ProfileTables } from './assumption-tables.tsx';
import { figureFormats } from './figure-formats.ts';
import styles from './method.module.css';
import { methodFigures } from './method-figures.ts';
import { MethodHead, type MethodProps, type MethodWords } from './method-head.tsx';
import { MethodTable } from './method-table.tsx';
import { ClassPriceTables, TariffTable } from './price-tables.tsx';
import { BillTable, CasesTable, SituationsTable } from './result-tables.tsx';

type SectionId = keyof MethodWords['sections'];

const isPending = ({ stored, answer }: MethodProps['own']) =>
  stored.kind === 'pending' || answer === 'pending';

/** A summary, and everything else in folds that the browser opens by itself. */
export function Method({ words, language, calculated, own }: MethodProps) {
  useLinkedFold();
  const today = useHydrated() ? dayInParis(new Date()) : null;
  const format = figureFormats(language);
  const { estimate } = calculated.results;
  const { details } = calculated;
  const figures = methodFigures(calculated, words, format);
  const formulas = (id: keyof MethodWords['formulas']) => (
    <Formulas formulas={words.formulas[id]} figures={figures} />
  );
  const inserts: Partial<Record<SectionId, ReactNode>> = {
    gain: <SituationsTable words={words} calculated={calculated} language={language} />,
    calcul: (
      <>
        <BillTable words={words.bill} calculated={calculated} language={language} />
        {formulas('calcul')}
      </>
    ),
    annees: details && (
      <CasesTable
        words={words.cases}
        situation={figures.situation ?? ''}
        cases={details.ranges[estimate.baseline].cases}
        language={language}
      />
    ),
    prix: (
      <>
        <ClassPriceTables words={words} language={language} today={today} />
        <TariffTable words={words} language={language} today={today} />
      </>
    ),
    v2g: formulas('v2g'),
    regles: formulas('regles'),
    comparaison: formulas('comparaison'),
    hypotheses: (
      <>
        <ConstantsTable words={words.constants} format={format} language={language} today={today} />
        <ProfileTables words={words} format={format} />
        <GridCarbonBars words={words.tables.carbon} language={language} />
      </>
    ),
    etudes: (
      <>
        <PublishedValues words={words.studies} language={language} />
        <Sources words={words.sources.entries} title={words.sources.title} />
      </>
    ),
    version: <ChangeLog words={words.changes} language={language} />,
  };
  const sections = Object.entries(words.sections) as [SectionId, SectionWords][];
  return (
    <article className={isPending(own) ? styles.pending : undefined}>
      <MethodHead
        words={words}
        language={language}
        calculated={calculated}
        figures={figures}
        own={own}
      />
      <Column className={styles.folds}>
        {sections.map(([id, { title, body }]) => (
          <details key={id} className={styles.fold}>
            <summary>
              <Heading level={2} size="sub">
                {title}
              </Heading>
            </summary>
            {/* Inside the fold: the browser opens what an address leads into. */}
            <section id={id} className={id === 'hypotheses' ? styles.wide : undefined}>
              <div className={styles.text}>
                <Passages of={body} figures={figures} />
              </div>
              {inserts[id] && <div className={styles.tables}>{inserts[id]}</div>}
            </section>
          </details>
        ))}
      </Column>
    </article>
  );
}

interface SectionWords {
  title: string;
  body: readonly (string | readonly string[])[];
}

interface PassagesProps {
  of: SectionWords['body'];
  figures: Record<string, string>;
}

function Passages({ of, figures }: PassagesProps) {
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

interface FormulasProps {
  formulas: readonly Formula[];
  figures: Record<string, string>;
}

/** Each formula in words, then with its values. */
function Formulas({ formulas, figures }: FormulasProps) {
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
            <span className={styles.filled}>{fill(formula.filled, figures)}</span>
            <span className={styles.result}>{displayText(fill(formula.result, figures))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeLogProps {
  words: WordsOf<'simulator-method'>['changes'];
  language: Language;
}

function ChangeLog({ words, language }: ChangeLogProps) {
  const { version, date, change } = words.columns;
  return (
    <MethodTable
      caption={words.caption}
      columns={[version, date, change]}
      rows={MODEL_CHANGES.map((entry) => ({
        name: entry.version,
        cells: [longDate(entry.date, language), words[entry.id]],
      }))}
    />
  );
}
