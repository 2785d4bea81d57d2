import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import {
  decodeState,
  type Mode,
  type SimulationResults,
  simulate,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { BRAND } from '#domain/site/brand.ts';
import { expect, takenOver, test as watched } from '../testing/watched-page.ts';

export const words = await loadWords('simulator', 'fr');
type Field = keyof typeof words.fields;

/** The simulator in French, with its fields by their ids. */
export function simulatorOn(page: Page) {
  const result = page.locator('section:has(> [data-result])');
  const figure = page.locator('[data-figure="main"]');
  const labelled = (role: 'spinbutton' | 'slider' | 'combobox', field: Field): Locator =>
    page.getByRole(role, { name: words.fields[field].label });

  /** Until the figures are those of the answers on the screen. */
  async function calculated(): Promise<void> {
    await expect(result).not.toHaveAttribute('data-stale');
    await expect(result.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-simulation');
  }

  return {
    result,
    figure,
    calculated,
    simple: page.getByRole('tab').first(),
    expert: page.getByRole('tab').last(),
    panel: (mode: Mode): Locator => page.locator(`#simulator-panel-${mode}`),
    /** The groups of answers that Expert mode folds. */
    groups: page.locator('[data-answers] details > summary'),
    sheetOfPaper: page.locator('main section', { has: page.locator('> header') }),
    standing: page.locator('#standing'),
    number: (field: Field) => labelled('spinbutton', field),
    slider: (field: Field) => labelled('slider', field),
    choice: (field: Field) => labelled('combobox', field),
    option: (name: string) => page.getByRole('radio', { name }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),

    /** Opens an address and waits until it answers. */
    open: async (address = '/simulateur'): Promise<void> => {
      await page.goto(address);
      await page.keyboard.press('Shift');
      await takenOver(page);
      // The last part to come: what follows the answers is then in its place, and a press hits its button.
      const printedDay = page.locator('main section > header', { hasText: BRAND.name });
      await printedDay.locator('span').waitFor({ state: 'attached' });
      await calculated();
    },

    /** The large figure is that of the fleet in an address. */
    expectGainOf: (query: string) => expect(figure).toHaveText(gainText(query)),

    /** One of the two typed times of the board. */
    typedTime: (name: string): Locator =>
      page.getByRole('textbox', { name, exact: true }).filter({ visible: true }),

    /** Opens the three folds below the board. */
    unfold: async (): Promise<void> => {
      for (const id of ['cases', 'over-time', 'standing']) {
        await page.locator(`#${id} > summary`).click();
      }
    },

    /** One of the other results, by its name. */
    fact: (name: string): Locator =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .filter({ visible: true }),
  };
}

export const test = watched.extend<{ simulator: ReturnType<typeof simulatorOn> }>({
  simulator: async ({ page }, use) => use(simulatorOn(page)),
});
export { expect };

/** What the model makes of the fleet in an address. */
export function modelled(query: string): SimulationResults {
  const { state } = decodeState(query);
  return simulate({ ...state.fleet, mode: state.mode }, FRENCH_YEARS);
}

/** Its large figure as the page writes it, in either language: the span of what is open, or the gain. */
export function gainText(query: string): RegExp {
  const { span, perVehicle } = modelled(query).shown;
  if (span === null) return amount(perVehicle.gainEuros);
  const { lowEuros, highEuros } = span.perVehicle;
  if (lowEuros === highEuros) return amount(lowEuros);
  return new RegExp(`${amount(lowEuros).source}.*${amount(highEuros).source}`);
}

/** amount(1575) matches '1 575 €' and '€1,575', and nothing longer */
export const amount = (euros: number): RegExp =>
  new RegExp(
    `(?<![\\d.,])${String(euros).replace(/(\d)(?=(\d{3})+$)/g, '$1[\\s,]')}(?![\\d.,]*\\d)`,
  );

/** From the first frame on: every text with a figure that could be seen, if for a moment. */
export async function figuresSeen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-figures]')) {
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
        if (part.checkVisibility({ visibilityProperty: true })) seen.add(part.innerText);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

/** What a press gives to take away, and under which name. */
export async function taken(page: Page, button: Locator): Promise<[file: Buffer, name: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return [await readFile(await download.path()), download.suggestedFilename()];
}
