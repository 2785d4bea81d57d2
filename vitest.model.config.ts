import { defineConfig } from 'vitest/config';

/** The simulator's model on every case that tests can draw; `npm test` takes a tenth of them. */
export default defineConfig({
  test: {
    name: 'model',
    include: ['src/domain/simulator/model/*.test.ts', 'src/domain/simulator/calculation.test.ts'],
    env: { THOROUGH: '1' },
    testTimeout: 600_000,
  },
});
