import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { lastPartArrived, open } from '../testing/watched-page.ts';
import {
  contactWords,
  dialogForm,
  expect,
  expectNotice,
  registrationWords,
  test,
} from './forms.page.ts';

const { closing, form: words } = registrationWords;
const { cancel, dialogTitle, labels } = contactWords;

test('offline at the first press, the page stays and says so', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const { offline } = await loadWords('shell', 'fr');
  await open(page, pathTo('pre-registration', 'fr'));
  await lastPartArrived(page);
  const company = page.getByLabel(words.labels.company);
  await company.fill('Fret & Fils');
  const opener = page.getByRole('link', { name: closing.contact });
  await context.setOffline(true);
  await opener.click();
  const said = page.getByRole('alert');
  await expect(said).toHaveText(offline);
  await expectAccessible(page);
  await expect(page).toHaveURL(pathTo('pre-registration', 'fr'));
  await expect(company).toHaveValue('Fret & Fils');
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('A15, P11: it says who reads it, and Back and links close it', async ({ page, openForm }) => {
  const { fillFleet, submit } = await openForm('preRegistration');
  await fillFleet('camille@flotte.example');
  await submit.click();
  await expect(page).toHaveURL(/etape=2/);
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('link', { name: closing.contact });
  await opener.click();
  const { form, fillContact } = dialogForm(page);
  await expectNotice(form);
  await fillContact('camille@flotte.example');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: words.steps[0].name })).toBeVisible();
  await opener.click();
  await expect(dialog.getByLabel(labels.name)).toHaveValue('Camille Moreau');
  await expect(dialog.getByLabel(labels.subject)).toHaveValue('pricing');

  await dialog.locator(`a[href="${pathTo('privacy', 'fr')}"]`).click();
  await expect(page).toHaveURL(pathTo('privacy', 'fr'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A15: it keeps the focus in, and what was typed when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathTo('pre-registration', 'fr'));
  const opener = page.getByRole('link', { name: closing.contact });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: dialogTitle });
  const name = dialog.getByLabel(labels.name);
  await expect(name).toBeFocused();
  await page.keyboard.type('Camille');
  const isInside = () => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest('dialog') !== null;
  };
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isInside)).toBe(true);
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
