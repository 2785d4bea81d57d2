import { storeLead } from '#server/testing/stored-rows.ts';
import { rows } from './arrivals.ts';
import { expect, logIn, ownerOf, siteOf, test } from './desk-visitor.ts';

let counted = 0;

/** Two leads that only this test looks for, the older one first. */
async function twoLeads(baseURL: string | undefined) {
  counted += 1;
  const word = `Intermittente${process.pid}x${counted}`;
  for (const name of ['Une', 'Deux']) {
    const company = `${word} ${name}`;
    const email = `${company.replace(' ', '.').toLowerCase()}@fret.example`;
    await storeLead(ownerOf(baseURL), { email, answers: { company } });
  }
  return word;
}

test('a note outlives a server that is away and a session that ends', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.expected = /401|ERR_FAILED/;
  const word = await twoLeads(baseURL);
  await logIn(page, 'Léa Fontaine', '/leads');
  await page.goto(`/leads#search=${word}`);
  await page.getByRole('link', { name: `${word} Une` }).click();
  const note = page.getByLabel('Note');
  await note.fill('Préfère l’après-midi.');
  const press = () => page.getByRole('button', { name: 'Ajouter la note' }).click();

  await page.route('**/api/lead.note', (route) => route.abort());
  await press();
  await expect(page.getByRole('status')).toContainText('elle est restée dans le champ');
  await expect(note).toHaveValue('Préfère l’après-midi.');
  await page.unroute('**/api/lead.note');

  const [kept] = await context.cookies(baseURL);
  await context.clearCookies({ name: '__Host-desk' });
  await press();
  const ended = page.getByRole('dialog', { name: 'Votre session a expiré.' });
  await expect(ended).toBeVisible();
  if (kept) await context.addCookies([kept]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(ended).toBeHidden();
  await expect(note).toHaveValue('Préfère l’après-midi.');
  await press();
  await expect(page.getByRole('blockquote')).toHaveText('Préfère l’après-midi.');
  await expect(note).toHaveValue('');
});

test('whoever opens a filtered list logs in and finds it', async ({ page, baseURL }) => {
  const word = await twoLeads(baseURL);
  await logIn(page, 'Léa Fontaine', `/leads#search=${word}`);
  await expect(page.locator('a[data-lead]')).toHaveText([`${word} Une`, `${word} Deux`]);
});

test('from a lead J and K lead to its neighbours, and Back to the row in the list', async ({
  page,
  baseURL,
}) => {
  const word = await twoLeads(baseURL);
  await logIn(page, 'Léa Fontaine', '/leads');
  await page.goto(`/leads#search=${word}`);
  await expect(page.locator('a[data-lead]')).toHaveText([`${word} Une`, `${word} Deux`]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`${word} Une`);
  await expect(page.getByText('1 sur 2')).toBeVisible();
  await page.keyboard.press('j');
  await expect(title).toHaveText(`${word} Deux`);
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: `${word} Deux` })).toBeFocused();
});

test('arrows through the statuses send only the one they rest at, and lost wants its reason', async ({
  page,
  baseURL,
}) => {
  const word = await twoLeads(baseURL);
  await logIn(page, 'Léa Fontaine', '/leads');
  await page.goto(`/leads#search=${word}`);
  await page.getByRole('link', { name: `${word} Une` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Une`);
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status')).toContainText('Statut enregistré');
  await page.getByRole('radio', { name: 'Perdu' }).check();
  await expect(page.getByRole('button', { name: 'Clore' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByLabel('Pourquoi perdu').selectOption('Pas maintenant');
  await page.getByRole('button', { name: 'Clore' }).click();
  const statuses = async () =>
    (
      await rows(
        siteOf(baseURL),
        `SELECT a.facts->>'to' AS "to" FROM desk_audit a JOIN crm_leads l ON a.records @> ARRAY[l.id]
         WHERE l.company = $1 AND a.action = 'lead.status' ORDER BY a.id`,
        [`${word} Une`],
      )
    ).map(({ to }) => to);
  await expect.poll(statuses).toEqual(['qualified', 'lost']);
});
