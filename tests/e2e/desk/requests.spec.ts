import type { Page } from '@playwright/test';
import { referenceOf } from '#domain/leads/reference.ts';
import { storeAnalysis } from '#server/testing/store-analysis.ts';
import { storeContact, storeLead } from '#server/testing/stored-rows.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from '../testing/accessible.ts';
import { expect, logIn, owner, test } from './desk.page.ts';

let counted = 0;

/** Somebody of one's own, with a registration and a message: others use the same database at the same time. */
async function newPerson(options: { suspicion?: string } = {}) {
  counted += 1;
  const company = `Messageries ${process.pid}x${counted}`;
  const email = `${company.replace(' ', '.').toLowerCase()}@fret.example`;
  const phone = `+33 1 99 00 ${10 + (process.pid % 90)} ${10 + counted}`;
  const db = owner;
  const answers = { company, phone };
  const registration = await storeLead(db, { email, answers, simulated: true, ...options });
  const message = await storeContact(db, { email, answers, ...options });
  return { company, registration, message };
}

const rowsOf = (page: Page) => page.locator('a[data-request]');

/** What is searched for stands behind the '#'. */
async function openList(page: Page, search: string): Promise<void> {
  await logIn(page, 'Léa Fontaine', `/requests#search=${encodeURIComponent(search)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demandes');
}

for (const width of [1280, 390]) {
  test(`a request is found, read and approved by keyboard at ${width} px`, async ({ page }) => {
    const { company, registration } = await newPerson();
    await storeAnalysis(owner, registration, { approval: 'waiting' });
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Léa Fontaine', '/requests');
    await expect(rowsOf(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(company);
    await expect(rowsOf(page)).toHaveText([company, company]);
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page, WITH_FORCED_COLOURS);
    await page.emulateMedia({ forcedColors: null });
    await page.keyboard.press('Tab');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/#search=.*&only=registration$/);
    await expect(rowsOf(page)).toHaveText([company]);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await expect(rowsOf(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Relire puis valider' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Valider l’analyse' });
    await expect(dialog.getByText('Votre analyse est prête').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Valider et envoyer' }).press('Enter');
    await expect(page.getByText('Validée : l’e‑mail part.').first()).toBeVisible();
    // Back to the list as it was.
    await page.goBack();
    await expect(rowsOf(page)).toHaveText([company]);
    await expect(rowsOf(page).first()).toBeFocused();
  });
}

test('a message is read, released as no program’s and sent again', async ({ page }) => {
  const { company, registration, message } = await newPerson({ suspicion: 'too-fast' });
  await owner.query(
    `INSERT INTO deliveries (id, kind, event, destination, form_submission_id, state, last_error, attempts, ended_at)
     VALUES (gen_random_uuid(), 'webhook', 'form.submitted', 'crm', $1, 'dead', 'HTTP 418', 10, now())`,
    [message],
  );
  await openList(page, company);
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row.first()).toContainText('envoyé en moins de deux secondes');
  await page.goto(`/requests/${message}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
  await expect(page.getByRole('blockquote')).toHaveText('Combien pour 40 camionnettes ?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ce n’est pas un programme' }).click();
  await expect(page.getByText('ce qui était dû part').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ce n’est pas un programme' })).toHaveCount(0);
  await expect(page.getByText('Accusé de réception')).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer : Message, à crm' }).click();
  await expect(page.getByText('Renvoyé.').first()).toBeVisible();
  await expect(page.getByText('HTTP 418')).toHaveCount(0);
  await page.getByRole('link', { name: referenceOf(registration) }).click();
  await expect(page.getByRole('heading', { name: 'Questions à poser' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('blockquote')).toBeVisible();
});

test('the list is asked for anew only while somebody is there', async ({ page }) => {
  const { company } = await newPerson();
  await page.clock.install();
  await openList(page, company);
  await expect(rowsOf(page).first()).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/requests.list')) asked += 1;
  });
  await page.clock.runFor('05:00');
  await expect.poll(() => asked).toBe(10);
  await page.clock.runFor('02:00:00');
  // The ten minutes count from the last sign of somebody.
  expect(asked).toBeLessThanOrEqual(20);
  const before = asked;
  await page.keyboard.press('j');
  await expect.poll(() => asked).toBe(before + 1);
});
