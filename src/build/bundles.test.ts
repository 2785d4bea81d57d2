import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundles } from './bundles.ts';

const FILES = globSync('src/{app,domain,content,ui}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.d.ts'],
});

const bundled = bundles();

/** The bundler asks them in their order. */
function bundleOf(file: string): string | undefined {
  return bundled.find(({ test: holds }) =>
    holds instanceof RegExp ? holds.test(file) : holds(resolve(file)),
  )?.name;
}

const filesOf = (name: string) => FILES.filter((file) => bundleOf(file) === name);

test('the shell is what every page loads: the layout and its lazy parts, no form, no model, no schema', () => {
  const shell = filesOf('shell');
  expect(shell).toContain('src/app/layout/header.tsx');
  expect(shell).toContain('src/app/consent/lazy-consent.tsx');
  expect(shell.filter((file) => /domain\/(simulator|leads)|app\/simulator/.test(file))).toEqual([]);
  expect(shell.filter((file) => file.startsWith('src/app/forms/')).sort()).toEqual([
    'src/app/forms/lazy-contact-dialog.tsx',
    'src/app/forms/newsletter-form.tsx',
  ]);
});

test('the calculation and its prices wait for the first answer: no bundle that a page loads has them', () => {
  expect(bundleOf('src/domain/simulator/calculation.ts')).toBeUndefined();
  expect(bundleOf('src/domain/simulator/prices/french-years.ts')).toBeUndefined();
  expect(bundleOf('src/app/simulator/state/model-thread.ts')).toBeUndefined();
});

test('what every form needs is one bundle, and a page of text loads none of it', () => {
  expect(bundleOf('src/app/forms/use-form.ts')).toBe('forms');
  expect(bundleOf('src/domain/leads/fields.ts')).toBe('forms');
  expect(bundleOf('src/ui/field.tsx')).toBe('forms');
  expect(bundleOf('src/app/words/linked-text.tsx')).toBe('pictures');
});

test('each bundle has a name of its own, and files', () => {
  const names = bundled.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names.filter((one) => one !== 'vendor' && one !== 'schemas')) {
    expect(filesOf(name).length, name).toBeGreaterThan(0);
  }
});

test('small sections that pages of text share are one bundle, and no form loads it', () => {
  const sections = filesOf('sections');
  expect(sections).toContain('src/app/drawings/dawn.tsx');
  expect(sections).toContain('src/app/sections/account-table.tsx');
  expect(
    sections.filter((file) => /app\/(forms|simulator)|domain\/(leads|simulator)/.test(file)),
  ).toEqual([]);
});
