import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ask } from '#server/testing/http-client.ts';
import { neededProgram } from '#server/testing/needed-program.ts';
import { metricsIn } from './query-metrics.ts';
import { ALERTS, dashboardQueries, RECORDINGS } from './shipped-rules.ts';
import { startWatchedHouse, type WatchedHouse } from './watched-house.ts';

const FOLDER = 'deploy/prometheus';
const RUNBOOK = readFileSync('docs/alerts.md', 'utf8');
const names = ALERTS.map(({ alert }) => alert).toSorted();

const run = (program: 'promtool' | 'amtool', ...args: string[]) =>
  execFileSync(neededProgram(program), args, { stdio: 'pipe' }).toString();

test("the rules and both samples are what Prometheus's and Alertmanager's own tools take", () => {
  expect(run('promtool', 'check', 'config', `${FOLDER}/prometheus.yml`)).toContain('SUCCESS');
  expect(run('amtool', 'check-config', `${FOLDER}/alertmanager.yml`)).toContain('SUCCESS');
});

test('each alert fires on its series and on nothing else', () => {
  expect(run('promtool', 'test', 'rules', `${FOLDER}/alerts.test.yml`)).toContain('SUCCESS');
});

interface PrometheusConfig {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}

test('the sample reads no desk before somebody names one', () => {
  const { scrape_configs }: PrometheusConfig = parse(
    readFileSync(`${FOLDER}/prometheus.yml`, 'utf8'),
  );
  const targets = new Map(
    scrape_configs.map(({ job_name, static_configs }) => [job_name, static_configs[0]?.targets]),
  );
  expect(targets.get('voltige-desk')).toEqual([]);
  expect(targets.get('voltige-worker')).toHaveLength(1);
});

interface RuleTests {
  tests: { promql_expr_test: { expr: string; exp_samples: unknown[] }[] }[];
}

test('each alert has a series on which it fires and a moment at which it does not', () => {
  const { tests }: RuleTests = parse(readFileSync(`${FOLDER}/alerts.test.yml`, 'utf8'));
  const expected = tests.flatMap((one) => one.promql_expr_test);
  const tried = (fires: boolean) => {
    const those = expected.filter(({ exp_samples }) => exp_samples.length > 0 === fires);
    const alerts = those.map(({ expr }) => /alertname="(\w+)"/.exec(expr)?.[1] ?? expr);
    return [...new Set(alerts)].toSorted();
  };
  expect(tried(true)).toEqual(names);
  expect(tried(false)).toEqual(names);
});

test('each alert says how urgent it is, in words, and where its runbook stands', () => {
  for (const { alert, labels, annotations } of ALERTS) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(Object.keys(annotations), alert).toEqual(['summary', 'description', 'runbook']);
    expect(annotations.runbook).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
  }
});

test('the runbook has an entry for each alert and for no other', () => {
  const entries = [...RUNBOOK.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(entries.toSorted()).toEqual(names);
});

test('the objectives of the runbook are measured by the queries of the dashboard', () => {
  const [, table = ''] = /## Objectives\n([\s\S]*?)\n## /.exec(RUNBOOK) ?? [];
  const measured = [...table.matchAll(/^\|.*?`([^`]+)`.*\|$/gm)].map(([, query]) => query);
  const shown = dashboardQueries().filter(({ expr }) => expr.includes('[30d'));
  // In a table of Markdown a | is written \|.
  expect(measured.map((query) => query?.replaceAll('\\|', '|'))).toEqual(
    shown.map(({ expr }) => expr),
  );
  expect(measured).toHaveLength(6);
});

let house: WatchedHouse;
beforeAll(async () => {
  house = await startWatchedHouse();
});
afterAll(() => house.stop());

test('every metric and label that alerts and dashboard name is exported by our processes', async () => {
  const exported = new Map<string, Set<string>>([
    // Prometheus's own.
    ['up', new Set()],
    ['ALERTS', new Set(['alertstate'])],
    ...RECORDINGS.map(({ record }): [string, Set<string>] => [record, new Set()]),
    // node_exporter's.
    ['node_filesystem_avail_bytes', new Set(['mountpoint'])],
    ['node_filesystem_size_bytes', new Set()],
  ]);
  const read = async (port: number) => {
    const { text } = await ask(port, '/metrics').catch(() => ({ text: '' }));
    for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
      const known = exported.get(name) ?? new Set();
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      exported.set(name, known);
    }
  };
  const unknown = () =>
    [...ALERTS, ...RECORDINGS, ...dashboardQueries()].flatMap(({ expr }) =>
      metricsIn(expr.replaceAll('$__rate_interval', '5m')).flatMap(({ name, labels }) => {
        const known = exported.get(name);
        if (known === undefined) return [name];
        const added = [...known, 'job', 'instance'];
        return labels.filter((label) => !added.includes(label)).map((label) => `${name}{${label}}`);
      }),
    );
  await expect
    .poll(
      async () => {
        for (const { metricsPort } of [house.first, house.worker, house.desk]) {
          await read(metricsPort);
        }
        return unknown();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toEqual([]);
});
