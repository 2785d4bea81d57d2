import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { euros } from '#content/figures.ts';
import { mailWords, sheetPageWords } from '#content/mail-words.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { shownFigures } from '#domain/simulator/model/estimate.ts';
import { type AnalysisSummary, analysisToken } from '../lead-analyses/stored-analyses.ts';
import { sheetToken } from '../lead-sheets/stored-sheets.ts';
import { type StartedApi, startApi } from '../testing/start-app.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { storeLead } from '../testing/stored-rows.ts';

let site: StartedApi;
let owner: Pick<Pool, 'query'>;
beforeAll(async () => {
  site = await startApi({ api: { tokenSecrets: MAIL_SECRETS } });
  owner = {
    query: async (text: string, values: unknown[]) => ({ rows: await site.rows(text, values) }),
  } as never;
});
beforeEach(() => site.rows('TRUNCATE crm_leads, simulator_results CASCADE'));
afterAll(() => site.stop());

type Options = Parameters<typeof storeLead>[1];
const lead = (options: Options = {}) => storeLead(owner, { email: 'ana@fret.example', ...options });

async function sheetOf(id: string, language = 'fr'): Promise<string> {
  const token = sheetToken(MAIL_SECRETS, id);
  const { status, text } = await site.submit(`/${language}/fiche`, { token, prefix: language });
  expect(status).toBe(200);
  return text;
}

/** What stands below a heading, as text. */
function section(html: string, title: string): string {
  const [, found] = html.split(`<h2>${escaped(title)}</h2>`);
  if (found === undefined) throw new Error(`no section ${title}`);
  return plain(found.split('</section>')[0] ?? '');
}
const escaped = (text: string) => text.replaceAll("'", '&#39;').replaceAll('&', '&amp;');
const plain = (html: string) =>
  html
    .replaceAll(/<\/(?:dt|td|li|p|caption|th)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

const { estimate, range } = knownFigures('depot');
const SHOWN = shownFigures(estimate, range, KNOWN_FLEETS.depot.vehicles);
const SUMMARY: AnalysisSummary = {
  vehicles: 100,
  shown: SHOWN,
  open: [{ id: 'contract', gainOtherwiseEuros: 41 }],
};

async function analysis(
  submission: string,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const values = { figures: JSON.stringify(SUMMARY), approval: null, revoked_at: null, ...columns };
  const [row] = await site.rows(
    `INSERT INTO analyses (lead_id, lead_submission_id, language, model_version, figures, document, approval, revoked_at)
     SELECT lead_id, id, language, '2.0.0', $2, '', $3, $4
     FROM lead_submissions WHERE id = $1 RETURNING id`,
    [submission, values.figures, values.approval, values.revoked_at],
  );
  return row.id;
}

const FR = sheetPageWords('fr');
const MAIL = mailWords('fr').salesNotice;

test('a sheet says who, why the score, where from, and what was agreed to under which text', async () => {
  const id = await lead({
    answers: {
      utm_campaign: 'salon-2026',
      referrer_url: 'https://www.google.com/',
      source: 'website',
    },
  });
  await site.rows(`UPDATE lead_submissions SET consent_text_version = '2026-11-16'`);
  const html = await sheetOf(id);
  const person = section(html, MAIL.personTitle);
  for (const known of ['Ana Roy', 'Fret & Fils', 'ana@fret.example', '+33 1 99 00 18 44']) {
    expect(person).toContain(known);
  }
  const why = section(html, MAIL.whyTitle);
  expect(why).toMatch(/Taille de la flotte\n100 à 249 véhicules\n26\n/);
  expect(why).toMatch(/Calendrier\ndès que possible\n25\n/);
  expect(why).toMatch(/Total\n\n79\n/);
  expect(section(html, MAIL.originTitle)).toMatch(
    /Formulaire\nsite.*Nom de la campagne\nsalon-2026.*https:\/\/www\.google\.com\//s,
  );
  const agreed = section(html, FR.consents.title);
  expect(agreed).toMatch(/par e‑mail pour recevoir son analyse\noui\n.*\n2026-11-16\n/);
  expect(agreed).toMatch(/Être appelée au numéro donné\noui\n/);
  expect(agreed).toMatch(/la lettre de la flexibilité\nnon\n/);
});

test('what was promised is shown with when it is due, and whether it was done', async () => {
  const id = await lead();
  await site.rows(`UPDATE lead_submissions SET created_at = now() - interval '3 hours'`);
  const promised = async () => section(await sheetOf(id), FR.promises.title);
  expect(await promised()).toMatch(
    /Son analyse, par e‑mail\n.*sous 24\u202fh\)\npas encore faite\n/,
  );
  const made = await analysis(id, { approval: 'waiting' });
  expect(await promised()).toMatch(/attend votre accord\n/);
  await site.rows(`UPDATE analyses SET approval = 'given'`);
  expect(await promised()).toMatch(/envoi en cours\n/);
  await site.rows(
    `INSERT INTO deliveries (id, kind, event, state, ended_at, lead_submission_id, analysis_id)
     VALUES (gen_random_uuid(), 'analysis_ready', 'lead.analysed', 'delivered', now(), $1, $2)`,
    [id, made],
  );
  expect(await promised()).toMatch(/\nenvoyée le /);
  expect(await promised()).toMatch(
    /Son profil vérifié.*\n.*sous 48\u202fh\)\nà faire par l’équipe\n/,
  );
  expect(await promised()).toMatch(/Un appel\nensuite\nappel permis\n/);
});

