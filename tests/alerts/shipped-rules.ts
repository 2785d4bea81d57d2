import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const RULES_FILE = 'deploy/prometheus/alerts.yml';

interface Alert {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

interface Recording {
  record: string;
  expr: string;
}

interface RuleFile {
  groups: { name: string; rules: (Alert | Recording)[] }[];
}

const { groups }: RuleFile = parse(readFileSync(RULES_FILE, 'utf8'));
const rules = groups.flatMap((group) => group.rules);

export const ALERTS = rules.filter((rule) => 'alert' in rule);
export const RECORDINGS = rules.filter((rule) => 'record' in rule);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

interface Dashboard {
  panels: Panel[];
  annotations: { list: { name: string; expr: string }[] };
}

/** Each query of the dashboard, with the title of its panel. */
export function dashboardQueries(): { title: string; expr: string }[] {
  const { panels, annotations }: Dashboard = JSON.parse(
    readFileSync('deploy/grafana/voltige.json', 'utf8'),
  );
  return [
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr }))),
    ...annotations.list.map(({ name, expr }) => ({ title: name, expr })),
  ];
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 };
const DURATION = /(\[|:|\boffset |\bfor: |\bgroup_wait: |_interval: )(\d+)([smhd])\b/g;

/**
 * Windows and waiting times so many times shorter; everything else stays.
 *
 * shortened('rate(x[5m] offset 1h) > 300', 60) // => 'rate(x[5s] offset 60s) > 300'
 */
export function shortened(text: string, factor: number): string {
  return text.replaceAll(DURATION, (_all, before: string, count: string, unit: string) => {
    const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS];
    return `${before}${Math.max(1, Math.round(seconds / factor))}s`;
  });
}
