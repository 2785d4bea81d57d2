import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { usePathTo } from '../use-path-to.ts';
import { reopenConsent } from './consent-place.tsx';

/** Opens the choice where one is; before or without script, the page that explains it. */
export function ManageCookies({ children }: { children: string }) {
  const to = usePathTo();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void reopenConsent();
  };
  return (
    <Link to={to('cookies', 'choix')} onClick={open}>
      {children}
    </Link>
  );
}
