import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('the licence belongs to the company of the brand file', () => {
  expect(read('LICENSE')).toContain(`Copyright ${BRAND.legal.company}.`);
});

test('SECURITY.md names the addresses that the site names', () => {
  const addresses = read('SECURITY.md').match(/[\w.]+@[\w.]+\w/g) ?? [];
  expect(new Set(addresses)).toEqual(new Set([BRAND.email.security, BRAND.email.privacy]));
});

test('README is about the product of the brand file', () => {
  expect(read('README.md')).toMatch(new RegExp(`^# ${BRAND.name}$`, 'm'));
});

test('the pictures of README are there and light', () => {
  const pictures = read('README.md').match(/docs\/pictures\/[\w-]+\.png/g) ?? [];
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  expect(pictures.filter((picture) => statSync(picture).size > 250_000)).toEqual([]);
});

test.each(['README.md', 'SECURITY.md', 'docs/requirements.md'])(
  'the links of %s lead somewhere',
  (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, to = '']) => to,
    );
    const folder = file.includes('/') ? 'docs/' : '';
    expect(links).not.toEqual([]);
    expect(links.filter((to) => !existsSync(folder + to))).toEqual([]);
  },
);

test.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])(
  '%s runs what everybody can run, and nothing else',
  (file) => {
    const lines = read(file)
      .split('\n')
      .map((line) => line.trim());
    const commands = lines.filter((line) => /^- (run: )?(?!uses|if:)\S/.test(line));
    expect(commands.map((line) => line.replace(/^- (run: )?/, ''))).toEqual(['.ci/run']);
  },
);
