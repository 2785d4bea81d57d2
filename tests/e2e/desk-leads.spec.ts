import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { storeLead } from '#server/testing/stored-rows.ts';
import { expectAccessible } from './accessible.ts';
import { expect, logIn, ownerOf, siteOf, test } from './desk-visitor.ts';

let counted = 0;

/** A lead of one's own: others use the same database at the same time. */
async function newLead(
  baseURL: string | undefined,
  options: Parameters<typeof storeLead>[1] = {},
): Promise<{ id: string; company: string }> {
  counted += 1;
  const company = `Messageries ${process.pid}x${counted}`;
  const email = `${company.replace(' ', '.').toLowerCase()}@fret.example`;
  const db = ownerOf(baseURL);
  const submission = await storeLead(db, {
    email,
    ...options,
    answers: { company, ...options.answers },
  });
  const { rows } = await db.query('SELECT lead_id FROM lead_submissions WHERE id = $1', [
    submission,
  ]);
  return { id: String(rows[0]?.lead_id), company };
}

/** What is searched for stands behind the '#'. */
const listOf = (company: string, view = 'open') =>
  `/leads#view=${view}&search=${encodeURIComponent(company)}`;

async function enter(page: Page, name: 'Léa Fontaine' | 'Hugo Lambert', path: string) {
  await logIn(page, name, '/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await page.goto(path);
}

for (const width of [1280, 390]) {
  test(`at ${width} px a lead is found, understood, taken and followed up by keyboard alone`, async ({
    page,
    baseURL,
  }) => {
    const { id, company } = await newLead(baseURL, { simulated: true });
    await page.setViewportSize({ width, height: 800 });
    await enter(page, 'Léa Fontaine', listOf(company));
    const row = page.getByRole('link', { name: company });
    // The whole list was there before.
    await expect(page.locator('a[data-lead]')).toHaveText([company]);
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: /^Pourquoi \d+$/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: /^Pourquoi/ })).toHaveCount(0);
    await page.keyboard.press('t');
    await expect(page.getByRole('status')).toContainText('vous l’avez pris');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('n');
    await page.keyboard.type('Préfère l’après-midi, jamais le T.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('blockquote')).toHaveText('Préfère l’après-midi, jamais le T.');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Contacté' })).toBeChecked();
    await expect(page.getByText(/contacté après/)).toBeVisible();
    const { rows } = await ownerOf(baseURL).query(
      'SELECT work_status, taken_by_name FROM crm_leads WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ work_status: 'contacted', taken_by_name: 'Léa Fontaine' }]);
    // Back to the list as it was.
    await page.getByRole('link', { name: 'Leads' }).first().focus();
    await page.goBack();
    await expect(row).toBeVisible();
  });
}

test('two see a lead that nobody has: one takes it, the other is told who', async ({
  browser,
  page,
  baseURL,
  faults,
}) => {
  faults.expected = /409/;
  const { id, company } = await newLead(baseURL);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await enter(page, 'Léa Fontaine', listOf(company));
  await enter(other, 'Hugo Lambert', listOf(company));
  const press = (one: Page) => one.getByRole('button', { name: 'Je prends' });
  await expect(press(page)).toBeVisible();
  await expect(press(other)).toBeVisible();
  await press(other).click();
  await expect(other.getByRole('status')).toContainText('vous l’avez pris');
  await press(page).click();
  await expect(page.getByRole('status')).toContainText('Hugo Lambert l’a pris avant vous');
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Hugo Lambert');
  await other.getByRole('button', { name: 'Annuler' }).click();
  await expect(press(other)).toBeVisible();
  await context.close();
  const { rows } = await ownerOf(baseURL).query('SELECT taken_by FROM crm_leads WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ taken_by: null }]);
});

test('a suspicious one stands apart and is released by one press', async ({ page, baseURL }) => {
  const { company } = await newLead(baseURL, { suspicion: 'too-fast' });
  await enter(page, 'Léa Fontaine', listOf(company));
  await expect(page.getByText('Aucun lead ne correspond.')).toBeVisible();
  await page.getByRole('button', { name: /À vérifier/ }).click();
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('envoyé en moins de deux secondes');
  await row.getByRole('button', { name: 'C’est une personne' }).click();
  await expect(page.getByRole('status')).toContainText(
    'l’accusé de réception et l’analyse partent',
  );
  await page.getByRole('button', { name: /À suivre/ }).click();
  await expect(page.getByRole('link', { name: company })).toBeVisible();
});

test('an analysis is approved from its preview, and only from there', async ({ page, baseURL }) => {
  const { id, company } = await newLead(baseURL, { simulated: true });
  const db = ownerOf(baseURL);
  await db.query(
    `INSERT INTO analyses (lead_id, lead_submission_id, version, simulator_result_id, language, model_version,
       figures, document, approval)
     SELECT s.lead_id, s.id, 1, s.simulator_result_id, 'fr', r.model_version,
       jsonb_build_object('vehicles', 80, 'shown', r.results->'shown', 'open', '[]'::jsonb), '%PDF-1.7', 'waiting'
     FROM lead_submissions s JOIN simulator_results r ON r.id = s.simulator_result_id WHERE s.lead_id = $1`,
    [id],
  );
  await enter(page, 'Léa Fontaine', `/leads/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Valider l’analyse' });
  await expect(dialog.getByText('Votre analyse est prête').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Valider et envoyer' }).click();
  await expect(page.getByRole('status')).toContainText('Validée');
  const { rows } = await db.query('SELECT approval FROM analyses WHERE lead_id = $1', [id]);
  expect(rows).toEqual([{ approval: 'given' }]);
});

test('the filtered list is exported with a purpose, which the log keeps', async ({
  page,
  baseURL,
}) => {
  const { id, company } = await newLead(baseURL);
  await enter(page, 'Léa Fontaine', listOf(company));
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Télécharger' }).click();
  await expect(dialog.getByText('Dites en quelques mots')).toBeVisible();
  await dialog.getByLabel('À quoi servira ce fichier').fill('Salon de Lyon');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(company);
  const { rows } = await ownerOf(baseURL).query(
    `SELECT facts->>'purpose' AS purpose FROM desk_audit
     WHERE action = 'leads.export' AND records = ARRAY[$1::uuid]`,
    [id],
  );
  expect(rows).toEqual([{ purpose: 'Salon de Lyon' }]);
});

test('without a login nothing about a lead is readable, neither here nor on the public site', async ({
  request,
  baseURL,
}) => {
  const { id, company } = await newLead(baseURL);
  for (const origin of [baseURL ?? '', siteOf(baseURL)]) {
    for (const name of ['leads.list', 'lead.show', 'leads.export', 'audit.list']) {
      const answer = await request.post(`${origin}/api/${name}`, {
        data: { id, language: 'fr', view: 'open', limit: 50, search: company },
      });
      expect([401, 404, 405]).toContain(answer.status());
      expect(await answer.text()).not.toContain(company);
    }
    const page = await request.get(`${origin}/leads/${id}`);
    expect(await page.text()).not.toContain(company);
  }
});
