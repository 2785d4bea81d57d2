import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useLoaded } from '../browser/late-part.tsx';
import { usePathTo } from '../links/links.tsx';

const loadConsent = () => import('./consent.tsx');
/** From here, because this chunk's stylesheet is then known to be loaded and not appended once more. */
const loadBanner = () => import('./banner.tsx');

/**
 * Stands right after the skip link. Its box is there from the start: whatever shuts the page off, as
 * the phone's menu does, shuts this off too, also when the banner comes later.
 */
export function LazyConsent() {
  const to = usePathTo();
  const Consent = useLoaded(loadConsent)?.Consent;
  return <div>{Consent && <Consent cookiesPath={to('cookies')} loadBanner={loadBanner} />}</div>;
}

export async function reopenConsent(): Promise<void> {
  (await loadConsent()).reopenConsent();
}

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
