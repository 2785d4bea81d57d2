import { useLocation, useNavigate } from 'react-router';
import { REQUEST_FILTERS, type RequestListInput } from '#domain/desk/requests.ts';

/** Behind the '#': what is searched for is in the page's address, and in no request for the page. */
export function useRequestFilters(): [
  RequestListInput,
  (changed: Partial<RequestListInput>) => void,
] {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const filters = filtersIn(hash);
  const change = (changed: Partial<RequestListInput>) => {
    // Another search begins again with the first page.
    const next = { ...filters, page: 1, ...changed };
    void navigate(`${pathname}${hashOf(next)}`, { replace: !('page' in changed) });
  };
  return [filters, change];
}

export function filtersIn(hash: string): RequestListInput {
  const given = new URLSearchParams(hash.slice(1));
  const page = Number(given.get('page'));
  return {
    search: given.get('search')?.trim().slice(0, 100) || undefined,
    only: REQUEST_FILTERS.find((one) => one === given.get('only')),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
  };
}

export function hashOf({ search, only, page }: RequestListInput): string {
  const given = new URLSearchParams();
  if (search !== undefined) given.set('search', search);
  if (only !== undefined) given.set('only', only);
  if (page > 1) given.set('page', String(page));
  const text = given.toString();
  return text === '' ? '' : `#${text}`;
}
