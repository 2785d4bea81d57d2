import type { ReactNode } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { MODEL_CHANGES } from '#domain/simulator/model-version.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { Contents } from '../../sections/contents.tsx';
import { PublishedValues } from '../../sections/published-values.tsx';
import reading from '../../sections/reading.module.css';
import { Sources } from '../../sections/sources.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import {
  ConstantsTable,
  GridCarbonBars,
  ProfileTables,
  TariffTable,
} from './assumption-tables.tsx';
import { figureFormats } from './figure-formats.ts';
import styles from './method.module.css';
import { methodFigures } from './method-figures.ts';
import { MethodHead, type MethodProps, type MethodWords } from './method-head.tsx';
import { MethodTable } from './method-table.tsx';
import { BillTable, YearsTable } from './result-tables.tsx';

type SectionId = keyof MethodWords['sections'];

const isPending = ({ stored, answer }: MethodProps['own']) =>
  stored.kind === 'pending' || answer === 'pending';

export function Method({ words, language, calculated, own }: MethodProps) {
  const format = figureFormats(language);
  const { estimate } = calculated.results;
  const figures = methodFigures(calculated, words, format);
  const formulas = (id: keyof MethodWords['formulas']) => (
    <Formulas formulas={words.formulas[id]} figures={figures} />
  );
  const inserts: Partial<Record<SectionId, ReactNode>> = {
    gain: <BillTable words={words.bill} calculated={calculated} language={language} />,
    calcul: formulas('calcul'),
    annees: (
      <>
        <YearsTable words={words.years} estimate={estimate} format={format} />
        {formulas('annees')}
      </>
    ),
    v2g: formulas('v2g'),
    regles: formulas('regles'),
    comparaison: formulas('comparaison'),
    hypotheses: (
      <>
        <TariffTable words={words.tariff} language={language} />
        <ConstantsTable words={words.constants} format={format} language={language} />
        <ProfileTables words={words} format={format} />
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
      <Column className={reading.columns}>
        <Contents
          title={words.contents}
          sections={sections.map(([id, { title }]) => [id, title] as const)}
        />
        <div className={`${reading.text} ${styles.text}`}>
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
      <ul key={passage[0]} className={`${reading.list} ${styles.list}`}>
        {passage.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

interface Formula {
  name: string;
  rule: string;
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
      {formulas.map(({ name, rule, filled, result }) => (
        <div key={name}>
          <dt>
            {name}
            <span className={styles.rule}>{fill(rule, figures)}</span>
          </dt>
          <dd data-figures="own">
            <span className={styles.filled}>{fill(filled, figures)}</span>
            <span className={styles.result}>{displayText(fill(result, figures))}</span>
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
