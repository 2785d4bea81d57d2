import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { lookUp } from '#domain/site/look-up.ts';
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
  const group = useRef<HTMLFieldSetElement>(null);
  // On a phone they are wider than the window.
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLElement>(`[value="${view}"]`);
    group.current?.scrollTo({ left: (pressed?.offsetLeft ?? 0) - group.current.offsetLeft - 40 });
  }, [view]);
  return (
    <div className={styles.views}>
      <fieldset ref={group} aria-label={words.leads.viewsLabel}>
        {LEAD_VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            value={one}
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
  const { filters: names, priorities, languages, sizes, origins } = words.leads;
  const [isOpen, setOpen] = useState(false);
  const { priority, spoken, source, size, untaken } = filters;
  const chosen = [priority, spoken, source, size].filter((one) => one !== undefined).length;
  return (
    <search className={styles.tools}>
      <SearchField given={filters.search ?? ''} change={change} />
      {/* On a phone they would push the first lead off the screen. */}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {names.open} {chosen > 0 && <b>{chosen}</b>}
      </button>
      <Choice
        label={names.priority}
        value={priority}
        options={(['priority', 'standard'] as const).map((one) => [one, priorities[one]])}
        choose={(to) => change({ priority: to as Filters['priority'] })}
      />
      <Choice
        label={names.spoken}
        value={spoken}
        options={LANGUAGES.map((one) => [one, languages[one]])}
        choose={(to) => change({ spoken: to as Filters['spoken'] })}
      />
      <Choice
        label={names.source}
        value={source}
        options={sources.map((one) => [one, lookUp<string>(origins, one) ?? one])}
        choose={(to) => change({ source: to })}
      />
      <Choice
        label={names.size}
        value={size === undefined ? undefined : String(size)}
        options={FLEET_SIZES.map((range) => [
          String(leadingNumber(range)),
          fill(sizes, { size: range.replace('-', '–') }),
        ])}
        choose={(to) => change({ size: to === undefined ? undefined : Number(to) })}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={untaken === true}
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
      className={styles.choice}
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
