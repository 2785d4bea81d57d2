import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import { FORMS, SENT_TO } from './form-drivers.ts';
import { messages } from './messages.ts';
import { SIMULATION, simulated } from './simulation-in-tab.ts';
import { DETAIL } from './sweep.ts';
import { expect, hold, hydrated, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a simulation of this tab is shown and goes along with the dialog, with its score', async ({
  page,
  baseURL,
}) => {
  await simulated(page);
  const email = newAddress('simulated');
  const { form, submit, fill } = await FORMS.dialog(page, 'fr');
  await expect(form.getByRole('status')).toContainText(
    '80 véhicules, branchés de 18\u202fh à 7\u202fh, livraison et logistique. Gain net\u00a0: 193\u202f€ par véhicule et par an, par rapport à une recharge dès l’arrivée, avec une offre spot, prix de chaque heure.',
  );
  await fill(email);
  await submit.click();
  const kept = () =>
    rows(baseURL, 'SELECT lead_score, form_data FROM form_submissions WHERE email = $1', [email]);
  await expect
    .poll(kept)
    .toMatchObject([{ lead_score: '26', form_data: { simulator_data: SIMULATION.data } }]);
});

test('left out, a simulation stays here, after a reload too, until it is wanted again', async ({
  page,
  baseURL,
}) => {
  await simulated(page);
  const { simulation } = await loadFormWords('forms', 'fr');
  const email = newAddress('left-out');
  const { form, submit, fill } = await FORMS.contact(page, 'fr');
  const remove = form.getByRole('button', { name: simulation.remove, exact: true });
  const attach = form.getByRole('button', { name: simulation.attach, exact: true });
  await remove.press('Enter');
  await expect(attach).toBeFocused();
  await attach.press('Enter');
  await remove.press('Enter');
  await page.reload();
  await hydrated(page);
  await expect(form.getByRole('status')).toContainText(simulation.removed);
  await fill(email);
  await submit.click();
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  const [kept] = await rows(baseURL, 'SELECT form_data FROM form_submissions WHERE email = $1', [
    email,
  ]);
  expect(kept?.form_data).not.toHaveProperty('simulator_data');
});

test(
  'on its way with a form, a simulation is no longer said to be left out',
  DETAIL,
  async ({ page }) => {
    await simulated(page);
    const { simulation } = await loadFormWords('forms', 'fr');
    const { form, submit, fill, busy } = await FORMS.contact(page, 'fr');
    await fill(newAddress('left-out-late'));
    const release = await hold(page, SENT_TO);
    await submit.click();
    await expect(submit).toHaveText(busy);
    const remove = form.getByRole('button', { name: simulation.remove, exact: true });
    await remove.press('Enter');
    await expect(remove).toBeFocused();
    await expect(form.getByRole('status')).toContainText(simulation.attached);
    release();
    await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  },
);

test('a pre-registration is prefilled from the simulation, never over an answer; left out, its answers stay', async ({
  page,
}) => {
  await simulated(page);
  const { form: words } = await loadWords('pre-registration', 'fr');
  const { form } = await FORMS.preRegistration(page, 'fr');
  const size = form.getByLabel(words.options.fleet_size['50-99'], { exact: true });
  await expect(size).toBeChecked();
  await expect(form.getByLabel(words.labels.charging_hours)).toHaveValue('night');
  await form.getByRole('button', { name: words.shared.simulation.remove, exact: true }).click();
  await expect(form.getByText(words.prefilled)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(form.getByRole('status')).toContainText(words.shared.simulation.removed);
  await expect(size).toBeChecked();
  await form.getByLabel(words.options.fleet_size['5-9'], { exact: true }).check();
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel(words.options.fleet_size['5-9'], { exact: true })).toBeChecked();
});

test(
  'another fleet starts afresh: no toast, no simulation of the first, the focus on its first step, its address recognised',
  DETAIL,
  async ({ page }) => {
    await simulated(page);
    const { form: words, thanks } = await loadWords('pre-registration', 'fr');
    const { submit, form, fill } = await FORMS.preRegistration(page, 'fr');
    const email = newAddress('another');
    await fill(email);
    await form.getByLabel(words.labels.newsletter_consent).check();
    await submit.click();
    await expect(page.getByText(thanks.letter)).toBeVisible();
    await page.getByRole('button', { name: thanks.again }).click();
    await expect(form.getByRole('heading', { name: words.steps[0].name })).toBeFocused();
    await expect(form.getByRole('status')).toContainText(words.shared.simulation.removed);
    await expect(messages(page)).toBeHidden();
    await fill(email.toUpperCase());
    await submit.click();
    const { title, text } = words.outcomes.known;
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${title} ${text}`);
    await expect(page.getByRole('main')).toContainText(thanks.hero.lead.further);
  },
);

test('thanks show the visitor’s own figure, a priority by the simulation and the next steps, once', async ({
  page,
}) => {
  await simulated(page);
  const { form: words, thanks, next } = await loadWords('pre-registration', 'fr');
  const { submit, form, fill } = await FORMS.preRegistration(page, 'fr');
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
  await expect(main.getByRole('link', { name: thanks.own.review })).toHaveAttribute(
    'href',
    new RegExp(`^${pathTo('simulator', 'fr')}\\?`),
  );
  for (const { name } of thanks.next.steps) {
    await expect(main.getByText(name, { exact: true })).toHaveCount(1);
  }
  await expect(messages(page)).toBeHidden();
  await expect(main.getByText(next.title)).toHaveCount(0);
  await expect(main.getByText(thanks.meanwhile.joined)).toHaveCount(0);
});
