import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { processMetrics, siteMetrics } from './metrics.ts';

interface Alert {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
  annotations: { list: { expr: string }[] };
}
interface RuleTests {
  tests: { promql_expr_test: { expr: string; exp_samples: unknown[] }[] }[];
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const rules: { groups: { rules: Alert[] }[] } = parse(read('prometheus/alerts.yml'));
const ALERTS = rules.groups.flatMap((group) => group.rules);
const names = ALERTS.map(({ alert }) => alert).toSorted();
const dashboard: Dashboard = JSON.parse(read('grafana/voltige.json'));

test('each alert has a series on which it fires and a moment at which it does not', () => {
  const { tests }: RuleTests = parse(read('prometheus/alerts.test.yml'));
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

test('each alert has an entry in the runbook and a panel on the dashboard', () => {
  const runbook = readFileSync('docs/alerts.md', 'utf8');
  const entries = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(entries.toSorted()).toEqual(names);
  const titles = dashboard.panels.map(({ title }) => title);
  expect(titles.filter((title) => names.includes(title)).toSorted()).toEqual(names);
});

test('the sample reads no desk before somebody names one', () => {
  const sample: {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  } = parse(read('prometheus/prometheus.yml'));
  const targetsOf = (job: string) =>
    sample.scrape_configs.find(({ job_name }) => job_name === job)?.static_configs[0]?.targets;
  expect(targetsOf('voltige-desk')).toEqual([]);
  expect(targetsOf('voltige-worker')).toHaveLength(1);
});

/** `by (kind)`, `on ()`: names of labels alone. */
const GROUPING = /\b(?:by|on)\s*\(([^)]*)\)/g;
const PARTS = /([a-z_]\w*)\s*(\(|\{[^}]*\})?/gi;

/** partsOf('sum by (kind) (rate(x{status="429"}[5m])) > 0') // => { metrics: ['x'], labels: ['kind', 'status'] } */
function partsOf(query: string) {
  const grouped = [...query.matchAll(GROUPING)].flatMap(([, list = '']) => list.split(/,\s*/));
  const bare = query.replaceAll(GROUPING, ' ').replaceAll(/\[[^\]]*\]/g, ' ');
  const named = [...bare.matchAll(PARTS)].filter(
    ([, word = '', next]) => next !== '(' && !['and', 'or', 'unless', 'on'].includes(word),
  );
  const selected = named.flatMap(([, , selector = '']) =>
    [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  );
  return {
    metrics: named.map(([, name = '']) => name),
    labels: [...grouped, ...selected].filter((label) => label !== ''),
  };
}

test('every metric and label that alerts and dashboard name is one of ours, or of Prometheus and node_exporter', () => {
  const { registry, watchDatabase } = siteMetrics();
  // Nothing is read: neither is asked before somebody collects.
  watchDatabase({} as DatabaseWatch);
  const release = { version: '1.2.3', build: '0a1b2c' };
  const all = processMetrics({ instance: 'x', release, pool: {} as Pool }, registry);
  const ours = all.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[];
  const metrics = new Set([
    ...ours.map(({ name }) => name),
    ...['up', 'ALERTS', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
  ]);
  const labels = new Set([
    ...ours.flatMap(({ labelNames }) => labelNames),
    ...['job', 'instance', 'le', 'alertstate', 'mountpoint'],
  ]);
  const queries = [
    ...ALERTS,
    ...dashboard.annotations.list,
    ...dashboard.panels.flatMap(({ targets = [] }) => targets),
  ].map(({ expr }) => partsOf(expr));
  const named = queries.flatMap((query) =>
    query.metrics.map((name) => name.replace(/_bucket$/, '')),
  );
  expect(named.filter((name) => !metrics.has(name))).toEqual([]);
  expect(queries.flatMap((query) => query.labels).filter((label) => !labels.has(label))).toEqual(
    [],
  );
  expect(new Set(named).size).toBeGreaterThan(10);
});
