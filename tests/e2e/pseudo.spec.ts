import type { Page } from '@playwright/test';
import { BRAND } from '#domain/site/brand.ts';
import { CHARGER_MAKERS, VEHICLE_MAKES } from '#domain/site/compatibility.ts';
import { joinPrefix, splitPrefix } from '#domain/site/language.ts';
import { NOT_FOUND_PATH, prerenderPaths } from '#domain/site/routes.ts';
import { cutOffTexts, overflowPx, settled } from './page-geometry.ts';
import { sampledIn } from './sweep.ts';
import { expect, NOT_FOUND_DOCUMENT, test } from './watched-page.ts';

const PATHS = prerenderPaths().filter((path) => splitPrefix(path).prefix === '');

/** Names that are the same in every language, and figures, which the language's own rules write. */
const RAW_TEXTS: readonly string[] = [
  BRAND.name,
  BRAND.email.contact,
  BRAND.email.privacy,
  BRAND.phone.fr,
  BRAND.phone.en,
  ...VEHICLE_MAKES,
  ...CHARGER_MAKERS,
  'FR',
  'EN',
  'Français',
  'English',
];
const FIGURE =
  /^€?[\d.,:\s]+(€|€\/MWh|\/MWh|kWh|kW|%|h|a\.m\.|p\.m\.)?$|^(midnight|noon)$|^\d+\s\p{L}+\s\d{4}$/u;
const FROM_A_DICTIONARY = /^\[.*\]$/s;

for (const prefix of ['', 'en'] as const) {
  test(
    `a language a third longer fits every page, ${prefix === '' ? 'bare' : 'under /en'}`,
    sampledIn(prefix || 'fr'),
    async ({ page, faults }) => {
      test.slow();
      faults.expect(NOT_FOUND_DOCUMENT);
      for (const path of PATHS) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(joinPrefix(prefix, path));
        await settled(page);
        await expectToFit(page, `${path} at 1440 px`);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectToFit(page, `${path} at 390 px`);
      }
    },
  );
}

async function expectToFit(page: Page, where: string): Promise<void> {
  expect.soft(await overflowPx(page), where).toBeLessThanOrEqual(0);
  expect.soft(await cutOffTexts(page, { inPictures: false }), where).toEqual([]);
}

for (const path of ['/', '/en', '/404', '/en/404']) {
  test(`every text of ${path} comes from a dictionary`, async ({ page, faults }) => {
    if (path.endsWith(NOT_FOUND_PATH)) faults.expect(NOT_FOUND_DOCUMENT);
    await page.goto(path);
    const found = await texts(page);
    expect(found.filter((text) => FROM_A_DICTIONARY.test(text)).length).toBeGreaterThan(30);
    expect(found.filter((text) => !FROM_A_DICTIONARY.test(text) && !isRaw(text))).toEqual([]);
  });
}

const isRaw = (text: string): boolean => RAW_TEXTS.includes(text) || FIGURE.test(text);

/** Everything shown or read out, hidden menus included. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      if (parentElement?.closest('script') === null) found.push(textContent ?? '');
    }
    const spoken = ['aria-label', 'placeholder', 'alt', 'title', 'aria-roledescription'];
    for (const element of document.querySelectorAll('body *')) {
      for (const name of spoken) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}
