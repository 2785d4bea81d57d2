import { isDeepStrictEqual } from 'node:util';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { joinPrefix, PREFIXES, type Prefix } from '#domain/site/language.ts';
import { NOT_FOUND_PATH, PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { StartRefused } from '../process/run-process.ts';
import { readManifest, readTrackers } from './site-manifest.ts';
import { assetResources, pageResources, type Resource } from './site-resources.ts';

export interface Site {
  origin: string;
  trackers: readonly Tracker[];
  resources: ReadonlyMap<string, Resource>;
  notFound: Readonly<Record<Prefix, Resource>>;
}

interface SiteOptions {
  siteDir: string;
  staging: boolean;
  /** What the environment says, if it does; the links of the pages were built with the manifest's. */
  origin: string | undefined;
  /** Likewise; the pages name those they were built with. */
  trackers?: string | undefined;
}

/** Loads the whole site into memory, so that a request needs only a look-up. */
export function loadSite({ siteDir, staging, origin, trackers: given }: SiteOptions): Site {
  const manifest = readManifest(siteDir);
  if (origin !== undefined && origin !== manifest.origin) {
    throw new StartRefused(
      `SITE_ORIGIN is '${origin}': it must be '${manifest.origin}', for which the site was built.`,
    );
  }
  const { trackers } = manifest;
  if (given !== undefined && !isDeepStrictEqual(trackersIn(given), trackers)) {
    throw new StartRefused('TRACKERS differs from what the site was built with: build it again.');
  }
  const options = { siteDir, staging, trackers };
  const pages = pageResources(manifest.pages, { ...options, status: 200 });
  const notFound = pageResources(manifest.notFound, { ...options, status: 404 });
  const assets = assetResources(manifest.assets, { siteDir, staging });

  for (const page of PAGE_IDS) for (const prefix of PREFIXES) present(pages, pathTo(page, prefix));
  const notFoundUnder = (prefix: Prefix) => present(notFound, joinPrefix(prefix, NOT_FOUND_PATH));
  return {
    origin: manifest.origin,
    trackers,
    resources: new Map([...assets, ...pages]),
    notFound: { '': notFoundUnder(''), fr: notFoundUnder('fr'), en: notFoundUnder('en') },
  };
}

function trackersIn(setting: string): readonly Tracker[] {
  try {
    return readTrackers(setting);
  } catch (error) {
    throw new StartRefused(`TRACKERS cannot be read: ${(error as Error).message}.`);
  }
}

function present(resources: ReadonlyMap<string, Resource>, path: string): Resource {
  const resource = resources.get(path);
  if (resource === undefined) {
    throw new StartRefused(`The built site lacks '${path}': run 'npm run build' again.`);
  }
  return resource;
}
