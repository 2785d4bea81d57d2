import type { Locator } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { newAddress } from './arrivals.ts';
import { FORMS, LIMITED } from './form-drivers.ts';
import { messages } from './messages.ts';
import { settled } from './page-geometry.ts';
import { expect, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  const size = `${viewport.width} × ${viewport.height}`;

  test(`A18: at ${size} the dialog's toast covers neither the message nor a button, and a press sends again`, async ({
    page,
    faults,
  }) => {
    faults.expect(/Failed to load resource/);
    await page.setViewportSize(viewport);
    const { close } = await loadFormWords('contact-form', 'fr');
    const { form, submit, message, fill } = await FORMS.dialog(page, 'fr');
    await fill(newAddress('covered'));
    await page.route('**/api/form-submission', (route) => route.fulfill(LIMITED), { times: 1 });
    await submit.click();
    await expect(message).toBeFocused();
    // Pointed at, it stays for as long as it is looked at.
    await messages(page).hover();
    await settled(page);
    const dialog = page.getByRole('dialog');
    expect(await overlapPx(messages(page), message)).toBe(0);
    expect(
      await overlapPx(messages(page), dialog.getByRole('button', { name: close, exact: true })),
    ).toBe(0);
    for (const button of await form.getByRole('button').all()) {
      expect(await overlapPx(messages(page), button)).toBe(0);
    }
    await submit.click();
    await expect(dialog).toBeHidden();
  });
}

test('A18: on a phone the footer says what is wrong where its toast does not cover it', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { submit, message, fill, form } = await FORMS.newsletter(page, 'fr');
  await fill(newAddress('covered-footer'));
  // As far down as a thumb scrolls it: the field right above the window's edge.
  await form.evaluate((it) => it.querySelector('button')?.scrollIntoView({ block: 'end' }));
  await page.route('**/api/form-submission', (route) => route.fulfill(LIMITED));
  await submit.click();
  await expect(message).toBeFocused();
  await messages(page).hover();
  await settled(page);
  await expect(message).toBeInViewport({ ratio: 1 });
  expect(await overlapPx(messages(page), message)).toBe(0);
  expect(await overlapPx(messages(page), submit)).toBe(0);
});
