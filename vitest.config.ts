import { defineConfig } from 'vitest/config';
import { articles } from '#build/articles/articles-plugin.ts';

const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 30_000 } as const;
const elsewhere = '**/node_modules/**';

/**
 * `npm test` takes the tests that one waits for while working: `site` and `server`. A file is called
 * `*.slow.test.ts`, and is run by `npm run test:slow`, if it
 *
 * - starts whole processes of ours, or kills or stops what they depend on,
 * - waits for time limits, or measures time,
 * - or goes over every page or thousands of drawn cases.
 *
 * Both commands are part of `.ci/run`; `npx vitest run <name>` finds a test of either kind.
 */
const slow = '**/*.slow.test.{ts,tsx}';

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: half the time of a server's test is waiting.
    maxWorkers: 3,
    projects: [
      {
        plugins: [articles()],
        test: {
          ...shared,
          name: 'site',
          // Half the time: these are functions without a memory, whose modules are loaded once.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{lint,site}/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['src/server/**', slow, elsewhere],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [slow, elsewhere],
          globalSetup: ['src/server/testing/shared-fixtures.ts'],
        },
      },
      {
        test: {
          ...shared,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          name: 'slow',
          include: ['{src,tests,bench}/**/*.slow.test.{ts,tsx}'],
          globalSetup: ['src/server/testing/shared-fixtures.ts'],
        },
      },
    ],
  },
});
