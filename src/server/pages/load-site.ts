import { isDeepStrictEqual } from 'node:util';
import { joinPrefix, PREFIXES, type Prefix } from '#domain/language.ts';
import { NOT_FOUND_PATH, PAGE_IDS, pathTo } from '#domain/routes.ts';
import type { Tracker } from '#domain/tracker-settings.ts';
import { StartRefused } from '../start-refused.ts';
import { assetResources } from './asset-resources.ts';
import { pageResources } from './page-resources.ts';
import type { Resource } from './prepared-answer.ts';
import { readTrackers } from './read-trackers.ts';
import { readManifest } from './site-bytes.ts';

export interface Site {
  origin: string;
  trackers: readonly Tracker[];
  resources: ReadonlyMap<string, Resource>;
  notFound: Readonly<Record<Prefix, Resource>>;
}

interface Source {
  siteDir: string;
  staging: boolean;
  /** What the environment says, if it does; the links of the pages were built with the manifest's. */
  origin: string | undefined;
  /** Likewise; the pages name those they were built with. */
  trackers?: string | undefined;
}

/** The whole site into memory, so that answering is looking up and writing. */
export function loadSite({ siteDir, staging, origin, trackers: given }: Source): Site {
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
  const circumstances = { siteDir, staging, trackers };
  const pages = pageResources(manifest.pages, { ...circumstances, status: 200 });
  const notFound = pageResources(manifest.notFound, { ...circumstances, status: 404 });
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
