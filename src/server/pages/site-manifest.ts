import * as v from 'valibot';
import { Trackers } from '#domain/tracker-settings.ts';

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

const Asset = v.strictObject({
  path: v.string(),
  file: v.string(),
  contentType: v.string(),
  /** Its name carries a hash of its content, so it can be kept for ever. */
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
  /** What visitors may agree to; the policy of every page goes by it. */
  trackers: Trackers,
});

export type SitePage = v.InferOutput<typeof Page>;
export type SiteAsset = v.InferOutput<typeof Asset>;
export type SiteManifest = v.InferOutput<typeof SiteManifest>;

export const parseSiteManifest = (json: unknown): SiteManifest => v.parse(SiteManifest, json);