test('the figure is the simulation’s, with its range, per vehicle and for the fleet', async () => {
  const id = await lead({ simulated: true });
  const html = await sheetOf(id);
  const figure = section(html, FR.figure.simulation);
  const { perVehicle, fleet } = SHOWN;
  for (const amount of [perVehicle.gainEuros, perVehicle.lowEuros, perVehicle.highEuros]) {
    expect(figure).toContain(euros(amount ?? 0, 'fr'));
  }
  for (const amount of [fleet.gainEuros, fleet.lowEuros, fleet.highEuros]) {
    expect(figure).toContain(euros(amount ?? 0, 'fr'));
  }
  expect(html).toMatch(/href="\/fr\/simulateur\?s=[0-9a-f-]{36}"/);
});

test('without a simulation it is the analysis’, with a link to what the person has; and without either there is none', async () => {
  const id = await lead();
  expect(await sheetOf(id)).toContain(FR.figure.none);
  const made = await analysis(id);
  const html = await sheetOf(id);
  expect(section(html, FR.figure.analysis)).toContain(euros(SHOWN.perVehicle.gainEuros, 'fr'));
  expect(html).toContain(`/fr/analyse?token=${analysisToken(MAIL_SECRETS, made)}`);
  expect(section(html, FR.open.title)).toContain(`serait de ${euros(41, 'fr')}`);
  await site.rows(`UPDATE analyses SET approval = 'waiting'`);
  expect(await sheetOf(id)).not.toContain('/fr/analyse?token=');
  await site.rows(`UPDATE analyses SET approval = 'given', revoked_at = now()`);
  const revoked = await sheetOf(id);
  expect(revoked).toContain(FR.figure.revoked);
  expect(revoked).not.toContain('/fr/analyse?token=');
  expect(revoked).not.toContain(euros(SHOWN.perVehicle.gainEuros, 'fr'));
});

test('of two registrations of an address each sheet shows its own answers and its own analysis', async () => {
  const [first, second] = [
    await lead(),
    await lead({ repeated: true, answers: { company: 'Other & Co' } }),
  ];
  const [one, other] = [await analysis(first), await analysis(second)];
  const [html, again] = [await sheetOf(first), await sheetOf(second)];
  expect(html).toContain(analysisToken(MAIL_SECRETS, one));
  expect(html).not.toContain('Other');
  expect(again).toContain(analysisToken(MAIL_SECRETS, other));
  expect(again).toContain('Other &amp; Co');
  expect(again).toContain(FR.repeated);
});

test('before its own analysis is made, a second registration shows no figure of the first', async () => {
  await analysis(await lead());
  const html = await sheetOf(await lead({ repeated: true }));
  expect(section(html, FR.figure.title)).toContain(FR.figure.none);
  expect(section(html, FR.promises.title)).toContain(FR.promises.states.missing);
  expect(html).not.toContain(euros(SHOWN.perVehicle.gainEuros, 'fr'));
  expect(html).not.toContain('/fr/analyse?token=');
});

