import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  groupName?: string;
  matchPackageNames?: string[];
}
const SETTINGS = JSON.parse(readFileSync('renovate.json', 'utf8'));
const RULES: Rule[] = SETTINGS.packageRules;
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const images = globSync(['deploy/container/*', '.gitlab-ci.yml', '.github/workflows/*']).flatMap(
  (file) => [...readFileSync(file, 'utf8').matchAll(/(?:image: |BASE=)(\S+?):/g)],
);

test('updates are proposed for exact versions, and a person merges them', () => {
  expect(SETTINGS.rangeStrategy).toBe('pin');
  expect(readFileSync('renovate.json', 'utf8').match(/"automerge": true/g)).toBeNull();
});

test('every package that a rule of renovate.json names is one of ours', () => {
  const ours = [
    ...Object.keys({ ...dependencies, ...devDependencies }),
    ...images.map(([, name = '']) => name),
  ];
  const named = RULES.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !ours.includes(name))).toEqual([]);
});

test('no package belongs to two groups', () => {
  const grouped = RULES.filter(({ groupName }) => groupName !== undefined).flatMap(
    ({ matchPackageNames = [] }) => matchPackageNames,
  );
  expect(grouped).toEqual([...new Set(grouped)]);
});

test('whatever must have one version is proposed together', () => {
  const groupOf = (name: string) =>
    RULES.find((rule) => rule.groupName && rule.matchPackageNames?.includes(name))?.groupName;
  const family = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    /^@?react-router(\/|$)/.test(name),
  );
  expect(new Set(family.map(groupOf))).toEqual(new Set(['React Router']));
});
