import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Tracker, Trackers, trackersFrom } from '#domain/privacy/tracker-settings.ts';
import { StartRefused } from '../process/run-process.ts';

const Page = v.strictObject({
  /** The address it answers at: '/faq', '/fr/faq', '/en/faq'. */
  path: v.string(),
  language: v.picklist(['fr', 'en']),
  /** Relative to the manifest; '.br' and '.gz' twins lie beside it. */
  file: v.string(),
  indexed: v.boolean(),
  /** What its policy allows to run beside our own files, with the quotes it stands in: "'sha256-…'". */
  scriptSources: v.array(v.string()),
});

export const Asset = v.strictObject({
  path: v.string(),
  file: v.string(),
  contentType: v.string(),
  /** Its name carries a hash of its content, so it may be cached for ever. */
  immutable: v.boolean(),
  /** Already compressed formats such as woff2 have no twins. */
  compressed: v.boolean(),
});

const SiteManifest = v.strictObject({
  /** The host that canonical links were built with. */
  origin: v.string(),
  pages: v.array(Page),
  /** The three not-found pages: bare, /fr and /en. */
  notFound: v.array(Page),
  assets: v.array(Asset),
  /** Of the assets, the stylesheet of pages that the server composes. */
  privateStyle: v.string(),
  /** What visitors may agree to; the policy of every page goes by it. */
  trackers: Trackers,
});

export type SitePage = v.InferOutput<typeof Page>;
export type SiteAsset = v.InferOutput<typeof Asset>;
export type SiteManifest = v.InferOutput<typeof SiteManifest>;

export interface SiteBytes {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export function readManifest(siteDir: string): SiteManifest {
  const file = join(siteDir, 'site.json');
  try {
    return v.parse(SiteManifest, JSON.parse(read(file, "run 'npm run build' first").toString()));
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(`${file} is damaged: run 'npm run build' again.`);
  }
}

/** What is added to the name of each of its files: nothing, and where it has compressed twins theirs. */
export function twinsOf({ compressed }: Pick<SiteAsset, 'compressed'>): string[] {
  return compressed ? ['', '.br', '.gz'] : [''];
}

export function readBytes(siteDir: string, file: string, compressed: boolean): SiteBytes {
  const advice = "site.json lists it, so run 'npm run build' again";
  const path = join(siteDir, file);
  if (!compressed) return { identity: read(path, advice) };
  return {
    identity: read(path, advice),
    br: read(`${path}.br`, advice),
    gzip: read(`${path}.gz`, advice),
  };
}

function read(path: string, advice: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartRefused(`${path} is missing: ${advice}.`);
    throw new StartRefused(`${path} cannot be read (${code}).`);
  }
}

/** TRACKERS holds the list itself as JSON, or names a file that does; left out, there are none. */
export function readTrackers(
  setting: string | undefined,
  onLeftOut?: (tracker: Tracker) => void,
): readonly Tracker[] {
  if (!setting) return [];
  const isList = setting.trimStart().startsWith('[');
  return trackersFrom(JSON.parse(isList ? setting : readFileSync(setting, 'utf8')), onLeftOut);
}
