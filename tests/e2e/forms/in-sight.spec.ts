import type { Locator } from '@playwright/test';
import { pathTo } from '#domain/site/routes.ts';
import { messages } from '../layout/layout.page.ts';
import { newAddress } from '../testing/arrivals.ts';
import { bottomOf, layoutShift, settled } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { holdScript, takenOver } from '../testing/watched-page.ts';
import { contactWords, expect, LIMITED, test } from './forms.page.ts';

const PHONE = { width: 390, height: 844 };

async function boxOf(it: Locator) {
  const box = await it.boundingBox();
  if (box === null) throw new Error('not to be seen');
  return box;
}

/** By how many pixels two boxes lie over each other, in the direction where it is less. */
async function overlapPx(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

test.describe('toasts', DETAIL, () => {
  test.beforeEach(({ faults }) => faults.expect(/Failed to load resource/));

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    test(`A18: at ${width} px the one over the dialog covers no button`, async ({
      page,
      openForm,
    }) => {
      await page.setViewportSize({ width, height });
      const { form, submit, message, send } = await openForm('dialog');
      await page.route('**/api/form-submission', (route) => route.fulfill(LIMITED), { times: 1 });
      await send(newAddress('covered'));
      await expect(message).toBeFocused();
      // Pointed at, it stays for as long as it is looked at.
      await messages(page).hover();
      await settled(page);
      const dialog = page.getByRole('dialog');
      const close = dialog.getByRole('button', { name: contactWords.close, exact: true });
      for (const part of [message, close, ...(await form.getByRole('button').all())]) {
        expect(await overlapPx(messages(page), part)).toBe(0);
      }
      await submit.click();
      await expect(dialog).toBeHidden();
    });
  }

  test('A18: on a phone the one over the footer covers no message', async ({ page, openForm }) => {
    await page.setViewportSize(PHONE);
    const { submit, message, fill } = await openForm('newsletter');
    await fill(newAddress('covered-footer'));
    // As far down as a thumb scrolls it: the field right above the window's edge.
    await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await page.route('**/api/form-submission', (route) => route.fulfill(LIMITED));
    await submit.click();
    await expect(message).toBeFocused();
    await messages(page).hover();
    await settled(page);
    await expect(message).toBeInViewport({ ratio: 1 });
    for (const part of [message, submit]) expect(await overlapPx(messages(page), part)).toBe(0);
  });
});

test.describe('the script', DETAIL, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const MOST_SHIFT = 0.02;

  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    for (const id of ['contact', 'pre-registration'] as const) {
      for (const from of ['the top', 'where the first step ends']) {
        test(`moves nothing of ${id}, from ${from}, ${viewport.width} px`, async ({ page }) => {
          await page.setViewportSize(viewport);
          const release = await holdScript(page);
          await page.goto(pathTo(id, 'fr'));
          await page.evaluate(() => document.fonts.ready);
          if (from !== 'the top') {
            await page
              .locator('main form :is([name=daily_distance], [name=message])')
              .evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
          }
          release();
          await takenOver(page);
          expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
        });
      }
    }
  }

  test('that never comes leaves all steps of a pre-registration', async ({ page, faults }) => {
    faults.expect(/Failed to load resource|uncaught/);
    await page.route('**/assets/boot-*.js', (route) => route.abort());
    await page.goto(pathTo('pre-registration', 'fr'));
    const steps = page.locator('main form fieldset');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1)).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(steps.nth(1)).toBeVisible();
    await expect(steps.nth(2)).toBeVisible();
  });
});

test.describe('the dialog', DETAIL, () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    PHONE,
    { width: 320, height: 568 },
  ]) {
    test(`cuts off nothing of its notice at ${viewport.width} px`, async ({ page, openForm }) => {
      await page.setViewportSize(viewport);
      const { form, submit } = await openForm('dialog');
      const notice = form.locator(`p[id="${await form.getAttribute('aria-describedby')}"]`);
      const dialog = page.getByRole('dialog');
      if (viewport.width > 820) {
        expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      } else {
        await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      }
      expect(await bottomOf(notice)).toBeLessThanOrEqual((await boxOf(submit)).y);
      await expect(submit).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  }
});
