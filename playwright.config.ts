import { defineConfig, devices } from '@playwright/test';
import { freePort } from '#server/testing/postgres.ts';

/** Chosen by the first who reads this file; each worker reads it again, with the environment of the first. */
process.env.E2E_PORT ??= String(await freePort(6));
const SITE_PORT = Number(process.env.E2E_PORT);
/** The site as it is with the sample brand, trackers and the workshop. */
const SAMPLE_BRAND_PORT = SITE_PORT + 1;
/** The desk is started with the site, on its database (tests/e2e/testing/served-site.ts). */
const DESK_PORT = SITE_PORT + 5;

const anywhere = (file: string) => `**/${file}`;
const site = (port: number) => `http://127.0.0.1:${port}`;

const served = (siteDir: string, port: number, command = 'node src/server/startup/main.ts') => ({
  command,
  env: { SITE_DIR: siteDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  url: `${site(port)}/healthz`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

/**
 * Against what `npm run build` and `npm run build:sample-brand` made, behind the real server. Debian's
 * Chromium, never a downloaded one, in the build without windows: the same engine in half the time.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // On two cores three keep both busy; a fourth only makes each test slower.
  workers: 3,
  // A machine that others use too may be twice as slow for minutes; 5 s were then too little for a simulation.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Texts as wide as on a visitor's screen, which that build otherwise fits to its pixels.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: ['tracked*.spec.ts', 'workshop.spec.ts', 'sample-brand.spec.ts', 'desk/*'].map(
        anywhere,
      ),
      use: { baseURL: site(SITE_PORT) },
    },
    { name: 'desk', testMatch: anywhere('desk/*.spec.ts'), use: { baseURL: site(DESK_PORT) } },
    // One build has the sample brand, trackers (tests/e2e/trackers.json) and the workshop.
    {
      name: 'tracked',
      testMatch: anywhere('tracked*.spec.ts'),
      use: { baseURL: site(SAMPLE_BRAND_PORT) },
    },
    {
      name: 'workshop',
      testMatch: anywhere('workshop.spec.ts'),
      use: { baseURL: site(SAMPLE_BRAND_PORT) },
    },
    {
      name: 'sample-brand',
      testMatch: anywhere('sample-brand.spec.ts'),
      // What is built is looked at, not what happens to it: without scripts in half the time.
      use: { baseURL: site(SAMPLE_BRAND_PORT), javaScriptEnabled: false },
    },
  ],
  webServer: [
    served(process.env.SITE_DIR ?? 'dist', SITE_PORT, 'node tests/e2e/testing/served-site.ts'),
    served('dist-sample-brand', SAMPLE_BRAND_PORT),
  ],
});
