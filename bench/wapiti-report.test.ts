import { expect, test } from 'vitest';
import { findingsIn, severityOf } from './wapiti-report.ts';

const found = (level: number | string, parameter: string | null = null) => ({
  ...{ method: 'POST', path: '/api/leads', info: 'found', level, parameter },
});

test("Wapiti's levels are read as severities, the worst first, its anomalies too", () => {
  const findings = findingsIn({
    vulnerabilities: { 'SQL Injection': [found('3', 'email')], 'Backup file': [found(1)] },
    anomalies: { 'Internal Server Error': [found(2)] },
  });
  expect(findings.map(({ category, level }) => `${severityOf(level)} ${category}`)).toEqual([
    'high SQL Injection',
    'medium Internal Server Error',
    'low Backup file',
  ]);
  expect(findings.filter(({ explained }) => explained !== undefined)).toEqual([]);
});

test('a level that it does not have today counts as the worst', () => {
  expect(severityOf(9)).toBe('critical');
});
