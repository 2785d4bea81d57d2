import { isDeepStrictEqual } from 'node:util';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { joinPrefix, PREFIXES, type Prefix } from '#domain/site/language.ts';
import { NOT_FOUND_PATH, PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import type { HeaderSettings } from '../http/security-headers.ts';
import { StartRefused } from '../process/run-process.ts';
import { type KeptAssets, keepAssets } from './kept-assets.ts';
import { readManifest, readTrackers } from './site-manifest.ts';
import {
  assetResources,
  pageResources,
  type Resource,
  type SharedCache,
} from './site-resources.ts';

export interface Site {
  origin: string;
  trackers: readonly Tracker[];
  resources: ReadonlyMap<string, Resource>;
  /** Where pages that the server composes find their stylesheet. */
  privateStyle: string;
  /** Files of other releases, for pages that were loaded from those. */
  kept: { resource(path: string): Resource | undefined; refresh(): void } | undefined;
  notFound: Readonly<Record<Prefix, Resource>>;
}

interface SiteOptions extends HeaderSettings {
  siteDir: string;
  sharedCache?: SharedCache;
  keptAssets?: { dir: string; days: number } | undefined;
  /** What the environment says, if it does; the links of the pages were built with the manifest's. */
  origin: string | undefined;
  /** Likewise; the pages name those they were built with. */
  trackers?: string | undefined;
}

/** Loads the whole site into memory, so that a request needs only a look-up. */
export function loadSite(options: SiteOptions): Site {
  const { siteDir, origin, trackers: given, sharedCache = 'prefixed', keptAssets } = options;
  const headers = { staging: options.staging, hsts: options.hsts };
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
  const shown = { siteDir, ...headers, sharedCache, trackers };
  const pages = pageResources(manifest.pages, { ...shown, status: 200 });
  const notFound = pageResources(manifest.notFound, { ...shown, status: 404 });
  const assets = assetResources(manifest.assets, { siteDir, ...headers });
  const kept = keptAssets && keepAssets({ ...keptAssets, siteDir, assets: manifest.assets });

  for (const page of PAGE_IDS) for (const prefix of PREFIXES) present(pages, pathTo(page, prefix));
  const notFoundUnder = (prefix: Prefix) => present(notFound, joinPrefix(prefix, NOT_FOUND_PATH));
  return {
    origin: manifest.origin,
    trackers,
    resources: new Map([...assets, ...pages]),
    privateStyle: manifest.privateStyle,
    kept: kept && {
      resource: (path) => keptResource(kept, path, headers),
      refresh: () => kept.refresh(),
    },
    notFound: { '': notFoundUnder(''), fr: notFoundUnder('fr'), en: notFoundUnder('en') },
  };
}

/** Read again for each request: few ask, and not for long. What cannot be read is as if it were not there. */
function keptResource(
  kept: KeptAssets,
  path: string,
  headers: HeaderSettings,
): Resource | undefined {
  try {
    const asset = kept.find(path);
    return asset && assetResources([asset], { siteDir: kept.dir, ...headers }).get(path);
  } catch {
    return undefined;
  }
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
