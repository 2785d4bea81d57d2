import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { amountsIn } from '../agreement/read-amounts.ts';

/** The parts of the simulator's page by their selectors; an amount elsewhere is reported. */
const PARTS = {
  panel: '[data-result]',
  night: '[data-result] ~ * figure',
  waterfall: '#waterfall',
  whatMatters: '#what-matters',
  overTime: '#over-time',
  reserve: '#reserve',
  product: '#facts details',
  facts: '#facts dl',
  place: '#place',
  bar: '[data-figure="bar"]',
  status: '[role="status"]',
} as const;

export type Part = keyof typeof PARTS;

/** Every text of the simulator that contains an amount, with the part it is in; labels for screen readers too. */
export async function shownAmounts(page: Page): Promise<{ part: Part | null; text: string }[]> {
  const shown = await page.evaluate((parts) => {
    const found: { part: string | null; text: string }[] = [];
    const keep = (element: Element, text: string) => {
      if (!/(?<!c)€/.test(text)) return;
      const part = Object.entries(parts).find(([, place]) => element.closest(place) !== null);
      found.push({ part: part?.[0] ?? null, text });
    };
    for (const element of document.querySelectorAll('main, main *')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title']) {
        keep(element, element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node instanceof Text) keep(element, node.data);
      }
    }
    return found;
  }, PARTS);
  return shown as { part: Part | null; text: string }[];
}

/** Opens the figures under every drawing: they are written anew only then. */
export async function openTables(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
  });
}

/** What the page says of its one number and of all that it is made of. */
export async function readPage(page: Page, language: Language) {
  const words = await loadWords('simulator', language);
  const texts = await page.evaluate(() => {
    const text = (place: string) =>
      [...document.querySelectorAll(place)].map((element) => element.textContent);
    const rows = (place: string) =>
      [...document.querySelectorAll(place)].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
    return {
      main: text('[data-figure="main"]'),
      range: text('[data-figure="range"] text'),
      fleet: text('[data-figure="fleet"]'),
      bill: text('[data-figure="bill"]'),
      waterfall: rows('#waterfall tbody tr'),
      months: rows('#over-time details tbody tr'),
      years: rows('#over-time table tbody tr').filter(({ length }) => length === 3),
      facts: rows('#facts dl > div'),
      ownArrival: text('#what-matters button[aria-pressed="true"] > span:first-child'),
    };
  });
  const first = (said: readonly (string | null)[]) => amountsIn(said.join(' '))[0] ?? Number.NaN;
  const named = (rows: readonly (readonly (string | null)[])[], name: string) => {
    const row = rows.find(([said]) => said === name.replace('\n', ' '));
    return row && first([row.at(-1) ?? '']);
  };
  const { columns, table } = words.waterfall;
  const line = (name: string) => named(texts.waterfall, name);
  const [low = Number.NaN, high = Number.NaN] = amountsIn(texts.range.join(' '));
  const [before = Number.NaN, paid = Number.NaN] = amountsIn(texts.bill.join(' '));
  return {
    gain: first(texts.main),
    low,
    high,
    fleetGain: first(texts.fleet),
    before,
    paid,
    waterfall: {
      before: line(columns.before),
      lines: [columns.market, columns.grid, columns.power, columns.v2g].map(
        (name) => -(line(name) ?? 0),
      ),
      created: line(columns.created),
      paid: line(columns.after),
      supplier: line(table.supplier),
      gain: line(table.gain),
    },
    months: texts.months.map((row) => first(row)),
    years: texts.years.map(([, bill, gain]) => ({
      before: first([bill ?? '']),
      gain: first([gain ?? '']),
    })),
    monthly: named(texts.facts, words.facts.monthly),
    yearly: named(texts.facts, words.facts.yearly),
    // Too narrow for a sign of euros, but not for thousands.
    ownArrival: texts.ownArrival.map((said) => Number(said?.replace(/[\s,]/g, ''))),
  };
}
