import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from './postgres.ts';

const MANY = 400;
/** Prints as many ports and keeps them until its input ends. */
const OTHER_RUN = `
  const { freePort } = await import('./src/server/testing/postgres.ts');
  const ports = [];
  while (ports.length < ${MANY}) ports.push(await freePort());
  process.stdout.write(JSON.stringify(ports) + '\\n');
  process.stdin.resume().once('end', () => process.exit());
`;

test('a port that one run was given is not given to another while it runs', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '--eval', OTHER_RUN]);
  const [printed] = await once(other.stdout, 'data');
  const taken = new Set<number>(JSON.parse(String(printed)));
  const own: number[] = [];
  while (own.length < MANY) own.push(await freePort());
  other.stdin.end();
  await once(other, 'exit');
  expect(new Set(own).size).toBe(MANY);
  expect(own.filter((port) => taken.has(port) || port > 30_000)).toEqual([]);
});

test('the ports of tests and measurements are free ones, so that they run beside a demo and each other', () => {
  const folders = ['bench', 'tests', 'src/server/testing'].map((folder) => `${folder}/**/*.ts`);
  const files = globSync(['playwright.config.ts', ...folders]);
  expect(files.length).toBeGreaterThan(50);
  const fixed = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').match(/const \w*PORTS? = .*\b[1-9]\d{3,4}\b.*/g);
    return (lines ?? []).map((line) => `${file}: ${line}`);
  });
  // A Debian of its own, installed as its instructions say.
  expect(fixed.filter((line) => !line.startsWith('tests/deploy/'))).toEqual([]);
});
