import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import { VEHICLE_KINDS } from '#domain/site/compatibility-list.ts';
import { Field } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import rows from '#ui/line-table.module.css';
import { Select } from '#ui/select.tsx';
import text from '#ui/text.module.css';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import { SourceLinks } from '../../sections/source-links.tsx';
import { useLanguage, type WordsOf } from '../../words/use-words.ts';
import styles from './compatibility-list.module.css';
import { type Asked, answers, SHOWS, type ShownLine, shownLines } from './shown-lines.ts';

interface CompatibilityListProps {
  words: WordsOf<'compatibility'>;
}

const EVERYTHING: Asked = { query: '', shows: '' };

/** Every line stands in the HTML; what a visitor does not ask for is hidden, never removed. */
export function CompatibilityList({ words }: CompatibilityListProps) {
  const language = useLanguage();
  const to = usePathTo();
  const lines = useMemo(() => shownLines(words, language), [words, language]);
  const [asked, setAsked] = useState(EVERYTHING);
  const found = lines.filter((line) => answers(line, asked));
  const of = (kind: ShownLine['kind']) => lines.filter((line) => line.kind === kind);
  const tables = { words, found: new Set(found) };
  const { vehicles, chargers } = words;
  const anyVehicle = found.some(({ kind }) => kind !== 'charger');
  const anyCharger = found.some(({ kind }) => kind === 'charger');
  return (
    <>
      <Filter words={words.filter} onAsk={setAsked}>
        <p role="status" className={styles.status}>
          {statusText(words.status, lines, found)}
        </p>
      </Filter>
      {found.length === 0 && <ForwardLink to={to('contact')}>{words.ask}</ForwardLink>}
      <div hidden={!anyVehicle}>
        <Heading level={2} size="head">
          {vehicles.title}
        </Heading>
        {VEHICLE_KINDS.map((kind) => (
          <LineTable
            key={kind}
            {...tables}
            lines={of(kind)}
            caption={vehicles.kinds[kind]}
            columns={Object.values(vehicles.columns)}
          />
        ))}
      </div>
      <div hidden={!anyCharger} className={styles.chargers}>
        <Heading level={2} size="head">
          {chargers.title}
        </Heading>
        <p className={text.lead}>{chargers.lead}</p>
        <LineTable
          {...tables}
          lines={of('charger')}
          caption={chargers.title}
          columns={Object.values(chargers.columns)}
          captionHidden
        />
      </div>
      <p className={`${text.note} ${styles.note}`}>{words.note}</p>
    </>
  );
}

interface FilterProps {
  words: WordsOf<'compatibility'>['filter'];
  onAsk: (asked: Asked) => void;
  children: React.ReactNode;
}

function Filter({ words, onAsk, children }: FilterProps) {
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  const ask = () => {
    const query = fields.current?.querySelector('input')?.value ?? '';
    onAsk({ query, shows: fields.current?.querySelector('select')?.value ?? '' });
  };
  // What was typed before the page came alive counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come alive
  useEffect(ask, []);
  return (
    <search className={styles.filter} data-print="none">
      <div ref={fields} onInput={ask}>
        <Field
          label={words.search}
          hint={words.hint}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
        />
        <Select
          id={`${id}-shows`}
          label={words.show}
          name="shows"
          empty={words.all}
          options={SHOWS.map((value) => ({ value, text: words.shows[value] }))}
        />
      </div>
      {children}
    </search>
  );
}

interface LineTableProps extends CompatibilityListProps {
  lines: readonly ShownLine[];
  found: ReadonlySet<ShownLine>;
  caption: string;
  /** Where the section's heading already says it. */
  captionHidden?: boolean;
  columns: readonly string[];
}

const STATES: Record<ShownLine['v2g'], string | undefined> = {
  offered: `${rows.peak} ${rows.full}`,
  trial: rows.peak,
  announced: `${rows.peak} ${rows.dashed}`,
  unstated: undefined,
};

function LineTable({ lines, found, caption, captionHidden, columns, words }: LineTableProps) {
  const [, control, v2g] = columns;
  return (
    <table
      className={`${rows.table} ${styles.table}`}
      hidden={!lines.some((line) => found.has(line))}
    >
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} hidden={!found.has(line)}>
            <th scope="row">
              <b>{line.make}</b> {line.models}
            </th>
            <td data-label={control}>{line.control}</td>
            <td data-label={v2g}>
              <span className={STATES[line.v2g]}>{words.states[line.v2g]}</span>
            </td>
            <td>
              {line.note}{' '}
              <span className={styles.read}>
                <SourceLinks sources={line.sources} readOn={words.readOn} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function statusText(
  words: WordsOf<'compatibility'>['status'],
  lines: readonly ShownLine[],
  found: readonly ShownLine[],
): string {
  const chargers = lines.filter(({ kind }) => kind === 'charger').length;
  const values = {
    count: String(found.length),
    total: String(lines.length),
    vehicles: String(lines.length - chargers),
    chargers: String(chargers),
  };
  if (found.length === lines.length) return fill(words.all, values);
  if (found.length === 0) return words.none;
  return fill(found.length === 1 ? words.one : words.other, values);
}
