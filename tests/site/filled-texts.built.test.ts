import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';
import { visibleText } from './visible-text.ts';

/** What filling a sentence with figures can leave behind. */
const FAULTS = /\{\w+\}|\bundefined\b|\bNaN\b|\bInfinity\b|\[object|(?<![.\u2026])\.\.(?!\.)| {2}/;

/** Read out or seen: texts, and the attributes that stand for texts. */
function readableTexts(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const labels = [...body.matchAll(/\s(?:aria-label|alt|title)="([^"]*)"/g)];
  return [visibleText(body), ...labels.map(([, label = '']) => label)];
}

test.each(builtPages())('$path has every sentence filled in, and ended once', ({ file }) => {
  const html = readFileSync(join('dist', file), 'utf8');
  expect(readableTexts(html).filter((text) => FAULTS.test(text))).toEqual([]);
});

test.each(['at 4 a.m.. Then', 'for {vehicles} vans', 'NaN €', 'undefined'])(
  'what went wrong is seen: %s',
  (text) => {
    expect(
      readableTexts(`<body><svg aria-label="${text}"></svg>`).some((t) => FAULTS.test(t)),
    ).toBe(true);
  },
);
