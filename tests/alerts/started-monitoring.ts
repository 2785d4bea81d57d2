import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { neededProgram, type Program } from '#server/testing/needed-program.ts';
import { freePort } from '#server/testing/postgres.ts';
import { RULES_FILE, shortened } from './shipped-rules.ts';

/** Where each job of the shipped configuration is found. */
export type Targets = Record<string, number[]>;

export interface PrometheusConfig {
  global: object;
  rule_files: string[];
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}

interface AlertmanagerConfig {
  global: Record<string, unknown>;
  receivers: { name: string; webhook_configs?: { url: string }[] }[];
}

export interface FiredAlert {
  state: 'pending' | 'firing';
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** Longer than reading the figures of a database that hangs takes. */
const SCRAPE_SECONDS = 3;
const STARTED_WITHIN_MS = 20_000;

const at = (port: number) => `127.0.0.1:${port}`;

async function started(child: ChildProcess, port: number, path: string): Promise<void> {
  const until = Date.now() + STARTED_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://${at(port)}${path}`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${child.spawnfile} did not start.`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function start(program: Program, args: string[]): ChildProcess {
  const child = spawn(neededProgram(program), args, { stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

interface PrometheusOptions {
  targets: Targets;
  alertmanagerPort: number;
  /** How many times shorter its windows and waiting times are. */
  factor: number;
}

/** Debian's Prometheus with the shipped configuration and rules. */
export async function startPrometheus({ targets, alertmanagerPort, factor }: PrometheusOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-prometheus-'));
  const [file, rules] = [join(folder, 'prometheus.yml'), join(folder, 'alerts.yml')];
  writeFileSync(rules, shortened(readFileSync(RULES_FILE, 'utf8'), factor));

  function configure(jobs: Targets): void {
    const config: PrometheusConfig = parse(
      readFileSync('deploy/prometheus/prometheus.yml', 'utf8'),
    );
    config.global = {
      scrape_interval: `${SCRAPE_SECONDS}s`,
      scrape_timeout: `${SCRAPE_SECONDS}s`,
      evaluation_interval: '1s',
    };
    config.rule_files = [rules];
    for (const { static_configs } of config.alerting.alertmanagers) {
      for (const one of static_configs) one.targets = [at(alertmanagerPort)];
    }
    config.scrape_configs = config.scrape_configs.filter(({ job_name }) => job_name in jobs);
    for (const { job_name, static_configs } of config.scrape_configs) {
      for (const one of static_configs) one.targets = (jobs[job_name] ?? []).map(at);
    }
    writeFileSync(file, stringify(config));
  }

  configure(targets);
  const port = await freePort();
  const child = start('prometheus', [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${at(port)}`,
    '--web.enable-lifecycle',
    '--log.level=error',
  ]);
  await started(child, port, '/-/ready');

  async function ask<Data>(path: string): Promise<Data> {
    const answer = await fetch(`http://${at(port)}/api/v1/${path}`);
    const { status, data, error } = (await answer.json()) as {
      status: string;
      data: Data;
      error?: string;
    };
    if (status !== 'success') throw new Error(error);
    return data;
  }

  return {
    alerts: async () => (await ask<{ alerts: FiredAlert[] }>('alerts')).alerts,
    /** How many series answer. */
    query: async (expr: string): Promise<number> =>
      (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(expr)}`)).result.length,
    async reload(jobs: Targets): Promise<void> {
      configure(jobs);
      await fetch(`http://${at(port)}/-/reload`, { method: 'POST' });
    },
    async stop(): Promise<void> {
      await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}
export type StartedPrometheus = Awaited<ReturnType<typeof startPrometheus>>;

interface AlertmanagerOptions {
  pagerUrl: string;
  smtpPort: number;
  factor: number;
}

/** Debian's Alertmanager with the shipped routing, to a pager and a mail server of ours. */
export async function startAlertmanager({ pagerUrl, smtpPort, factor }: AlertmanagerOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-alertmanager-'));
  const file = join(folder, 'alertmanager.yml');
  const shipped = shortened(readFileSync('deploy/prometheus/alertmanager.yml', 'utf8'), factor);
  const config: AlertmanagerConfig = parse(shipped);
  Object.assign(config.global, { smtp_smarthost: at(smtpPort), smtp_require_tls: false });
  for (const { webhook_configs = [] } of config.receivers) {
    for (const one of webhook_configs) one.url = pagerUrl;
  }
  writeFileSync(file, stringify(config));
  const port = await freePort();
  const child = start('prometheus-alertmanager', [
    `--config.file=${file}`,
    `--storage.path=${join(folder, 'data')}`,
    `--web.listen-address=${at(port)}`,
    '--cluster.listen-address=',
    '--log.level=error',
  ]);
  await started(child, port, '/-/ready');
  return {
    port,
    async stop(): Promise<void> {
      await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Debian's node_exporter, for what it says about disks. */
export async function startNodeExporter() {
  const port = await freePort();
  const child = start('prometheus-node-exporter', [
    `--web.listen-address=${at(port)}`,
    '--collector.disable-defaults',
    '--collector.filesystem',
    '--log.level=error',
  ]);
  await started(child, port, '/metrics');
  return { port, stop: () => ended(child) };
}
