import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { bannerHashes } from '#build/banner-hashes.ts';
import { BUNDLES } from '#build/bundles.ts';
import { simulatorEntry } from '#build/entry-imports.ts';
import { pageModules } from '#build/page-modules.ts';
import { prose } from '#build/prose/mdx-plugin.ts';
import { styleLayers } from '#build/style-layers.ts';
import { svgParts } from '#build/svg-parts.ts';
import { scopedClassName } from '#build/vite-options.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { policyDate, shownTrackers } from '#domain/privacy/trackers.ts';
import { BRAND } from '#domain/site/brand.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { readTrackers } from '#server/pages/site-manifest.ts';

const trackers = readTrackers(process.env.TRACKERS);
// Every page names dozens of hashes in its manifest: half a byte a letter is enough. The fonts that
// the pages preload are named by one environment, those the CSS asks for by the other.
const hashCharacters = 'hex';
const origin = process.env.SITE_ORIGIN ?? BRAND.defaultOrigin;

// `imports` in package.json then finds brand.sample.ts in the place of brand.ts.
const brand = process.env.SAMPLE_BRAND ? ['sample-brand'] : [];

export default defineConfig({
  plugins: [prose(), simulatorEntry(), styleLayers(), pageModules(), svgParts(), reactRouter()],
  define: {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.TRACKERS': JSON.stringify(shownTrackers(trackers)),
    'import.meta.env.POLICY_DATE': JSON.stringify(policyDate(trackers)),
    'import.meta.env.COOKIE_CHOICE_DAYS': JSON.stringify(RETENTION.cookieChoiceDays),
    'import.meta.env.BUILT_IN_YEAR': Number(dayInParis(new Date()).slice(0, 4)),
    'import.meta.env.BANNER_HASHES': JSON.stringify(await bannerHashes(trackers)),
  },
  css: { modules: { generateScopedName: scopedClassName } },
  // The build prerenders from a preview server of its own; nobody else may reach it.
  preview: { host: '127.0.0.1' },
  // An import() fetches all that it needs in one step; the manifest says what that is (src/build/client-files.ts).
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, manifest: true },
  // The model's thread fetches its prices as a file of their own.
  worker: { format: 'es', plugins: () => [simulatorEntry()] },
  environments: {
    ssr: {
      resolve: { conditions: [...defaultServerConditions, ...brand] },
      build: { rolldownOptions: { output: { hashCharacters } } },
    },
    client: {
      resolve: { conditions: [...defaultClientConditions, ...brand] },
      build: {
        rolldownOptions: {
          output: {
            hashCharacters,
            codeSplitting: { groups: BUNDLES },
          },
        },
      },
    },
  },
});
