import { type ReactNode, useEffect, useState } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  LEAD_VIEWS,
  type LeadList,
  type LeadView,
  MOST_LEADS_COUNTED,
} from '#domain/desk/leads.ts';
import { FLEET_SIZES, leadingNumber } from '#domain/leads/options.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { useWords } from '../language/language.tsx';
import styles from './leads-page.module.css';
import type { Filters } from './use-lead-filters.ts';

/** leadCount(10_001, 'en') // => '10,000+' */
export const leadCount = (count: number, language: Language): string =>
  count > MOST_LEADS_COUNTED ? `${number(MOST_LEADS_COUNTED, language)}+` : number(count, language);

type Change = (changed: Partial<Filters>) => void;

interface ViewsProps {
  list: LeadList | undefined;
  view: LeadView;
  change: Change;
  children: ReactNode;
}

export function LeadViews({ list, view, change, children }: ViewsProps) {
  const { words, language } = useWords();
  return (
    <div className={styles.views}>
      <fieldset aria-label={words.leads.viewsLabel}>
        {LEAD_VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => change({ view: one })}
          >
            {words.leads.views[one]} {list && <span>{leadCount(list.counts[one], language)}</span>}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** Long enough that a word is typed. */
const TYPED_MS = 250;

interface ToolsProps {
  filters: Filters;
  sources: readonly string[];
  change: Change;
}

export function LeadTools({ filters, sources, change }: ToolsProps) {
  const { words } = useWords();
  const { filters: names, priorities, languages, sizes } = words.leads;
  return (
    <search className={styles.tools}>
      <SearchField given={filters.search ?? ''} change={change} />
      <Choice
        label={names.priority}
        value={filters.priority}
        options={(['priority', 'standard'] as const).map((one) => [one, priorities[one]])}
        choose={(priority) => change({ priority: priority as Filters['priority'] })}
      />
      <Choice
        label={names.spoken}
        value={filters.spoken}
        options={LANGUAGES.map((one) => [one, languages[one]])}
        choose={(spoken) => change({ spoken: spoken as Filters['spoken'] })}
      />
      <Choice
        label={names.source}
        value={filters.source}
        options={sources.map((one) => [one, one])}
        choose={(source) => change({ source })}
      />
      <Choice
        label={names.size}
        value={filters.size === undefined ? undefined : String(filters.size)}
        options={FLEET_SIZES.map((size) => [
          String(leadingNumber(size)),
          fill(sizes, { size: size.replace('-', '–') }),
        ])}
        choose={(size) => change({ size: size === undefined ? undefined : Number(size) })}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={filters.untaken === true}
          onChange={({ target }) => change({ untaken: target.checked || undefined })}
        />
        {names.untaken}
      </label>
    </search>
  );
}

function SearchField({ given, change }: { given: string; change: Change }) {
  const { words } = useWords();
  const [typed, setTyped] = useState(given);
  // Cleared elsewhere, or come back by the browser's button.
  useEffect(() => setTyped(given), [given]);
  useEffect(() => {
    if (typed.trim() === given) return;
    const timer = setTimeout(() => change({ search: typed.trim() || undefined }), TYPED_MS);
    return () => clearTimeout(timer);
  });
  return (
    <input
      id="lead-search"
      type="search"
      aria-label={words.leads.search}
      placeholder={words.leads.search}
      value={typed}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
  choose: (value: string | undefined) => void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      data-chosen={value !== undefined || undefined}
      onChange={({ target }) => choose(target.value || undefined)}
    >
      <option value="">{label}</option>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
