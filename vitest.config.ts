import { defineConfig } from 'vitest/config';
import { articles } from '#build/articles/articles-plugin.ts';

const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 30_000 } as const;

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
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{lint,site}/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['src/server/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/agreement/*.test.ts'],
          globalSetup: ['src/server/testing/shared-postgres.ts'],
        },
      },
    ],
  },
});
