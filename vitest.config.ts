import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{lint,site}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