test('what was left open is listed, and what was answered is not', async () => {
  const without = { phone: undefined, company: undefined, charging_hours: undefined };
  const open = section(await sheetOf(await lead({ answers: without })), FR.open.title);
  expect(
    open
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual([
    FR.open.unanswered,
    ...[
      'Entreprise',
      'Téléphone',
      'Heures de recharge',
      'Distance par jour',
      'Motivation principale',
    ],
    'Coût actuel de l’énergie',
  ]);
  const all = {
    daily_distance: 100,
    main_motivation: 'cost_reduction',
    current_energy_cost: '6 800 €',
  };
  const id = await lead({ email: 'bob@fret.example', answers: all });
  expect(section(await sheetOf(id), FR.open.title).trim()).toBe(FR.open.nothing);
});

test.each(['fr', 'en'] as const)('in %s three questions stand on the sheet', async (language) => {
  const html = await sheetOf(await lead({ language }), language);
  const [, list = ''] = /<ol>(.*?)<\/ol>/s.exec(html) ?? [];
  expect(list.match(/<li>/g)).toHaveLength(3);
});

const pasted = (html: string) => plain(/<p class="quote paste">(.*?)<\/p>/s.exec(html)?.[1] ?? '');

test('the opening to paste says the fleet, the figure with its range, one question and what comes next', async () => {
  const html = await sheetOf(await lead({ simulated: true, language: 'en' }), 'en');
  const { perVehicle, fleet } = SHOWN;
  const [gain, low, high, all] = [
    perVehicle.gainEuros,
    perVehicle.lowEuros,
    perVehicle.highEuros,
    fleet.gainEuros,
  ].map((amount) => euros(amount ?? 0, 'en'));
  expect(pasted(html)).toBe(
    `Hello Ana,

Thank you for pre-registering with Voltige. You told us about a fleet of 100–249 vehicles (vans, logistics). Going by your simulation, your net gain would be ${gain} (between ${low} and ${high}) per vehicle per year, or ${all} a year for ${KNOWN_FLEETS.depot.vehicles} vehicles, excluding VAT and after our share.

One question would make that figure more precise:
${mailWords('en').salesNotice.questions.contract.ask}

When would be a good time to call you about it?`,
  );
});

test('without a figure it names none, and whoever must not be called is not offered a call', async () => {
  const text = pasted(
    await sheetOf(await lead({ answers: { phone_consent: false, first_name: undefined } })),
  );
  expect(text).toMatch(/^Bonjour,\n/);
  expect(text).not.toContain('€');
  expect(text).toContain(FR.paste.preparing);
  expect(text).toContain(FR.paste.next.write);
  expect(text).not.toContain(FR.paste.next.call);
});

test('a perhaps automatic registration is marked, and nothing is said to be prepared for it', async () => {
  const html = await sheetOf(await lead({ suspicion: 'too-fast' }));
  expect(html).toContain(`<p class="warning">${MAIL.suspicion['too-fast']}</p>`);
  expect(section(html, FR.promises.title)).toContain(FR.promises.states.held);
  expect(pasted(html)).not.toContain(FR.paste.preparing);
});

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

test('a hostile name, company and text of 5,000 characters change nothing but their own text', async () => {
  const long = `</dd></main><form action=//evil.example>${'é<&>"\u2028\n\u202e'.repeat(625)}`;
  const hostile = {
    first_name: '<script>alert(1)</script>',
    last_name: `"'><img src=x onerror=alert(1)>`,
    company: '{fleet} <b>Fils</b> & Cie',
    phone: '<a href="tel:1">1</a>',
    current_energy_cost: long,
    utm_campaign: '<style>*{display:none}</style>',
    referrer_url: 'javascript:alert(1)//"><base href=//evil.example>',
    source: '<textarea>',
  };
  const usual = Object.fromEntries(Object.keys(hostile).map((name) => [name, 'x']));
  const [a, b] = [
    await sheetOf(await lead({ answers: hostile })),
    await sheetOf(await lead({ email: 'bob@fret.example', answers: usual })),
  ];
  const masked = (html: string) => tagsOf(html).map((tag) => tag.replace(/value="[\w-]{40,}"/, ''));
  expect(masked(a)).toEqual(masked(b));
  expect(a).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(a).toContain('{fleet} &lt;b&gt;Fils&lt;/b&gt; &amp; Cie');
  expect(a).not.toContain('href="javascript');
  // Neither may a stranger's words reach the person by a mail of ours.
  expect(pasted(a)).toMatch(/^Bonjour,\n/);
  expect(pasted(a)).not.toMatch(/evil|Fils|alert/);
});
