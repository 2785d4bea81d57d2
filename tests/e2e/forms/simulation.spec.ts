import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { messages } from '../layout/layout.page.ts';
import { simulatorOn, words as simulatorWords } from '../simulator/simulator.page.ts';
import { newAddress } from '../testing/arrivals.ts';
import { DETAIL } from '../testing/sweep.ts';
import { hydrated } from '../testing/watched-page.ts';
import { expect, kept, registrationWords, SIMULATION, simulated, test } from './forms.page.ts';

const { form: words, thanks, next } = registrationWords;
const { simulation } = await loadFormWords('forms', 'fr');

test('a simulation of this tab goes along with the dialog', async ({ page, openForm }) => {
  await simulated(page);
  const email = newAddress('simulated');
  const { form, send } = await openForm('dialog');
  await expect(form.getByRole('status')).toContainText(
    '80 véhicules, branchés de 18\u202fh à 7\u202fh, livraison et logistique. Gain net\u00a0: 193\u202f€ par véhicule et par an, par rapport à une recharge dès l’arrivée, avec une offre spot, prix de chaque heure.',
  );
  await send(email);
  await expect
    .poll(() => kept('dialog', email))
    .toMatchObject([{ lead_score: '26', form_data: { simulator_data: SIMULATION.data } }]);
});

test('a visitor’s own figure stands where a page opens with an example', async ({ page }) => {
  const { gain } = (await loadWords('fleets', 'fr')).hero;
  await simulated(page);
  await page.goto(pathTo('fleets', 'fr'));
  await hydrated(page);
  const opening = page.locator('main header').first();
  await expect(opening).toContainText('193\u00a0€');
  await expect(opening).toContainText(`${gain.example} ${gain.fleet}`);
  const back = opening.getByRole('link', { name: gain.own });
  await expect(back).toHaveAttribute('href', pathTo('simulator', 'fr') + SIMULATION.query);
});

test('left out, a simulation stays here, after a reload too', async ({ page, openForm }) => {
  await simulated(page);
  const email = newAddress('left-out');
  const { form, send } = await openForm('contact');
  const remove = form.getByRole('button', { name: simulation.remove, exact: true });
  const attach = form.getByRole('button', { name: simulation.attach, exact: true });
  await remove.press('Enter');
  await expect(attach).toBeFocused();
  await attach.press('Enter');
  await remove.press('Enter');
  await page.reload();
  await hydrated(page);
  await expect(form.getByRole('status')).toContainText(simulation.removed);
  await send(email);
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  const [sent] = await kept('contact', email);
  expect(sent?.form_data).not.toHaveProperty('simulator_data');
});

test('another fleet starts afresh', DETAIL, async ({ page, openForm }) => {
  await simulated(page);
  const { submit, form, fill, send } = await openForm('preRegistration');
  const main = page.getByRole('main');
  const email = newAddress('another');
  await fill(email);
  await form.getByLabel(words.labels.newsletter_consent).check();
  await submit.click();
  await expect(page.getByText(thanks.letter)).toBeVisible();
  await page.getByRole('button', { name: thanks.again }).click();
  await expect(form.getByRole('heading', { name: words.steps[0].name })).toBeFocused();
  await expect(form.getByRole('status')).toContainText(simulation.removed);
  await expect(messages(page)).toBeHidden();
  await send(email.toUpperCase());
  const { title, text } = words.outcomes.known;
  await expect(main.getByRole('status')).toHaveText(`${title} ${text}`);
  await expect(main).toContainText(thanks.hero.lead.further);
});

test('thanks show the visitor’s own figure and the next steps', async ({ page, openForm }) => {
  await simulated(page);
  const { submit, form, fill } = await openForm('preRegistration');
  await fill(newAddress('thanked'));
  await page.goBack();
  await form.getByLabel(words.options.urgency['6_months'], { exact: true }).check();
  await submit.click();
  await form.getByRole('heading', { name: words.steps[2].name }).waitFor();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: thanks.hero.title })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(words.outcomes.priority.title);
  await expect(main).toContainText('193\u00a0€');
  const review = main.getByRole('link', { name: thanks.own.review });
  await expect(review).toHaveAttribute('href', new RegExp(`^${pathTo('simulator', 'fr')}\\?`));
  for (const { name } of thanks.next.steps) {
    await expect(main.getByText(name, { exact: true })).toHaveCount(1);
  }
  await expect(messages(page)).toBeHidden();
  await expect(main.getByText(next.title)).toHaveCount(0);
  await expect(main.getByText(thanks.meanwhile.joined)).toHaveCount(0);
});

test('a simulation made afterwards is linked to its lead', async ({ page, openForm }) => {
  const { call } = simulatorWords;
  const email = newAddress('simulates-later');
  const lead = async () => (await kept('preRegistration', email))[0];
  const { send } = await openForm('preRegistration');
  await send(email);
  await page.getByRole('link', { name: thanks.hero.simulate }).click();
  await expect(page).toHaveURL(pathTo('simulator', 'fr'));
  const before = await lead();
  expect(before).toMatchObject({ simulator_completed: false, simulator_result_id: null });

  const slider = simulatorOn(page).slider('vehicles');
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
