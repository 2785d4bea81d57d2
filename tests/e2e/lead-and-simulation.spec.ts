import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { expect, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a simulation made after a pre-registration is linked to its lead, which is scored again', async ({
  page,
  baseURL,
}) => {
  const { thanks } = await loadWords('pre-registration', 'fr');
  const { fields, call } = await loadWords('simulator', 'fr');
  const email = newAddress('simulates-later');
  const lead = async () =>
    (
      await rows(
        baseURL,
        'SELECT lead_score, simulator_completed, simulator_result_id FROM crm_leads WHERE email = $1',
        [email],
      )
    )[0];

  const { submit, fill } = await FORMS.preRegistration(page, 'fr');
  await fill(email);
  await submit.click();
  await page.getByRole('link', { name: thanks.hero.simulate }).click();
  await expect(page).toHaveURL(pathTo('simulator', 'fr'));
  const before = await lead();
  expect(before).toMatchObject({ simulator_completed: false, simulator_result_id: null });

  const slider = page.getByRole('slider', { name: fields.vehicles.label });
  await slider.waitFor();
  // A live region that comes together with its text is not read out.
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('main [role=status]')) {
      if (region.textContent === '') region.setAttribute('data-stood-empty', '');
    }
  });
  const linked = page.waitForRequest('**/api/leads/*/simulator');
  await slider.press('ArrowRight');
  const request = await linked;
  expect(await request.headerValue('Authorization')).toMatch(/^Bearer [\w-]{20,}/);
  expect((await request.response())?.status()).toBe(200);

  const after = await lead();
  expect(after).toMatchObject({
    simulator_completed: true,
    simulator_result_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(after?.lead_score).toBeGreaterThan(Number(before?.lead_score));
  const region = page.locator('[data-stood-empty]');
  await expect(region.getByRole('heading', { name: call.linked.title })).toBeVisible();
  await expect(page.getByRole('link', { name: call.high.action })).toHaveCount(0);
});
