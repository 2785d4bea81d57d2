import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '#domain/site/brand.ts';
import { readManifest } from '../../pages/site-manifest.ts';
import { StartRefused } from '../../process/run-process.ts';
import { isMadeUpName } from './checks.ts';
import type { Config } from './read-config.ts';

type OriginSettings = Pick<Config, 'origin' | 'siteDir' | 'production' | 'trial'> &
  Partial<Pick<Config, 'desk'>>;

export interface SiteOrigin {
  origin: string;
  source: 'build' | 'environment' | 'default';
}

/**
 * Where the links of mails and webhooks lead: where the site was built for. A worker without a build
 * at hand needs SITE_ORIGIN.
 */
export function siteOrigin({
  origin: configured,
  siteDir,
  production,
  trial,
  desk,
}: OriginSettings): SiteOrigin {
  const built = existsSync(join(siteDir, 'site.json')) ? readManifest(siteDir).origin : undefined;
  if (built !== undefined && configured !== undefined && built !== configured) {
    throw new StartRefused(
      `SITE_ORIGIN is '${configured}': it must be '${built}', for which the site was built.`,
    );
  }
  const origin = built ?? configured;
  if (!production) {
    const source = built ? 'build' : configured ? 'environment' : 'default';
    return { origin: origin ?? BRAND.defaultOrigin, source };
  }
  if (origin === undefined) {
    throw new StartRefused(
      `SITE_ORIGIN is missing and SITE_DIR '${siteDir}' holds no build: set one of them, or mails would lead nowhere.`,
    );
  }
  if (isMadeUpName(origin) && !trial) {
    throw new StartRefused(
      `The site was built for '${origin}', an address that nobody can have: build it with SITE_ORIGIN set to your own, or set TRIAL=1 for a trial.`,
    );
  }
  // Cookies know no port: a page of the site could act for who is logged in at the desk.
  if (desk !== undefined && new URL(desk.origin).hostname === new URL(origin).hostname) {
    throw new StartRefused(
      `DESK_ORIGIN is '${desk.origin}', the host of the site: give the desk a name of its own.`,
    );
  }
  return { origin, source: built ? 'build' : 'environment' };
}
