import { randomUUID } from 'node:crypto';
import { referenceOf } from '#domain/leads/reference.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { rows } from '../testing/arrivals.ts';
import { expect, logIn, test } from './desk.page.ts';

/** A delivery that was given up, with an error that no other test has. */
async function deadDelivery(error: string) {
  const [message, delivery] = [randomUUID(), randomUUID()];
  await rows(
    `WITH message AS (
       INSERT INTO form_submissions (id, form_type, email, name, message, lead_score, form_data, language,
         notice_text_version)
       VALUES ($1, 'contact', 'ana.roy@fret.example', 'Ana Roy', 'Combien ?', 0, '{}', 'fr', '1')
     )
     INSERT INTO deliveries (id, kind, event, destination, form_submission_id, state, last_error, attempts, ended_at)
     VALUES ($2, 'webhook', 'form.submitted', 'crm', $1, 'dead', $3, 10, now())`,
    [message, delivery, error],
  );
  return { delivery, reference: referenceOf(message) };
}

for (const { width, error } of [
  { width: 1280, error: 'HTTP 451' },
  { width: 390, error: 'HTTP 452' },
]) {
  test(`what was given up is sent again by keyboard at ${width} px`, async ({ page }) => {
    const { delivery, reference } = await deadDelivery(error);
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Marc Ollivier', '/deliveries');
    const cause = page.getByRole('article').filter({ hasText: error });
    await expect(cause).toContainText('crm refuse ce que nous envoyons');
    await expect(page.locator('main')).not.toContainText('Roy');
    await expectAccessible(page);
    await cause.getByRole('button', { name: `Relancer ${reference}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 envoi relancé.').first()).toBeVisible();
    await expect(cause).toBeHidden();
    // The pressed button is gone with its row: keys go on at the list.
    await expect(page.getByRole('heading', { name: 'À réparer' })).toBeFocused();
    const state = async () =>
      (await rows('SELECT state FROM deliveries WHERE id = $1', [delivery]))[0];
    await expect.poll(state).toEqual({ state: 'delivered' });
  });
}

test('a destination is tried out through the worker, and switched off', async ({ page }) => {
  await logIn(page, 'Marc Ollivier', '/deliveries');
  const crm = page.getByRole('row').filter({ hasText: 'crm' }).first();
  const other = page.getByRole('row').filter({ hasText: 'suivi' }).first();
  await crm.getByRole('button', { name: 'Essayer crm' }).click();
  await expect(crm.getByRole('status')).toContainText('Essai reçu à');
  await other.getByRole('button', { name: 'Essayer suivi' }).click();
  await expect(other.getByRole('status')).toHaveText('Essai refusé (HTTP 503).');

  const isOn = other.getByRole('switch', { name: 'suivi, active' });
  await isOn.focus();
  await page.keyboard.press('Space');
  await expect(other).toContainText('éteinte à la main');
  await expect(isOn).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(isOn).toBeChecked();
});
