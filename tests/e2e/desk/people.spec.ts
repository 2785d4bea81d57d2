import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Queryable } from '#server/database/pool.ts';
import { storeContact, storeLead } from '#server/testing/stored-rows.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { newAddress, rows } from '../testing/arrivals.ts';
import { expect, logIn, owner, test } from './desk.page.ts';

/** Somebody with a registration and a message. */
async function keepPerson(db: Queryable): Promise<{ email: string; lead: string }> {
  const email = newAddress('ana');
  const lead = await storeLead(db, { email, simulated: true });
  await storeContact(db, { email });
  return { email, lead };
}

async function find(page: Page, sought: string): Promise<void> {
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(sought);
  await page.keyboard.press('Enter');
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

const company = async (email: string) =>
  (await rows('SELECT company FROM crm_leads WHERE email = $1', [email]))[0]?.company;

for (const width of [1280, 390]) {
  test(`P18: at ${width} px a person is found, exported and corrected`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { email } = await keepPerson(owner);
    await logIn(page, 'Nadia Benali', '/people');
    await find(page, 'nobody@flotte.example');
    await expect(page.getByRole('status').first()).toContainText('Rien n’est enregistré');
    await page.getByRole('searchbox').fill('');
    await find(page, email);
    await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/people');
    await page.getByText('Tout voir').click();
    await expect(page.getByText('Combien pour 40 camionnettes')).toBeVisible();
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await press(page, 'Exporter (JSON)');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^voltige-[0-9A-F]{4}-[0-9A-F]{4}\.json$/);
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect([exported.email, exported.form_submissions.length]).toEqual([email, 1]);

    await press(page, 'Corriger');
    const dialog = page.getByRole('dialog', { name: 'Corriger' });
    await dialog.getByLabel('Société').fill('Fret & Filles');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('row', { name: 'Société' })).toHaveText(
      /Fret & Fils.*Fret & Filles/,
    );
    expect(await company(email)).toBe('Fret & Fils');
    await expectAccessible(page);
    await press(page, 'Corriger partout');
    await expect(page.getByText('Corrigé. Lignes changées')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused();
    expect(await company(email)).toBe('Fret & Filles');

    await press(page, 'Inscrire une demande');
    const entering = page.getByRole('dialog', { name: 'Inscrire une demande reçue' });
    await entering.getByLabel('Droit demandé').selectOption('Opposition');
    await entering.getByRole('button', { name: 'Inscrire' }).press('Enter');
    await expect(entering.getByRole('alert')).toContainText('Choisissez');
    await entering.getByLabel('Reçue', { exact: true }).selectOption('par courrier');
    await entering.getByLabel('Reçue le').fill('2026-01-05');
    await entering.getByLabel('E‑mail exact').fill(email);
    await expectAccessible(page);
    await entering.getByRole('button', { name: 'Inscrire' }).press('Enter');
    const said = page.getByText(/Inscrite sous [0-9A-F-]{9}/);
    await expect(said).toBeVisible();
    const reference = /[0-9A-F]{4}-[0-9A-F]{4}/.exec((await said.textContent()) ?? '')?.[0] ?? '';
    const entry = page.getByRole('row').filter({ hasText: reference });
    await expect(entry).toContainText('en retard');
    await press(page, `Marquer répondue ${reference}`);
    await press(page, 'Oui, c’est fait');
    await expect(entry).toContainText('fait, répondu le');
  });

  test(`P18: at ${width} px one is erased once their address is typed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { email, lead } = await keepPerson(owner);
    await logIn(page, 'Nadia Benali', '/people');
    await find(page, email);
    const panel = page.getByRole('complementary', { name: 'Effacer cette personne' });
    await expect(panel).toContainText('Ce qui reste, et pourquoi');
    await expectAccessible(page);
    const typed = panel.getByLabel('Pour confirmer');
    await typed.focus();
    await page.keyboard.type(email.slice(0, -3));
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(`Il manque « ${email.slice(-3)} »`);
    expect(await rows('SELECT FROM data_requests WHERE email = $1', [email])).toEqual([]);
    await typed.press('End');
    await page.keyboard.type(email.slice(-3));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Effacement en cours' })).toBeFocused();
    await expect(page.getByText(email)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Personne effacée' })).toBeVisible({
      timeout: 45_000,
    });
    expect(await rows('SELECT FROM crm_leads WHERE email = $1', [email])).toEqual([]);
    const logged = await rows(
      `SELECT action, facts::text FROM desk_audit
       WHERE name = 'Nadia Benali' AND records @> ARRAY[$1::uuid] ORDER BY id`,
      [lead],
    );
    expect(logged.map(({ action }) => action)).toEqual(['person.find', 'person.erase']);
    expect(JSON.stringify(logged)).not.toContain(email);
  });
}
