import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfPage } from '#build/page-weight.ts';
import { PRICE_FILES } from '#domain/simulator/prices/french-years.ts';
import { builtPages } from './built-site.ts';

const CLIENT = 'dist/client';
const APART = /\b(?:french-years|model-thread)-[\w-]+\.js/;

const built = readdirSync(`${CLIENT}/assets`).filter((name) => name.endsWith('.js'));

/** A hash may hold a hyphen itself. */
const withoutHash = (name: string) => /^(?:french-years|model-thread)(?=-)/.exec(name)?.[0] ?? name;

test('prices and solver are files of their own, each once', () => {
  const names = built.filter((name) => APART.test(name)).map(withoutHash);
  expect(names.sort()).toEqual(['french-years', 'model-thread']);
});

test('no page asks for prices or solver before it stands', () => {
  for (const { file } of builtPages()) {
    const page = relative('client', dirname(file));
    const { html, words, js } = filesOfPage(CLIENT, page);
    const asked = [...words, ...js].map((path) => basename(path));
    const named = html.flatMap((path) => APART.exec(readFileSync(path, 'utf8')) ?? []);
    expect({ page, early: [...asked, ...named].filter((name) => APART.test(name)) }).toEqual({
      page,
      early: [],
    });
  }
  expect(filesOfPage(CLIENT, 'simulateur').js.length).toBeGreaterThan(5);
});

test('prices are nowhere else, whatever a file is called', () => {
  const aDay = PRICE_FILES.at(-1)?.days[100] ?? 'no prices';
  const holding = built.filter((name) =>
    readFileSync(`${CLIENT}/assets/${name}`, 'utf8').includes(aDay),
  );
  expect(holding.map(withoutHash)).toEqual(['french-years']);
});
