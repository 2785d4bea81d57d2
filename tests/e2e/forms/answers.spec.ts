import { fill } from '#content/fill.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from '../testing/arrivals.ts';
import { open } from '../testing/watched-page.ts';
import { contactWords, expect, footerForm, kept, mainForm, test } from './forms.page.ts';

test('A3: every problem is named at its field until corrected', async ({ page, openForm }) => {
  const { labels, shared } = contactWords;
  const { form, submit, message, fill: fillAll } = await openForm('contact');
  await fillAll('camille@');
  await form.getByLabel(labels.phone).fill('12');
  await form.getByLabel(labels.company).fill('x'.repeat(161));
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await submit.click();
  await expect(message).toContainText(shared.summary.wrong[2]);
  const problems = [
    ['email', shared.problems.email],
    ['company', fill(shared.problems.longest, { longest: '160', label: labels.company })],
    ['phone', shared.problems.phone],
  ] as const;
  const links = message.getByRole('link');
  await expect(links).toHaveText(problems.map(([, text]) => text));
  for (const [name, text] of problems) {
    const field = form.locator(`[name="${name}"]`);
    await links.filter({ hasText: text }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expect(page).toHaveURL(pathTo('contact', 'fr'));
  const email = form.getByLabel(labels.email);
  await email.press('End');
  await email.pressSequentially('flotte.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(links).toHaveCount(2);
});

test('P19: where the visitor came from goes with each form, from memory', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const email = newAddress('campaign');
  const referer = 'https://annuaire.example/flottes?q=secret';
  await open(page, '/?utm_source=salon&utm_medium=qr&utm_campaign=paris', { referer });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  const field = footerForm(page).form.getByRole('textbox');
  await field.fill(email);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Pré-inscription' }).click();
  await expect(page).toHaveURL('/contact');
  const { form, submit, fillContact } = mainForm(page);
  await fillContact(email);
  await page.route('**/api/form-submission', (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(form.getByRole('alert')).toBeVisible();
  const stored = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(stored).toContain(email);
  expect(stored).not.toMatch(/salon|annuaire/);
  await submit.click();
  await expect(page).toHaveURL('/confirmation');

  const origin = {
    utm_source: 'salon',
    utm_medium: 'qr',
    utm_campaign: 'paris',
    referrer_url: 'https://annuaire.example/flottes',
  };
  for (const table of ['newsletter_subscribers', 'form_submissions']) {
    const found = await rows(`SELECT form_data FROM ${table} WHERE email = $1`, [email]);
    expect(found).toMatchObject([{ form_data: origin }]);
  }
});

test('R23: without storage forms work all the same', async ({
  page,
  context,
  faults,
  openForm,
}) => {
  // The router's own script, which restores scrolling, complains and goes on.
  faults.expect(/denied/);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const email = newAddress('no-storage');
  const { send } = await openForm('contact');
  await send(email);
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  expect(await kept('contact', email)).toHaveLength(1);
});
