import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { FORMS, fillContact, fillFleet } from './form-drivers.ts';
import { expectNotice } from './form-notices.ts';
import { expect, hydrated, lastPartArrived, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('offline at the first press, the page stays and says so, and the next press opens it', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const { offline } = await loadWords('shell', 'fr');
  const { form: words, closing } = await loadWords('pre-registration', 'fr');
  await page.goto(pathTo('pre-registration', 'fr'));
  await hydrated(page);
  await lastPartArrived(page);
  await page.getByLabel(words.labels.company).fill('Fret & Fils');
  const open = page.getByRole('link', { name: closing.contact });
  await context.setOffline(true);
  await open.click();
  const said = page.getByRole('alert');
  await expect(said).toHaveText(offline);
  await expectAccessible(page);
  await expect(page).toHaveURL(pathTo('pre-registration', 'fr'));
  await expect(page.getByLabel(words.labels.company)).toHaveValue('Fret & Fils');
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('A15, P11: its notice says who reads it, Back and a link in it close it with the page behind it changed, and it keeps what was typed', async ({
  page,
}) => {
  const { form: words, closing } = await loadWords('pre-registration', 'fr');
  const { labels } = await loadFormWords('contact-form', 'fr');
  const { form: registration, submit } = await FORMS.preRegistration(page, 'fr');
  await fillFleet(registration, 'fr', 'camille@flotte.example');
  await submit.click();
  await expect(page).toHaveURL(/etape=2/);
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('link', { name: closing.contact }).click();
  await open();
  await expectNotice(dialog.locator('form:not([method=dialog])'), 'fr', 'request');
  await fillContact(dialog, 'fr', 'camille@flotte.example');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: words.steps[0].name })).toBeVisible();
  await open();
  await expect(dialog.getByLabel(labels.name)).toHaveValue('Camille Moreau');
  await expect(dialog.getByLabel(labels.subject)).toHaveValue('pricing');

  await dialog.locator(`a[href="${pathTo('privacy', 'fr')}"]`).click();
  await expect(page).toHaveURL(pathTo('privacy', 'fr'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
