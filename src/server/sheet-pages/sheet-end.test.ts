import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isSheetOpen, openSheet } from '../lead-sheets/stored-sheets.ts';
import { callCli } from '../testing/call-cli.ts';
import { ANA, sheetVisitor } from '../testing/sheet-visitor.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { type StartedMyData, startMyData } from '../testing/start-my-data.ts';

let my: StartedMyData;
beforeAll(async () => {
  my = await startMyData();
});
beforeEach(() => my.empty());
afterAll(() => my.stop());

const { lead, tokenOf, look, open, revoke, log } = sheetVisitor(() => my);

test('revoking by the button ends this link at once, and no other', async () => {
  const [id, other] = [await lead(), await lead({ email: 'bob@fret.example' })];
  const sheet = await open(tokenOf(id));
  expect(sheet.text).toContain('action="/fr/fiche/revoquer"');
  expect((await my.look('/fr/fiche/revoquer')).headers.location).toBe('/fr/fiche');
  const answers = await Promise.all([revoke(tokenOf(id)), revoke(tokenOf(id))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect((await look(tokenOf(id))).status).toBe(410);
  expect((await open(tokenOf(id))).status).toBe(410);
  expect((await open(tokenOf(other))).status).toBe(200);
  expect((await log()).filter(({ event }) => event === 'sheet.revoked')).toHaveLength(1);
});

test('revoking by the command line ends it too', async () => {
  const id = await lead();
  const { code } = await callCli(['sheets', 'revoke', id], { DATABASE_URL: my.database.ownerUrl });
  expect(code).toBe(0);
  expect((await open(tokenOf(id))).status).toBe(410);
});

test('P18: from the moment a person asks to be erased no sheet of theirs opens, and then its log is gone', async () => {
  const [id, again] = [await lead(), await lead({ repeated: true })];
  const bob = await lead({ email: 'bob@fret.example' });
  for (const one of [id, again, bob]) expect((await open(tokenOf(one))).status).toBe(200);
  const { page, key } = await my.pageOf(ANA);
  expect(page.text).toContain('fiche ouverte');
  expect((await my.submitTo('erase-now', { key })).status).toBe(200);
  for (const one of [id, again]) {
    expect((await look(tokenOf(one))).status).toBe(410);
    expect((await open(tokenOf(one))).status).toBe(410);
  }
  expect((await open(tokenOf(bob))).status).toBe(200);
  await my.erase();
  expect((await open(tokenOf(id))).status).toBe(410);
  expect((await log()).map(({ id: whose }) => whose)).toEqual([bob, bob]);
});

test('P18: whoever was erased by the command has no sheet any more', async () => {
  const id = await lead();
  await open(tokenOf(id));
  const { code } = await callCli(['privacy', 'erase', '--email', ANA], {
    DATABASE_URL: my.database.ownerUrl,
    TOKEN_SECRET: MAIL_SECRETS.join(','),
  });
  expect(code).toBe(0);
  expect((await open(tokenOf(id))).status).toBe(410);
  expect(await log()).toEqual([]);
});

test('a sheet whose person is erased while it opens is gone, not broken', async () => {
  const id = await lead();
  const key = { secrets: MAIL_SECRETS, token: tokenOf(id) };
  const erasing = new Client(my.database.ownerUrl);
  await erasing.connect();
  await erasing.query('BEGIN');
  await erasing.query('DELETE FROM crm_leads');
  const opening = openSheet(my.pool, key, '192.0.2.7');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await erasing.query('COMMIT');
  await erasing.end();
  expect(await opening).toBeUndefined();
  expect(await isSheetOpen(my.pool, key)).toBe(false);
});
