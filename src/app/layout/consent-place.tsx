import type { Language } from '#domain/language.ts';
import { useLoaded } from '../use-loaded.ts';
import { usePathTo } from '../use-path-to.ts';

const loadConsent = () => import('../consent/consent.tsx');
/** From here, because this chunk's stylesheet is then known to be loaded and not appended once more. */
const loadBanner = () => import('../consent/banner.tsx');

/**
 * Stands right after the skip link. Its box is there from the start: whatever shuts the page off, as
 * the phone's menu does, shuts this off too, also when the banner comes later.
 */
export function ConsentPlace({ language }: { language: Language }) {
  const to = usePathTo();
  const Consent = useLoaded(loadConsent)?.Consent;
  return (
    <div>
      {Consent && (
        <Consent language={language} cookiesPath={to('cookies')} loadBanner={loadBanner} />
      )}
    </div>
  );
}

export async function reopenConsent(): Promise<void> {
  (await loadConsent()).reopenConsent();
}
