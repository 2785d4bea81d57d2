import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildBefore, buildHere, type Checkout } from './looks/checkouts.ts';
import { compareImages, type Difference } from './looks/compare-images.ts';
import { lookReport } from './looks/report.ts';
import { allViews, takeViews } from './looks/take-views.ts';

/**
 * What changed to the eye: pictures of every page, of pages in a state and of each component of the workshop,
 * from two builds in one run, side by side. No picture is stored, so none goes stale.
 *
 *   npm run looks                        the last landed commit (origin/main) and this tree
 *   npm run looks -- HEAD~3              another commit before
 *   npm run looks -- --only home,faq     views whose name holds one of these
 *   npm run looks -- --colours forced    in forced colours; `dark` in forced colours on a dark ground
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '1440,768,390' },
    colours: { type: 'string', default: 'own' },
  },
});
const FOLDER = resolve('looks');
const commit = positionals[0] ?? 'origin/main';
const names = values.only?.split(',') ?? [];
const views = allViews(values.widths.split(',').map(Number)).filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'],
});
let before: Checkout | undefined;
try {
  before = await buildBefore(commit);
  const after = await buildHere();
  const taken = { before: new Set<string>(), after: new Set<string>() };
  for (const [side, checkout] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const site = await checkout.serve();
    try {
      const folder = join(FOLDER, side);
      mkdirSync(folder);
      taken[side] = await takeViews(browser, site.origin, views, values.colours, folder);
      console.info(`${side}: ${taken[side].size} pictures of ${checkout.name}`);
    } finally {
      await site.end();
    }
  }
  const both = [...taken.before].filter((file) => taken.after.has(file));
  const differences = await compareImages(browser, FOLDER, both);
  const changed = differences.filter(({ share }) => share > 0);
  const only = {
    before: [...taken.before].filter((file) => !taken.after.has(file)),
    after: [...taken.after].filter((file) => !taken.before.has(file)),
  };
  writeFileSync(join(FOLDER, 'index.html'), lookReport(before.name, changed, only));
  print(changed, both.length, only);
} finally {
  await browser.close();
  before?.remove();
}

function print(
  changed: readonly Difference[],
  compared: number,
  only: { before: string[]; after: string[] },
): void {
  for (const { file, share, rows } of changed.slice(0, 40)) {
    console.info(
      `${(100 * share).toFixed(2).padStart(6)} %  ${file}  from y ${rows[0]} to ${rows[1]}`,
    );
  }
  console.info(
    `${changed.length} of ${compared} pictures changed; ${only.after.length} are new, ${only.before.length} are gone. ` +
      `Side by side: ${join(FOLDER, 'index.html')}`,
  );
}
