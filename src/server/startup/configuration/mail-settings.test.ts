import { expect, test } from 'vitest';
import { BRAND as SAMPLE } from '#domain/site/brand.sample.ts';
import { examine, readConfig } from './read-config.ts';

const withSales = (sales: string) => ({ ...SAMPLE, statements: { subjectEmails: { sales } } });

/** The desks whose address in the brand file is refused, with the reason. */
function refused(environment: Record<string, string>, brand = SAMPLE): string[] {
  const pattern = /^statements\.subjectEmails\.(\w+) in src\/domain\/site\/brand\.ts is '.+?'(.+)$/;
  return examine(environment, 'worker', brand).refusals.flatMap(({ sentence }) => {
    const [, desk, reason] = pattern.exec(sentence) ?? [];
    return desk === undefined ? [] : [`${desk}${reason}`];
  });
}

test('production needs real addresses for the subjects', () => {
  const production = { NODE_ENV: 'production' };
  const reason =
    ', an address that nobody can have: write your own, leave it out, or set TRIAL=1 for a trial.';
  expect(refused(production)).toEqual(
    ['sales', 'partnership', 'technical', 'support'].map((desk) => desk + reason),
  );
  expect(refused(production, withSales('flottes@voltige.fr'))).toEqual([]);
  expect(refused({ ...production, TRIAL: '1' })).toEqual([]);
  expect(refused({})).toEqual([]);
});

test('what is no address is refused anywhere', () => {
  expect(refused({}, withSales('Ventes, Lyon'))).toEqual([
    'sales: it must be an e-mail address, or left out.',
  ]);
});

test('the wait for a simulation is two minutes, and shorter in a trial', () => {
  expect(readConfig({}).simulationWaitSeconds).toBe(120);
  expect(readConfig({ DELIVERY_TIME_SCALE: '0.01' }).simulationWaitSeconds).toBeCloseTo(1.2);
  expect(readConfig({ SIMULATION_WAIT_SECONDS: '0' }).simulationWaitSeconds).toBe(0);
});
