import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Tab until something with this name has the focus, seeing on the way that it can be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(
        box.x + box.width / 2,
        box.y + Math.min(box.height / 2, 24),
      );
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.labels?.[0]?.textContent ?? element.textContent ?? '',
        covered: !element.contains(hit),
        outlinePx: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
    expect(stop, stop.name).toMatchObject({ covered: false });
    expect(stop.outlinePx, stop.name).toBeGreaterThanOrEqual(2);
    if (stop.name.trim().startsWith(name)) return;
  }
  throw new Error(`The keyboard never reached '${name}'.`);
}

const POSITIONS: Record<Language, (step: number) => string> = {
  fr: (step) => `Étape ${step} sur 3`,
  en: (step) => `Step ${step} of 3`,
};

for (const language of LANGUAGES) {
  test(
    `A18: a contact request by keyboard alone, on a phone, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { labels, send } = await loadFormWords('contact-form', language);
      const { hero } = await loadWords('contact', language);
      await page.goto(pathTo('contact', language));
      await hydrated(page);
      await tabTo(page, hero.write);
      await page.keyboard.press('Enter');
      await expect(page.locator('#formulaire')).toBeFocused();
      await tabTo(page, labels.name);
      await page.keyboard.type('Camille Moreau');
      await tabTo(page, labels.email);
      await page.keyboard.type(newAddress('keyboard'));
      await tabTo(page, labels.subject);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, labels.message);
      await page.keyboard.type('Bonjour');
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathTo('confirmation', language));
    },
  );

  test(
    `A16: a pre-registration by keyboard alone, on a phone, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { form: words, thanks } = await loadWords('pre-registration', language);
      const { options, labels } = words;
      await FORMS.preRegistration(page, language);
      await tabTo(page, labels.email);
      await page.keyboard.type(newAddress('keyboard-lead'));
      await tabTo(page, options.fleet_size['1-4']);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, options.vehicle_type.cars);
      await page.keyboard.press('Space');
      const heading = (step: 2 | 3) =>
        page.getByRole('heading', { name: new RegExp(`^${POSITIONS[language](step)}`) });
      await tabTo(page, words.next);
      await page.keyboard.press('Enter');
      await expect(heading(2)).toBeFocused();
      await tabTo(page, labels.industry);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, options.urgency.immediate);
      await page.keyboard.press('Space');
      await tabTo(page, words.next);
      await page.keyboard.press('Enter');
      await expect(heading(3)).toBeFocused();
      await tabTo(page, labels.email_consent);
      await page.keyboard.press('Space');
      await tabTo(page, words.send);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeFocused();
    },
  );
}

test('A15: the dialog keeps the focus in, closes on Escape, gives it back and keeps what was typed', async ({
  page,
}) => {
  const { closing } = await loadWords('pre-registration', 'fr');
  const { labels, dialogTitle, cancel } = await loadFormWords('contact-form', 'fr');
  await page.goto(pathTo('pre-registration', 'fr'));
  await hydrated(page);
  const opener = page.getByRole('link', { name: closing.contact });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: dialogTitle });
  const name = dialog.getByLabel(labels.name);
  await expect(name).toBeFocused();
  await page.keyboard.type('Camille');
  const inside = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Camille');
  await dialog.getByRole('button', { name: cancel }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
