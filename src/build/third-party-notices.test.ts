import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

const NOTICES = readFileSync('THIRD-PARTY-NOTICES', 'utf8');

test('the notices are those of the packages installed now; otherwise node src/build/third-party-notices.ts', () => {
  expect(NOTICES === thirdPartyNotices()).toBe(true);
});

test('every runtime dependency is named with its version', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const named = Object.entries(dependencies).filter(([name, version]) =>
    NOTICES.includes(`\n${name} ${version} (`),
  );
  expect(named).toEqual(Object.entries(dependencies));
});

test('so are what only the build needs of it, the faces and the search engine, and the prices', () => {
  expect(NOTICES).toMatch(/\ninter-ui .*\(OFL-1\.1\)/);
  expect(NOTICES).toMatch(/\n@fontsource-variable\/bricolage-grotesque .*\(OFL-1\.1\)/);
  expect(NOTICES).toMatch(/\npagefind /);
  expect(NOTICES.match(/\nHourly prices of \d{4}, FR\n\nENTSO-E/g)).toHaveLength(3);
  expect(NOTICES).toContain('CC BY 4.0');
});

test('nobody passes on what nobody installed: no tool, no types, no binary of a platform', () => {
  expect(NOTICES).not.toMatch(/^(vitest|typescript|@types\/|@typescript\/|playwright)/m);
});
