import { defineConfig } from 'vitest/config';
import { prose } from '#build/prose/mdx-plugin.ts';
import { svgParts } from '#build/svg-parts.ts';

const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 30_000 } as const;
const elsewhere = '**/node_modules/**';

/**
 * `npm test` takes the projects `site` and `server`: what one waits for while working, in a clone that was never
 * built and with no program but Node. A file is called
 *
 * - `*.built.test.ts` (`npm run test:built`) if it reads `dist`,
 * - `*.slow.test.ts` (`npm run test:slow`) if it runs other programs or processes of ours, waits for time limits,
 *   measures time or goes over thousands of cases.
 *
 * `npx vitest run <name>` finds a test of any kind.
 */
const slow = '**/*.slow.test.{ts,tsx}';
const built = '**/*.built.test.ts';

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: half the time of a server's test is waiting.
    maxWorkers: 3,
    projects: [
      {
        plugins: [prose(), svgParts()],
        test: {
          ...shared,
          name: 'site',
          // Half the time: modules are loaded once per worker. What a test sets up it takes down again.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/lint/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['src/server/**', slow, built, elsewhere],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          exclude: [slow, built, elsewhere],
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
      {
        plugins: [prose(), svgParts()],
        test: {
          ...shared,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          name: 'built',
          include: ['tests/**/*.built.test.ts'],
          globalSetup: ['src/server/testing/shared-fixtures.ts'],
        },
      },
    ],
  },
});
