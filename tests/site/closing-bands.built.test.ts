import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAWNS } from '#app/drawings/dawn.tsx';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, PAGE_IDS, type PageId } from '#domain/site/routes.ts';
import { visibleText } from './visible-text.ts';

/** Articles share their end, forms are the end of their pages, and these draw the depot at their head. */
const PLAIN =
  /^(article|contact$|form-(failed|limited)$|pre-registration$|aggregators|energy|banks|manufacturers|installers)/;

const BAND = /<section[^>]*><div[^>]*data-dawn="(\w+)"[^>]*>([\s\S]*?)<\/section>/g;

function bandOf(page: PageId, file: string) {
  const html = readFileSync(join('dist/client', file, 'index.html'), 'utf8');
  return [...html.matchAll(BAND)].map(([, dawn = '', inner = '']) => ({
    page,
    dawn,
    heading: visibleText(/<h2[\s\S]*?<\/h2>/.exec(inner)?.[0] ?? ''),
    drawings: inner.match(/id="depot-at-dawn"/g)?.length ?? 0,
    uses: inner.match(/href="#depot-at-dawn"/g)?.length ?? 0,
  }));
}

test.each(LANGUAGES)(
  'in %s each page ends on its own part of the depot, or on none',
  (language) => {
    const bands = PAGE_IDS.flatMap((page) => bandOf(page, canonicalPath(page, language)));
    expect(bands.map(({ dawn }) => dawn).sort()).toEqual(Object.keys(DAWNS).sort());
    expect(new Set(bands.map(({ heading }) => heading)).size).toBe(bands.length);
    expect(bands.filter(({ heading }) => heading === '')).toEqual([]);
    // It draws the depot once and uses that for its other three views.
    expect(bands.filter(({ drawings, uses }) => drawings !== 1 || uses !== 3)).toEqual([]);
    expect(new Set(bands.map(({ page }) => page)).size).toBe(bands.length);
    expect(bands.filter(({ page }) => PLAIN.test(page))).toEqual([]);
  },
);
