import type { Page } from '@playwright/test';

/** Headings and pictures take a wider no-break space than running text does. */
export const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

/** Home's night: its figure, the drawing of it that this width shows, and its clock. */
export function nightOf(page: Page) {
  const figure = page.locator('main figure').first();
  const drawing = figure.locator('svg[data-layout]').filter({ visible: true });
  return {
    figure,
    drawing,
    slider: figure.getByRole('slider'),
    tab: drawing.locator('[data-part=hand] rect'),
    choose: (night: 'typical' | 'v2g') => figure.locator(`[value=${night}]`).check({ force: true }),
    shown: async (part: string) =>
      plain(await drawing.locator(`[data-part=${part}]:visible`).first().textContent()),
    caption: async () =>
      plain(await figure.locator('figcaption [data-night]:visible').textContent()),
  };
}
