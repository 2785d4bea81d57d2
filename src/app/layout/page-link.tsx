import { Link, useLocation } from 'react-router';
import { type PageId, pageAt } from '#domain/routes.ts';
import { usePathTo } from '../use-path-to.ts';

/**
 * Knows the page it leads to, not only its address: English shown at an unprefixed address is still
 * the page that its link under /en leads to.
 */
export function PageLink({ page, children }: { page: PageId; children: string }) {
  const to = usePathTo();
  const current = pageAt(useLocation().pathname)?.page === page;
  return (
    <Link to={to(page)} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
