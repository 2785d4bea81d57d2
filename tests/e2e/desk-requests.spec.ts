import type { Page } from '@playwright/test';
import { referenceOf } from '#domain/leads/reference.ts';
import { storeAnalysis } from '#server/testing/store-analysis.ts';
import { storeContact, storeLead } from '#server/testing/stored-rows.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { expect, logIn, ownerOf, test } from './desk-visitor.ts';

let counted = 0;

/** Somebody of one's own, with a registration and a message: others use the same database at the same time. */
async function newPerson(baseURL: string | undefined, options: { suspicion?: string } = {}) {
  counted += 1;
  const company = `Messageries ${process.pid}x${counted}`;
  const email = `${company.replace(' ', '.').toLowerCase()}@fret.example`;
  const phone = `+33 1 99 00 ${10 + (process.pid % 90)} ${10 + counted}`;
  const db = ownerOf(baseURL);
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
  test(`at ${width} px a request is found, read, and its analysis approved by keyboard alone`, async ({
    page,
    baseURL,
  }) => {
    const { company, registration } = await newPerson(baseURL);
    await storeAnalysis(ownerOf(baseURL), registration, { approval: 'waiting' });
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Léa Fontaine', '/requests');
    await expect(rowsOf(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(company);
    await expect(rowsOf(page)).toHaveText([company, company]);
    await expectAccessible(page);
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

test('from its preview an analysis is not sent, and the link of one that was sent is revoked', async ({
  page,
  baseURL,
}) => {
  const { registration } = await newPerson(baseURL);
  await storeAnalysis(ownerOf(baseURL), registration, { approval: 'waiting' });
  await logIn(page, 'Léa Fontaine', `/requests/${registration}`);
  await page.getByRole('button', { name: 'Relire puis valider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Valider l’analyse' });
  await dialog.getByRole('button', { name: 'Ne pas envoyer' }).click();
  await expect(page.getByText('L’équipe a décidé de ne pas l’envoyer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Révoquer le lien' })).toHaveCount(0);
  await expectAccessible(page);

  const other = await newPerson(baseURL);
  await storeAnalysis(ownerOf(baseURL), other.registration);
  await page.goto(`/requests/${other.registration}`);
  await page.getByRole('button', { name: 'Révoquer le lien' }).press('Enter');
  await expect(page.getByText(/Son lien est révoqué/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Révoquer le lien' })).toHaveCount(0);
});

test('a message is read, released as no program’s, sent again, and leads to the registration of its address', async ({
  page,
  baseURL,
}) => {
  const { company, registration, message } = await newPerson(baseURL, { suspicion: 'too-fast' });
  await ownerOf(baseURL).query(
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

test('pages of the list are in the address, and forced colours leave nothing out', async ({
  page,
  baseURL,
}) => {
  const word = `Nombreuse${process.pid}`;
  const answers = { company: word };
  for (let n = 0; n < 52; n += 1) {
    await storeLead(ownerOf(baseURL), { email: `${word}${n}@fret.example`, answers });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await openList(page, word);
  await expect(rowsOf(page)).toHaveCount(50);
  await expectAccessible(page, WITH_FORCED_COLOURS);
  await page.getByRole('button', { name: 'Suivantes' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).first()).toBeFocused();
  await expect(page).toHaveURL(/&page=2$/);
  await page.reload();
  await expect(page.getByText('De 51 à 52, sur 52')).toBeVisible();
});

test('the list is asked for anew while somebody is there, and not of a page that was left open', async ({
  page,
  baseURL,
}) => {
  const { company } = await newPerson(baseURL);
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
