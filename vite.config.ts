import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { bannerHashes } from '#build/banner-hashes.ts';
import { ownRouteLoading } from '#build/own-route-loading.ts';
import { scopedClassName } from '#build/scoped-class-name.ts';
import { BRAND } from '#domain/brand.ts';
import { RETENTION } from '#domain/retention.ts';
import { policyDate, shownTrackers } from '#domain/trackers.ts';
import { readTrackers } from '#server/pages/read-trackers.ts';

const trackers = readTrackers(process.env.TRACKERS);
// Every page names dozens of hashes in its manifest: half a byte a letter is enough. The fonts that
// the pages preload are named by one environment, those the CSS asks for by the other.
const hashCharacters = 'hex';
const origin = process.env.SITE_ORIGIN ?? BRAND.defaultOrigin;

export default defineConfig({
  plugins: [ownRouteLoading(), reactRouter()],
  define: {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.PSEUDO': JSON.stringify(Boolean(process.env.PSEUDO)),
    'import.meta.env.TRACKERS': JSON.stringify(shownTrackers(trackers)),
    'import.meta.env.POLICY_DATE': JSON.stringify(policyDate(trackers)),
    'import.meta.env.COOKIE_CHOICE_DAYS': JSON.stringify(RETENTION.cookieChoiceDays),
    'import.meta.env.BANNER_HASHES': JSON.stringify(await bannerHashes()),
  },
  css: { modules: { generateScopedName: scopedClassName } },
  // The build prerenders from a preview server of its own; nobody else may reach it.
  preview: { host: '127.0.0.1' },
  // Words come in small chunks of their own: there is nothing to preload beside an import.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // The model's thread fetches its prices as a file of their own.
  worker: { format: 'es' },
  environments: {
    ssr: { build: { rolldownOptions: { output: { hashCharacters } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            hashCharacters,
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  // Apart, so that the newsletter, which needs no schema, does not wait for it.
                  name: 'schemas',
                  test: /node_modules\/valibot\//,
                },
                {
                  name: 'night',
                  test: /src\/(app\/sections\/(night\/|cost-by-hour|connection-timeline)|ui\/charts|content\/(figures|month-name)|domain\/simulator\/known\/depot-night)/,
                },
                { name: 'revenue', test: /src\/domain\/revenue-share\.ts/ },
                {
                  name: 'shell',
                  test: /src\/(app\/(layout|drawings|analytics\/track\.ts)|app\/(?!link-to-simulation|linked-text|reading-time|use-address-simulation)[^/]+\.tsx?|app\/forms\/tab-storage|ui\/(button|heading|section|toast-store))/,
                },
                // The banner needs its constants: in a file of their own they weigh more.
                { name: 'consent', test: /src\/(domain\/consent|app\/consent\/consent)/ },
                // Likewise for the forms: the simulator, the search, legal texts and the newsletter
                // each need one of these without the rest.
                { name: 'tab', test: /src\/app\/forms\/simulation-in-this-tab\.ts/ },
                { name: 'field', test: /src\/ui\/field/ },
                { name: 'linked-text', test: /src\/app\/linked-text/ },
                {
                  name: 'sending',
                  test: /src\/(app\/forms\/(send|sending|failure-text|form-values|fetch-toaster|origin-of-visit|registered-lead)\.ts|app\/analytics\/track-sent-form|domain\/leads\/email-address)/,
                },
                // What the contact form and pre-registration share.
                {
                  name: 'forms',
                  test: /src\/(app\/forms\/(use-(form|online|simulation)|draft|problems|form-(field|notice|problems)|hidden-fields|kept-simulation|simulation-strip|submit-button|trap|forms\.module)|ui\/(select|form-message)|domain\/leads\/fields)/,
                },
                // In one piece it is two kilobytes lighter than in ten.
                {
                  name: 'simulation',
                  test: /src\/(domain\/simulator\/(inputs|mode|model-version|url-codec|shown-figures|specified-figures|fleet-profiles|model\/(fleet|charging-today|estimate|possible))\.ts|app\/simulator\/(texts|amounts|state\/(?!calculation)|inputs\/field-text|result\/warning-texts|sharing\/use-stored)|app\/use-address-simulation|ui\/figures-table)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
