import { DEFAULT_INPUTS } from '#domain/simulator/index.ts';
import * as forms from '#server/testing/sample-forms.ts';

interface ComparedRequest {
  name: string;
  path: string;
  send?: RequestInit;
}

const LEAD = {
  ...forms.REGISTRATION,
  phone: '+33 6 12 34 56 78',
  daily_distance: 100,
  current_energy_cost: '4 200 EUR par mois',
  main_motivation: 'cost_reduction',
  newsletter_consent: true,
  phone_consent: true,
  preferred_contact_method: 'phone',
  source: 'website',
  utm_source: 'salon',
  utm_medium: 'print',
  utm_campaign: 'automne',
  referrer_url: 'https://www.example.org/flottes',
};

const CONTACT = {
  ...forms.CONTACT,
  email: 'camille@fret.example',
  name: 'Camille Moreau',
  company: 'Fret & Fils',
  phone: '+33 6 12 34 56 78',
  message: 'Sujet: Information sur les tarifs\n\nCombien pour 60 utilitaires ?',
};

const NEWSLETTER = { ...forms.NEWSLETTER, email: 'lecteur@fret.example' };

const SIMULATED = { mode: 'simple', ...DEFAULT_INPUTS };

const key = (last: number) => `8d6f0f6e-26a5-4b53-9d0c-${String(last).padStart(12, '0')}`;

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Accept-Language': 'fr', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const without = (body: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

/** As a browser sends a form without JavaScript: nothing measured, nothing scored. */
const form = (fields: Record<string, unknown>): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'text/html' },
  body: new URLSearchParams(
    Object.entries(without(without(fields, 'filled_ms'), 'lead_score')).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, text]): [string, string] => [
            `${name}.${inner}`,
            String(text),
          ])
        : [[name, value === true ? 'on' : String(value)] satisfies [string, string]],
    ),
  ),
});

const LEADS = '/api/leads';
const FORMS = '/api/form-submission';
const SIMULATIONS = '/api/simulations';

const named: [name: string, path: string, send?: RequestInit][] = [
  ['a lead', LEADS, json(LEAD, { 'Idempotency-Key': key(1) })],
  ['the same lead again, under its key', LEADS, json(LEAD, { 'Idempotency-Key': key(1) })],
  [
    'another lead under that key',
    LEADS,
    json({ ...LEAD, fleet_size: 10 }, { 'Idempotency-Key': key(1) }),
  ],
  ['a lead in English', LEADS, json({ ...LEAD, email: 'grace@fret.example', language: 'en' })],
  [
    'a lead of few answers',
    LEADS,
    json(without(without({ ...LEAD, email: 'few@fret.example' }, 'phone'), 'daily_distance')),
  ],
  [
    'a lead that a program filled in',
    LEADS,
    json({ ...LEAD, email: 'bot@fret.example', filled_ms: 10 }),
  ],
  [
    'a lead with the honeypot filled',
    LEADS,
    json({ ...LEAD, email: 'trap@fret.example', website: 'https://spam.example' }),
  ],
  ...Object.keys(LEAD).map((field): [string, string, RequestInit] => [
    `a lead without ${field}`,
    LEADS,
    json(without({ ...LEAD, email: `no-${field.replaceAll('_', '-')}@fret.example` }, field)),
  ]),
  ...Object.keys(LEAD).map((field): [string, string, RequestInit] => [
    `a lead whose ${field} is a list`,
    LEADS,
    json({ ...LEAD, email: `list@fret.example`, [field]: ['?'] }),
  ]),
  [
    'a lead with an unknown field',
    LEADS,
    json({ ...LEAD, email: 'more@fret.example', favourite: 'blue' }),
  ],
  ['a lead as a form', LEADS, form({ ...LEAD, email: 'form@fret.example' })],
  ['a wrong lead as a form', LEADS, form({ ...LEAD, email: 'nobody' })],
  ['a contact request', FORMS, json(CONTACT, { 'Idempotency-Key': key(3) })],
  ['the same request again', FORMS, json(CONTACT, { 'Idempotency-Key': key(3) })],
  [
    'a demo request',
    FORMS,
    json({
      ...CONTACT,
      email: 'demo@fret.example',
      form_type: 'demo_request',
      form_data: { subject: 'demo', source: 'contact_button' },
    }),
  ],
  ...Object.keys(CONTACT).map((field): [string, string, RequestInit] => [
    `a request without ${field}`,
    FORMS,
    json(
      without({ ...CONTACT, email: `asks-no-${field.replaceAll('_', '-')}@fret.example` }, field),
    ),
  ]),
  ...Object.keys(CONTACT).map((field): [string, string, RequestInit] => [
    `a request whose ${field} is a list`,
    FORMS,
    json({ ...CONTACT, email: 'asks-list@fret.example', [field]: ['?'] }),
  ]),
  ['a contact request as a form', FORMS, form({ ...CONTACT, email: 'contact-form@fret.example' })],
  ['a newsletter subscription', FORMS, json(NEWSLETTER)],
  [
    'a newsletter subscription as a form',
    FORMS,
    form({ ...NEWSLETTER, email: 'form-reader@fret.example' }),
  ],
  ['a body that is no JSON', LEADS, json('{')],
  [
    'a body of another kind',
    LEADS,
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
  ],
  ['from another site', LEADS, json(LEAD, { 'Sec-Fetch-Site': 'cross-site' })],
  ['a key that is none', LEADS, json(LEAD, { 'Idempotency-Key': 'once' })],
  ['a simulation', SIMULATIONS, json({ language: 'fr', inputs: SIMULATED })],
  ['a simulation of nothing', SIMULATIONS, json({})],
  ['an unknown simulation', `${SIMULATIONS}/${key(9)}`],
  ['a simulation that is no id', `${SIMULATIONS}/x`],
  ['a link without its token', `${LEADS}/${key(9)}/simulator`, { ...json({}), method: 'PATCH' }],
  ['a confirmation without token', '/api/newsletter/confirm', json({})],
  ['a confirmation with a wrong token', '/api/newsletter/confirm', json({ token: 'x' })],
  ['unsubscribing with a wrong token', '/api/newsletter/unsubscribe?token=x', { method: 'POST' }],
  ['a consent that is none', '/api/consent', json({})],
  ['no events', '/api/events', json({})],
  [
    'an event',
    '/api/events',
    json({
      visit: '00c0ffee0badcafe',
      events: [{ name: 'page_view', page: 'contact', language: 'fr' }],
    }),
  ],
  [
    'a client error',
    '/api/client-errors',
    json({
      reference: '0F3A91BC',
      page: 'simulator',
      language: 'fr',
      error: 'TypeError',
      frames: [],
    }),
  ],
  ['the description', '/api/openapi.json'],
  ['an unknown address of the API', '/api/nothing'],
  ['a method that is not allowed', LEADS],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
  ['home', '/'],
  ['home in English', '/', { headers: { 'Accept-Language': 'en' } }],
  ['an unknown page', '/nothing'],
  ['a redirect', '/contact/'],
  ['the sitemap', '/sitemap.xml'],
  ['robots', '/robots.txt'],
  ['a page by POST', '/faq', { method: 'POST' }],
];

/** The same for every build: each kind of answer of the API, and a few of the pages. */
export const REQUESTS: readonly ComparedRequest[] = named.map(([name, path, send]) => ({
  name,
  path,
  ...(send && { send }),
}));

/** Once the mails of the first registration are out: which of two at once gets its mail is chance. */
export const SECOND_REGISTRATION = json({ ...LEAD, fleet_size: 25 }, { 'Idempotency-Key': key(2) });
