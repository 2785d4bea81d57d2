import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { neededProgram } from '#server/testing/needed-program.ts';

const FOLDER = 'deploy/prometheus';

const run = (program: 'promtool' | 'amtool', ...args: string[]) =>
  execFileSync(neededProgram(program), args, { stdio: 'pipe' }).toString();

test("the rules and both samples are what Prometheus's and Alertmanager's own tools take", () => {
  expect(run('promtool', 'check', 'config', `${FOLDER}/prometheus.yml`)).toContain('SUCCESS');
  expect(run('amtool', 'check-config', `${FOLDER}/alertmanager.yml`)).toContain('SUCCESS');
});

test('each alert fires on its series and on nothing else', () => {
  expect(run('promtool', 'test', 'rules', `${FOLDER}/alerts.test.yml`)).toContain('SUCCESS');
});
