import { afterAll, beforeEach, expect, test } from 'vitest';
import { SUBJECTS, withSubject } from '#domain/leads/subjects.ts';
import { BRAND as SAMPLE } from '#domain/site/brand.sample.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { attemptDelivery } from '../deliveries/attempt.ts';
import { ANALYSIS_QUEUE, webhookQueue } from '../deliveries/queues.ts';
import { webhookSender } from '../deliveries/send-webhook.ts';
import { analysisMaker } from '../lead-analyses/make-analysis.ts';
import { type Arrived, fixed, heads, readMail, whole } from '../testing/arrived-text.ts';
import { composedAnalyses } from '../testing/composed-analyses.ts';
import { ANNOUNCED } from '../testing/sample-forms.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';
import { MAIL_ORIGIN, MAIL_SECRETS, startMailSender } from '../testing/start-mail-sender.ts';
import { storeSimulation } from '../testing/stored-rows.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

/*
 * What a visitor, the team and a webhook read of each form, word for word: one subject of a message whole and the
 * others by their heads, and the form that causes most mails once more with the statements of the sample brand. A
 * change of words is seen in `expected/`; `npx vitest run every-form --update` writes those files again.
 */

const REGISTRATION = {
  email: 'claire.moreau@fret.example',
  first_name: 'Claire',
  last_name: 'Moreau',
  company: 'Messageries Moreau',
  phone: '+33 1 99 00 18 61',
  fleet_size: 25,
  vehicle_type: 'vans',
  charging_hours: 'night',
  daily_distance: 200,
  industry: 'logistics',
  urgency: '6_months',
  main_motivation: 'cost_reduction',
  current_energy_cost: 'env. 6 800 € par mois',
  email_consent: true,
  phone_consent: true,
  newsletter_consent: false,
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'depots',
  referrer_url: 'https://www.google.com/',
  filled_ms: 40_000,
};

/** What only must be answered, without an origin. */
const SHORT_REGISTRATION = {
  email: 'claire.moreau@fret.example',
  fleet_size: 250,
  vehicle_type: 'mixed',
  industry: 'other',
  urgency: 'immediate',
  email_consent: true,
  filled_ms: 40_000,
};

const CONTACT = {
  email: 'claire.moreau@fret.example',
  name: 'Claire Moreau',
  company: 'Messageries Moreau',
  phone: '+33 1 99 00 18 61',
  filled_ms: 40_000,
};

/** When everything here happens; deliveries read this clock too. */
const MOMENT = '2026-11-15T09:30:00Z';

const STATEMENTS = { default: undefined, sample: SAMPLE.statements };
type BrandName = keyof typeof STATEMENTS;

const receiver = await startWebhookReceiver();
const secrets = [`whsec_${Buffer.from('a secret for tests alone, 32 b.').toString('base64')}`];
const destinations = [{ name: 'crm', url: receiver.url, secrets }];
const api = await startApi({
  api: { destinations: () => destinations, simulationWaitSeconds: 120 },
});
const { database } = api;
const started = (statements?: typeof SAMPLE.statements) =>
  startMailSender({ database, ...(statements && { statements }) });
const senders = { default: await started(), sample: await started(STATEMENTS.sample) };
const policy = { production: false, webhookHosts: ['127.0.0.1'] };
const { db, owner } = senders.default;
await owner.query(
  `CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
   AS $$ SELECT timestamptz '${MOMENT}' $$`,
);
const links = { origin: MAIL_ORIGIN, tokenSecrets: MAIL_SECRETS };
const webhooks = webhookSender({ db, destinations, policy, links });
beforeEach(empty);
afterAll(async () => {
  await Promise.all(Object.values(senders).map((sender) => sender.stop()));
  await receiver.stop();
  await api.stop();
});

async function empty(): Promise<void> {
  // Quicker than TRUNCATE for a handful of rows.
  for (const table of ['deliveries', 'form_submissions', 'crm_leads', 'simulator_results']) {
    await senders.default.owner.query(`DELETE FROM ${table}`);
  }
}

interface Due {
  id: string;
  kind: string;
  event: string;
  destination: string | null;
}

/** Sends whatever the forms have caused so far, and returns what arrived of it. */
async function arrived(brand: BrandName): Promise<Arrived[]> {
  // An analysis that is made causes a mail.
  return [...(await sendDue(brand)), ...(await sendDue(brand))];
}

