import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

const { groups }: RuleFile = parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8'));
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
