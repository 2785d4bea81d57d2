import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DESK_PAGES } from '#domain/desk/desk-roles.ts';
import { ANALYSIS_PATHS, SHEET_PATHS } from '#domain/site/absolute-links.ts';
import { OPERATIONS } from '#server/desk/operations.ts';
import { analysisToken } from '#server/lead-analyses/stored-analyses.ts';
import { storeAnalysis } from '#server/testing/store-analysis.ts';
import { storeLead } from '#server/testing/stored-rows.ts';
import { expectAccessible } from './accessible.ts';
import { expect, logIn, ownerOf, siteOf, test } from './desk-visitor.ts';

let counted = 0;

/** A lead of one's own: others use the same database at the same time. */
async function newLead(
  baseURL: string | undefined,
  options: Parameters<typeof storeLead>[1] = {},
): Promise<{ id: string; submission: string; company: string; email: string; phone: string }> {
  counted += 1;
  const company = `Messageries ${process.pid}x${counted}`;
  const email = `${company.replace(' ', '.').toLowerCase()}@fret.example`;
  const phone = `+33 1 99 00 ${10 + (process.pid % 90)} ${10 + counted}`;
  const db = ownerOf(baseURL);
  const submission = await storeLead(db, {
    email,
    ...options,
    answers: { company, phone, ...options.answers },
  });
  const { rows } = await db.query('SELECT lead_id FROM lead_submissions WHERE id = $1', [
    submission,
  ]);
  return { id: String(rows[0]?.lead_id), submission, company, email, phone };
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

test('two registrations of one address each open with their own answers, and Back leads to the first', async ({
  page,
  baseURL,
}) => {
  const { id, company, email } = await newLead(baseURL);
  const answers = { company: `${company} Nord`, phone: '+33 1 99 00 18 77', phone_consent: false };
  await storeLead(ownerOf(baseURL), { email, repeated: true, answers });
  await enter(page, 'Léa Fontaine', `/leads/${id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(company);
  const others = page.getByRole('heading', { name: 'Autres inscriptions sous cette adresse' });
  await others.locator('xpath=following-sibling::ul[1]').getByRole('link').click();
  await expect(title).toHaveText(answers.company);
  await expect(page.locator('main')).toContainText(answers.phone);
  await expect(page.getByRole('button', { name: /^Je prends/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(title).toHaveText(company);
  await expect(page.locator('main')).not.toContainText(answers.phone);
});

test('an analysis is approved from its preview, and only from there', async ({ page, baseURL }) => {
  const { id, submission, company } = await newLead(baseURL, { simulated: true });
  await storeAnalysis(ownerOf(baseURL), submission, { approval: 'waiting' });
  await enter(page, 'Léa Fontaine', `/leads/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Valider l’analyse' });
  await expect(dialog.getByText('Votre analyse est prête').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Valider et envoyer' }).click();
  await expect(page.getByRole('status')).toContainText('Validée');
  const { rows } = await ownerOf(baseURL).query(
    'SELECT approval FROM analyses WHERE lead_id = $1',
    [id],
  );
  expect(rows).toEqual([{ approval: 'given' }]);
});

test('the list is asked for anew while somebody is there, and not of a page that was left open', async ({
  page,
  baseURL,
}) => {
  const { company } = await newLead(baseURL);
  await page.clock.install();
  await enter(page, 'Léa Fontaine', listOf(company));
  await expect(page.getByRole('link', { name: company })).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads.list')) asked += 1;
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
  page,
  request,
  baseURL,
}) => {
  const { id, submission, ...personal } = await newLead(baseURL);
  const marks = Object.values(personal);
  const analysis = await storeAnalysis(ownerOf(baseURL), submission, { document: marks.join() });
  const input = { id, request: id, language: 'fr', view: 'open', limit: 50 };
  const data = { ...input, search: personal.company, sought: personal.email };
  const guessed = analysisToken(['not the secret'], analysis);
  const addresses = [
    ...OPERATIONS.map(({ name }) => `/api/${name}`),
    ...Object.values(DESK_PAGES).flatMap(({ path }) => [path, `${path}/${id}`]),
    ...[...Object.values(ANALYSIS_PATHS), ...Object.values(SHEET_PATHS)].flatMap((path) => [
      ...[`/fr${path}?token=${guessed}`, `/fr${path}?token=${analysis}`, `${path}/${analysis}`],
    ]),
  ];
  for (const origin of [baseURL ?? '', siteOf(baseURL)]) {
    for (const path of addresses) {
      for (const answer of [
        await request.get(origin + path),
        await request.get(origin + path, { headers: { Accept: 'text/html' } }),
        await request.post(origin + path, { data }),
      ]) {
        const told = `${JSON.stringify(answer.headersArray())}\n${await answer.text()}`;
        expect(
          marks.filter((mark) => told.includes(mark)),
          answer.url(),
        ).toEqual([]);
        if (path.startsWith('/api/')) expect([401, 404, 405]).toContain(answer.status());
      }
    }
  }
  // Each is there for who may read it, in these very words.
  await enter(page, 'Léa Fontaine', `/leads/${id}`);
  for (const mark of marks) await expect(page.locator('main')).toContainText(mark);
});
