import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress } from '../testing/arrivals.ts';
import { focusStop } from '../testing/page-geometry.ts';
import { open } from '../testing/watched-page.ts';
import { contactWords, expect, registrationWords, test } from './forms.page.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Tab until something with this name has the focus, seeing on the way that it can be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop === null) break;
    expect(stop, stop.name).toMatchObject({ covered: false });
    expect(stop.outlinePx, stop.name).toBeGreaterThanOrEqual(2);
    if (stop.name.startsWith(name)) return;
  }
  throw new Error(`The keyboard never reached '${name}'.`);
}

async function pressAt(page: Page, name: string, key: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function typeAt(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test('A18: a contact request by keyboard alone, on a phone', async ({ page }) => {
  const { labels, send } = contactWords;
  const { hero } = await loadWords('contact', 'fr');
  await open(page, pathTo('contact', 'fr'));
  await pressAt(page, hero.write, 'Enter');
  await expect(page.locator('#formulaire')).toBeFocused();
  await typeAt(page, labels.name, 'Camille Moreau');
  await typeAt(page, labels.email, newAddress('keyboard'));
  await pressAt(page, labels.subject, 'ArrowDown');
  await typeAt(page, labels.message, 'Bonjour');
  await pressAt(page, send, 'Enter');
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
});

test('A16: a pre-registration by keyboard alone, on a phone', async ({ page, openForm }) => {
  const { form: words, thanks } = registrationWords;
  const { options, labels } = words;
  const heading = (step: 2 | 3) =>
    page.getByRole('heading', { name: new RegExp(`^Étape ${step} sur 3`) });
  await openForm('preRegistration');
  await typeAt(page, labels.email, newAddress('keyboard-lead'));
  await pressAt(page, options.fleet_size['1-4'], 'ArrowDown');
  await pressAt(page, options.vehicle_type.cars, 'Space');
  await pressAt(page, words.next, 'Enter');
  await expect(heading(2)).toBeFocused();
  await pressAt(page, labels.industry, 'ArrowDown');
  await pressAt(page, options.urgency.immediate, 'Space');
  await pressAt(page, words.next, 'Enter');
  await expect(heading(3)).toBeFocused();
  await pressAt(page, labels.email_consent, 'Space');
  await pressAt(page, words.send, 'Enter');
  await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeFocused();
});
