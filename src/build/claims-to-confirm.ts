import { writeFileSync } from 'node:fs';
import { range } from '#content/figures.ts';
import { loadWords } from '#content/load-words.ts';
import { PROMISE_NAMES, wordingsOf } from '#content/promises.ts';
import { paymentRule, shareRule } from '#content/share-rule.ts';
import { CONSTANT_GROUPS, CONSTANT_SOURCES, type Constant } from '#domain/simulator/index.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import { CLAIMS, type Claim, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { canonicalPath, PAGE_IDS, type PageId } from '#domain/site/routes.ts';

/** What the owner has to confirm: node src/build/claims-to-confirm.ts, after a claim or promise has changed. */
const FILE = 'docs/claims-to-confirm.md';

const HEAD = `# To confirm before the site goes public

Every figure, promise, constant and placeholder that only the owner of the company can confirm, with where it
stands and on what it rests. Written by \`node src/build/claims-to-confirm.ts\`; a test fails when it is out of date.`;

/** Where a statement is shown once it is set, and what stands there until then. */
const STATEMENTS: Record<keyof Statements, { what: string; places: string; until: string }> = {
  certification: {
    what: 'State of the ISO 27001 certification',
    places: '/pre-inscription',
    until: 'the card says neither certified nor not',
  },
  hosting: {
    what: 'Where data of connected fleets is hosted',
    places: '/pre-inscription, /faq',
    until: 'nothing is said',
  },
  insurance: {
    what: 'Insurer and amount of the cyber insurance',
    places: '/pre-inscription',
    until: 'a certificate on request',
  },
  liability: {
    what: 'What the contract provides if a vehicle is not ready by our fault',
    places: '/faq',
    until: 'the answer asks readers to raise it before signing',
  },
  markets: {
    what: 'Markets served today, status with the transmission operator',
    places: '/solutions/flottes',
    until: 'nothing is said',
  },
  monthlyStatement: {
    what: 'What the monthly statement shows',
    places: '/faq',
    until: 'nothing is said',
  },
  sandbox: {
    what: 'A test environment for partners',
    places: '/solutions/agregateurs, /solutions/energie',
    until: 'nothing is said',
  },
  partnerShare: {
    what: 'What part of our share a partner receives',
    places: '/partenaires/banques, /partenaires/constructeurs, /partenaires/installateurs',
    until: '‘set by contract’',
  },
  betaTerms: {
    what: 'Length of the beta, rate afterwards, exit, data',
    places: '/pre-inscription, /faq',
    until: 'a general answer in the FAQ',
  },
  people: {
    what: 'Names, roles and telephone numbers',
    places: '/contact, mails',
    until: 'nobody is named',
  },
  references: {
    what: 'Fleets that agreed to be named, with what was measured',
    places: '/solutions/flottes',
    until: 'no section',
  },
  bookingUrl: {
    what: 'Where a visitor books an appointment',
    places: '/pre-inscription/merci, mails',
    until: 'a call is promised',
  },
  subjectEmails: {
    what: 'Who reads a message of which subject',
    places: '/contact, sales mails',
    until: 'all go to SALES_EMAIL',
  },
};

/** What the owner has to confirm, as Markdown. */
export async function claimsToConfirm(): Promise<string> {
  return `${[
    HEAD,
    section('Placeholders in the brand file', table(['Entry', 'Value'], placeholders())),
    section(
      'Statements about the company',
      table(['Entry', 'What it says', 'Shown on', 'Until it is set', 'Set'], statements()),
    ),
    section(
      'The rule for money',
      [shareRule('en'), paymentRule('en'), shareRule('fr'), paymentRule('fr')]
        .map((one) => `> ${one}`)
        .join('\n>\n'),
    ),
    section(
      'Claims and promises',
      table(['Claim', 'Value', 'Said as', 'Pages', 'Rests on'], claims()),
    ),
    section(
      'Constants of the model',
      table(['Constant', 'Value', 'Source', 'To confirm', 'Valid until'], await constants()),
    ),
  ].join('\n\n')}\n`;
}

const section = (title: string, body: string) => `## ${title}\n\n${body}`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

function placeholders(of: object = { ...BRAND, statements: {} }, path = ''): string[][] {
  return Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'object'
      ? placeholders(value, `${path}${key}.`)
      : [[`\`${path}${key}\``, String(value)]],
  );
}

const statements = () =>
  Object.entries(STATEMENTS).map(([name, { what, places, until }]) => [
    `\`${name}\``,
    what,
    places,
    until,
    BRAND.statements[name as keyof Statements] === undefined ? 'no' : 'yes',
  ]);

function claims(): string[][] {
  const rows = Object.entries(CLAIMS).map(([name, claim]: [string, Claim]) => [
    `\`${name}\``,
    `${range(claim.value, 'en')} ${claim.unit}`,
    saidAs(name),
    claim.shownOn.map(placeOf).join(', '),
    claim.restsOn,
  ]);
  return [
    ...rows,
    [
      '`SERVED_FLEET_VEHICLES`',
      `${range(SERVED_FLEET_VEHICLES, 'en')} vehicles`,
      '',
      'menus, fleets, FAQ, solutions',
      'The fleets the service is meant for.',
    ],
  ];
}

function saidAs(name: string): string {
  const promise = PROMISE_NAMES.find((one) => one === name);
  return promise ? [...wordingsOf(promise, 'fr'), ...wordingsOf(promise, 'en')].join('; ') : '';
}

const placeOf = (place: string): string =>
  PAGE_IDS.some((id) => id === place) ? canonicalPath(place as PageId, 'fr') : place;

async function constants(): Promise<string[][]> {
  const { names, sources } = (await loadWords('simulator-method', 'en')).constants;
  const word = (of: object, key: string) => (of as Record<string, string>)[key] ?? key;
  return Object.values(CONSTANT_GROUPS).flatMap((group: Readonly<Record<string, Constant>>) =>
    Object.entries(group).map(([key, { value, unit, source, toConfirm }]) => [
      word(names, key),
      `${Math.round(value * 1000) / 1000} ${unit}`,
      word(sources, source),
      toConfirm ? 'yes' : '',
      CONSTANT_SOURCES[source].validUntil ?? '',
    ]),
  );
}

if (import.meta.main) {
  writeFileSync(FILE, await claimsToConfirm());
  console.info(`${FILE} written`);
}