async function sendDue(brand: BrandName): Promise<Arrived[]> {
  const { owner, db, sink, attempt } = senders[brand];
  for (const table of ['lead_submissions', 'form_submissions', 'simulator_results']) {
    await owner.query(`UPDATE ${table} SET created_at = $1`, [MOMENT]);
  }
  await owner.query('UPDATE analyses SET made_at = $1', [MOMENT]);
  // Simulations come first, as they would during the wait, which is then over.
  const due = (await api.rows(
    `WITH due AS (
       UPDATE deliveries SET next_attempt_at = $1, held_until = $1 WHERE state = 'pending'
       RETURNING id, kind, event, destination, created_at
     )
     SELECT * FROM due ORDER BY event = 'lead.simulated' DESC, kind, event`,
    [MOMENT],
  )) as Due[];
  const log = { info() {}, warn() {}, error() {} };
  const worker = { db, log, timeScale: 1, random: () => 0.5 };
  const statements = STATEMENTS[brand] ?? BRAND.statements;
  const origin = MAIL_ORIGIN;
  const maker = analysisMaker({
    db,
    analyses: composedAnalyses,
    origin,
    statements,
    needsApproval: false,
  });
  const send = ({ id, kind, destination }: Due) => {
    const job = { delivery_id: id, attempt: 1 };
    if (kind === 'analysis') return attemptDelivery({ ...worker, ...maker }, ANALYSIS_QUEUE, job);
    if (destination === null) return attempt(id);
    return attemptDelivery({ ...worker, ...webhooks }, webhookQueue(destination), job);
  };
  const inTurn = ({ kind }: Due) => kind === 'sales_notice' || kind === 'analysis';
  await Promise.all([
    ...due.filter((one) => !inTurn(one)).map(send),
    due.filter(inTurn).reduce((before, one) => before.then(() => send(one)), Promise.resolve()),
  ]);
  const parts = due.map(async ({ id, kind, event }) => {
    const [row] = await api.rows('SELECT state, last_error FROM deliveries WHERE id = $1', [id]);
    const title = `#### ${kind}, ${event}: ${row.last_error ?? row.state}`;
    const mails = sink.mails.filter(({ raw }) => raw.includes(`Message-ID: <${id}@`));
    const events = receiver.received.filter(({ headers }) => headers['webhook-id'] === id);
    return {
      title,
      mails: await Promise.all(mails.map(readMail)),
      events: events.map(({ body }) => JSON.parse(body)),
    };
  });
  return Promise.all(parts);
}

interface Case {
  brand: BrandName;
  language: Language;
}

async function register({ language }: Case, answers: object = REGISTRATION) {
  const answer = await api.post('/api/leads', { ...answers, language });
  expect(answer.status).toBe(201);
  return jsonOf(answer) as { id: string; token: string };
}

async function contact(which: Case, form: object, withSimulation: boolean): Promise<string> {
  const parts: string[] = [];
  for (const subject of SUBJECTS) {
    await empty();
    const simulation = withSimulation && {
      simulator_result_id: await storeSimulation(senders.default.owner),
    };
    const answer = await api.post('/api/form-submission', {
      ...CONTACT,
      ...form,
      message: withSubject(subject, 'Nous avons 40 utilitaires.\nQuand pouvons-nous en parler ?'),
      form_data: { ...(form as typeof CONTACT_PAGE).form_data, subject, ...simulation },
      language: which.language,
    });
    expect(answer.status).toBe(201);
    const caused = await arrived(which.brand);
    const isFirst = parts.length === 0;
    parts.push(`######## ${subject}\n\n${isFirst ? whole(caused, which) : heads(caused)}`);
  }
  return parts.join('\n\n\n');
}

const CONTACT_PAGE = {
  form_type: 'contact',
  lead_score: 10,
  form_data: { source: 'contact_form' },
};
const CONTACT_DIALOG = {
  form_type: 'demo_request',
  lead_score: 72,
  form_data: { source: 'contact_button', utm_source: 'salon', utm_medium: 'qr' },
};

/** Each as a visitor sends it; the last of what is caused is still to be sent. */
const REGISTRATIONS: Record<string, (which: Case) => Promise<unknown>> = {
  'pre-registration': (which) => register(which),
  'pre-registration-short': (which) => register(which, SHORT_REGISTRATION),
  'pre-registration-simulated': async (which) =>
    api.linkSimulation(await register(which, { ...REGISTRATION, simulator_data: ANNOUNCED })),
  'pre-registration-simulated-later': async (which) => {
    const lead = await register(which);
    await arrived(which.brand);
    await api.linkSimulation(lead);
  },
  'pre-registration-repeated': async (which) => {
    await register(which);
    await arrived(which.brand);
    await register(which, { ...REGISTRATION, fleet_size: 100, phone_consent: false });
  },
};

const MESSAGES: Record<string, (which: Case) => Promise<string>> = {
  'contact-page': (which) => contact(which, CONTACT_PAGE, false),
  'contact-dialog': (which) => contact(which, CONTACT_DIALOG, true),
};

const CASES: readonly (Case & { form: string })[] = [
  ...Object.keys({ ...REGISTRATIONS, ...MESSAGES }).flatMap((form) =>
    LANGUAGES.map((language) => ({ form, language, brand: 'default' as const })),
  ),
  { form: 'pre-registration-simulated', language: 'fr', brand: 'sample' },
];

test.each(CASES)(
  '$form, $language, $brand brand: mails and webhooks say what is expected',
  async ({ form, language, brand }) => {
    const which = { language, brand };
    await REGISTRATIONS[form]?.(which);
    const said = (await MESSAGES[form]?.(which)) ?? whole(await arrived(brand), which);
    await expect(fixed(said)).toMatchFileSnapshot(`expected/${form}.${language}.${brand}.txt`);
  },
);
