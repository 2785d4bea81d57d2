import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const STARTS_PROCESSES = /testing\/start-(process|command)\.ts'|\bstartPostgres\(|faultRun\(/;

test('a test of the server that starts processes of ours is called slow', () => {
  const starting = globSync('src/server/**/*.test.ts').filter((file) =>
    STARTS_PROCESSES.test(readFileSync(file, 'utf8')),
  );
  expect(starting.length).toBeGreaterThan(8);
  expect(starting.filter((file) => !file.endsWith('.slow.test.ts'))).toEqual([]);
});

test('npm test and npm run test:slow take every project once, and .ci/run has both', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const taken = [...`${scripts.test} ${scripts['test:slow']}`.matchAll(/--project (\w+)/g)];
  const projects = config.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
  );
  expect(taken.map(([, name]) => name)).toEqual(projects);
  expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm test\nnpm run test:slow\n');
});
