import { writeFileSync } from 'node:fs';
import { facts } from '#content/facts/facts.ts';
import { loadWords } from '#content/load-words.ts';
import { CONSTANT_GROUPS, CONSTANT_SOURCES, type Constant } from '#domain/simulator/index.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import { CLAIMS, type Claim } from '#domain/site/claims.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { canonicalPath, PAGE_IDS, type PageId } from '#domain/site/routes.ts';
import { DICTIONARY_IDS, factsIn, takenInBy } from './words/dictionaries.ts';

/** What the owner has to confirm: node src/build/claims-to-confirm.ts, after a claim or promise has changed. */
const FILE = 'docs/claims-to-confirm.md';

const HEAD = `# To confirm before the site goes public

Every figure, promise, constant and placeholder that only the owner of the company can confirm, with where it
stands and on what it rests. Written by \`node src/build/claims-to-confirm.ts\`; a test fails when it is out of date.`;

const [FR, EN] = [facts('fr'), facts('en')];

/** What stands where a statement will, until it is set, and where it is shown beside the pages that quote it. */
const STATEMENTS: Record<keyof Statements, [what: string, until: string, also?: string]> = {
  certification: [
    'State of the ISO 27001 certification',
    'the card says neither certified nor not',
  ],
  hosting: ['Where data of connected fleets is hosted', 'nothing is said'],
  insurance: ['Insurer and amount of the cyber insurance', 'a certificate on request'],
  liability: [
    'What the contract provides if a vehicle is not ready by our fault',
    'the answer asks readers to raise it before signing',
  ],
  markets: ['Markets served today, status with the transmission operator', 'nothing is said'],
  monthlyStatement: ['What the monthly statement shows', 'nothing is said'],
  sandbox: ['A test environment for partners', 'nothing is said'],
  partnerShare: ['What part of our share a partner receives', '‘set by contract’'],
  betaTerms: ['Length of the beta, rate afterwards, exit, data', 'a general answer in the FAQ'],
  people: ['Names, roles and telephone numbers', 'nobody is named', 'mails'],
  references: ['Fleets that agreed to be named, with what was measured', 'no section'],
  bookingUrl: ['Where a visitor books an appointment', 'a call is promised', 'mails'],
  subjectEmails: ['Who reads a message of which subject', 'all go to SALES_EMAIL', 'sales mails'],
};

/** What the owner has to confirm, as Markdown. */
export async function claimsToConfirm(): Promise<string> {
  return `${[
    HEAD,
    section('Placeholders in the brand file', table(['Entry', 'Value'], placeholders())),
    section(
      'Statements about the company',
      table(['Entry', 'What it says', 'In the words of', 'Until it is set', 'Set'], statements()),
    ),
    section(
      'The rule for money',
      [EN.shareRule, EN.paymentRule, FR.shareRule, FR.paymentRule]
        .map((one) => `> ${one}`)
        .join('\n>\n'),
    ),
    section('Claims and promises', table(['Claim', 'Said as', 'Pages', 'Rests on'], claims())),
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
  Object.entries(STATEMENTS).map(([name, [what, until, also = []]]) => [
    `\`${name}\``,
    what,
    [...pagesQuoting(`stated.${name}`).map(placeOf), also].flat().join(', '),
    until,
    BRAND.statements[name as keyof Statements] === undefined ? 'no' : 'yes',
  ]);

/** By themselves or in words that they take in. */
function pagesQuoting(fact: string): string[] {
  const quoting = DICTIONARY_IDS.filter((id) =>
    factsIn(id, 'fr').some((one) => `${one}.`.startsWith(`${fact}.`)),
  );
  return PAGE_IDS.filter((id) => [id, ...takenInBy(id)].some((one) => quoting.includes(one)));
}

function claims(): string[][] {
  const rows = Object.entries(CLAIMS).map(([name, claim]: [string, Claim]) => [
    `\`${name}\``,
    saidAs(name),
    claim.shownOn.map(placeOf).join(', '),
    claim.restsOn,
  ]);
  return [
    ...rows,
    [
      '`SERVED_FLEET_VEHICLES`',
      `${EN.servedVehicles} vehicles`,
      'menus, fleets, FAQ, solutions',
      'The fleets the service is meant for.',
    ],
  ];
}

/** As texts quote it, and in short where a page sets it large. */
const saidAs = (name: string): string =>
  [FR, EN]
    .flatMap(({ claims, short }) => [lookUp(claims, name), lookUp(short, name)])
    .filter((said) => said !== undefined)
    .join('; ');

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
