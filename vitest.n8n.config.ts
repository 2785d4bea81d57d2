import { defineConfig } from 'vitest/config';

/** Not part of npm test: it needs n8n, which is larger than everything else together. */
export default defineConfig({
  test: {
    name: 'n8n',
    include: ['tests/n8n/*.test.ts'],
    globalSetup: ['tests/n8n/install-n8n.ts'],
    // Each file has an n8n of its own, on the same port.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
