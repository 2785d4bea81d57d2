import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FORGERS } from '#server/testing/openid-provider.ts';
import { rows } from '../testing/arrivals.ts';
import { expect, logIn, test, titleOf } from './desk.page.ts';

/** What the log says of somebody, in order. */
async function logged(name: string): Promise<unknown[]> {
  const statement = 'SELECT action FROM desk_audit WHERE name = $1 ORDER BY id';
  return (await rows(statement, [name])).map(({ action }) => action);
}

test('in by the company’s provider to the page asked for, and out', async ({ page, baseURL }) => {
  // By keyboard alone.
  await page.goto('/log');
  await expect(titleOf(page)).toHaveText('Le bureau');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Camille Durand' }).press('Enter');
  await expect(titleOf(page)).toHaveText('Journal');
  // Without a session a list that is still on its way would be refused.
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('time') })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    ...['Demandes', 'Personnes', 'Livraisons', 'Journal'],
  ]);
  const cookies = await page.context().cookies(baseURL);
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-desk']);
  expect(cookies[0]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });

  await page.getByRole('button', { name: 'Quitter' }).press('Enter');
  // The provider ends its own session too, and asks first.
  await page.getByRole('button', { name: 'Yes, sign me out' }).press('Enter');
  await expect(titleOf(page)).toHaveText('Le bureau');
  // The old cookie is no longer valid.
  await page.context().addCookies(cookies);
  await page.goto('/log');
  await expect(titleOf(page)).toHaveText('Le bureau');
  expect((await logged('Camille Durand')).slice(-2)).toEqual(['audit.list', 'logout']);
});

test('who logs in again in another tab goes on', async ({ page, context, faults }) => {
  faults.expected = /401/;
  await logIn(page, 'Nadia Benali', '/log');
  await expect(page.getByRole('table')).toBeVisible();
  await context.clearCookies({ name: '__Host-desk' });
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré.' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Personnes' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Se reconnecter' }).click(),
  ]);
  await expect(other.getByRole('navigation')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveText('Droits des personnes');
});

for (const forger of FORGERS) {
  test(`a forged token lets nobody in: ${forger}`, async ({ page, baseURL }) => {
    await logIn(page, forger);
    await expect(page.getByRole('alert')).toContainText('La connexion n’a pas abouti');
    expect(await page.context().cookies(baseURL)).toEqual([]);
  });
}

test('another site can neither act for who is logged in, nor show the desk in a frame', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expected = /frame-ancestors|ERR_BLOCKED_BY_RESPONSE|CORS|ERR_FAILED|40[03]/;
  await logIn(page, 'Marc Ollivier', '/log');
  await expect(page.getByRole('table')).toBeVisible();
  const stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><h1>Elsewhere</h1>
      <form method="post" action="${baseURL}/api/logout" enctype="text/plain"><input name="{}" value=""><button>Win</button></form>
      <iframe src="${baseURL}/log"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  try {
    // On another port of the same host, which is the same site: the cookie goes along, and is not enough.
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`);
    await expect(page.getByRole('heading')).toHaveText('Elsewhere');
    const reads = (origin: string) =>
      fetch(`${origin}/api/session`, { credentials: 'include' }).then(
        ({ status }) => status,
        () => 'refused',
      );
    expect(await page.evaluate(reads, baseURL ?? '')).toBe('refused');
    const frame = page.frames().find((one) => one !== page.mainFrame());
    expect(await frame?.title()).not.toContain('Journal');
    expect(faults.seen.some((fault) => fault.includes('frame-ancestors'))).toBe(true);
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.locator('body')).toContainText('"refusal":"csrf"');
  } finally {
    stranger.close();
  }
  expect(await logged('Marc Ollivier')).not.toContain('logout');
  await page.goto('/log');
  await expect(titleOf(page)).toHaveText('Journal');
});
