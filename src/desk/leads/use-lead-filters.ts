import { useLocation, useNavigate } from 'react-router';
import {
  LEAD_VIEWS,
  LEADS_AT_ONCE,
  type LeadFilters,
  MOST_LEADS_SHOWN,
} from '#domain/desk/leads.ts';
import { SMALLEST_FLEETS } from '#domain/leads/options.ts';
import { LANGUAGES } from '#domain/site/language.ts';

export type Filters = LeadFilters & { limit: number };

/** Behind the '#': what is searched for is in the page's address, and in no request for the page. */
export function useLeadFilters(): [Filters, (changed: Partial<Filters>) => void] {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const filters = filtersIn(hash);
  const change = (changed: Partial<Filters>) => {
    // Other filters begin again with the first page.
    const next = { ...filters, limit: LEADS_AT_ONCE, ...changed };
    void navigate(`${pathname}${hashOf(next)}`, { replace: !('view' in changed) });
  };
  return [filters, change];
}

export function filtersIn(hash: string): Filters {
  const given = new URLSearchParams(hash.slice(1));
  const size = Number(given.get('size'));
  const limit = Number(given.get('limit'));
  return {
    view: LEAD_VIEWS.find((one) => one === given.get('view')) ?? 'open',
    search: given.get('search') ?? undefined,
    priority: (['priority', 'standard'] as const).find((one) => one === given.get('priority')),
    spoken: LANGUAGES.find((one) => one === given.get('spoken')),
    source: given.get('source') ?? undefined,
    size: SMALLEST_FLEETS.find((one) => one === size),
    untaken: given.has('untaken') || undefined,
    limit:
      Number.isInteger(limit) && limit > LEADS_AT_ONCE
        ? Math.min(limit, MOST_LEADS_SHOWN)
        : LEADS_AT_ONCE,
  };
}

export function hashOf({ view, limit, untaken, ...chosen }: Filters): string {
  const given = new URLSearchParams();
  if (view !== 'open') given.set('view', view);
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== undefined && value !== '') given.set(name, String(value));
  }
  if (untaken) given.set('untaken', '');
  if (limit !== LEADS_AT_ONCE) given.set('limit', String(limit));
  const text = given.toString();
  return text === '' ? '' : `#${text}`;
}

/** Whether anything beside the view narrows the list. */
export const isNarrowed = ({ view: _view, limit: _limit, ...chosen }: Filters): boolean =>
  Object.values(chosen).some((value) => value !== undefined && value !== '');
