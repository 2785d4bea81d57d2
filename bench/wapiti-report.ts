/** What Wapiti writes as JSON; `level` is its own judgement of each finding. */
interface Report {
  vulnerabilities: Record<string, Reported[]>;
  anomalies: Record<string, Reported[]>;
}

interface Reported {
  method: string;
  path: string;
  info: string;
  level: number | string;
  parameter: string | null;
}

export interface Finding {
  category: string;
  level: number;
  method: string;
  path: string;
  parameter: string;
  info: string;
  /** Why it is none, or why it is accepted. */
  explained: string | undefined;
}

const SEVERITIES = ['info', 'low', 'medium', 'high', 'critical'];

/** severityOf(2) // => 'medium', as in wapitiCore/language/vulnerability.py */
export function severityOf(level: number): string {
  return SEVERITIES[level] ?? 'critical';
}

/** Findings that stay, by category; docs/security.md has the same table. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'Cross Site Request Forgery':
    'nobody is logged in and there is no cookie; a request of another site is refused by Origin and Sec-Fetch-Site',
};

export function findingsIn({ vulnerabilities, anomalies }: Report): Finding[] {
  return Object.entries({ ...vulnerabilities, ...anomalies })
    .flatMap(([category, reported]) =>
      reported.map(({ level, parameter, ...rest }) => ({
        ...rest,
        category,
        level: Number(level),
        parameter: parameter ?? '',
        explained: EXPLAINED[category],
      })),
    )
    .sort((a, b) => b.level - a.level);
}
