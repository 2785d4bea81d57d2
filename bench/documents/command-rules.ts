import type { DocumentedCommand } from './read-commands.ts';

export const DOCUMENTS = [
  'docs/operations.md',
  'docs/deploy.md',
  'docs/alerts.md',
  'docs/scale.md',
  'README.md',
  'CONTRIBUTING.md',
];

/**
 * What must be so before a command: the site answers; nobody is connected; and the database is empty; there is one to
 * try in; an analysis of the lead waits to be approved.
 */
export type Needs = 'site' | 'nobody' | 'empty database' | 'drill database' | 'waiting analysis';

export type CommandRule =
  /** Typed as it stands; `code` is how it ends, 0 if nothing is said. */
  | { do: 'run'; needs?: Needs; code?: number }
  /** Started, and asked to end once it says that it works. */
  | { do: 'start' }
  /** Too long, too large or for root: this npm command, test or script does it. */
  | { do: 'elsewhere'; by: string };

const RECIPES = 'npm run recipes';
const DEPLOY = 'npm run deploy:test';
/** For minutes or hours, by whoever wants to know. */
const ON_ITS_OWN = 'on its own';
const YOUR_DOMAIN = 'on your own domain';

/** The first that fits decides. */
const RULES: readonly [RegExp, CommandRule][] = [
  [/^(?:bin\/)?voltige (?:site|worker)$/, { do: 'start' }],
  [/^voltige restore$/, { do: 'run', needs: 'empty database' }],
  [/^voltige restore --drill-into /, { do: 'run', needs: 'drill database' }],
  [/^voltige restore /, { do: 'run', needs: 'nobody' }],
  [/^psql "\$DATABASE_URL" .*DROP OWNED/, { do: 'run', needs: 'nobody' }],
  [/^voltige analyses (?:show|approve|revoke) /, { do: 'run', needs: 'waiting analysis' }],
  // It says to how many it would be sent, and that it was not.
  [/^voltige newsletter send name\.fr\.mdx$/, { do: 'run', code: 1 }],
  [/^(?:bin\/)?voltige /, { do: 'run' }],
  [/^curl -sI? (?:127\.0\.0\.1:|https:\/\/www\.voltige\.example\/)/, { do: 'run', needs: 'site' }],
  [
    /^(?:pg_dump|pg_restore|psql|openssl (?:rand|genrsa)|node -p|base64|age-keygen) /,
    { do: 'run' },
  ],
  [/^npm run words -- (?:find "\w|fix name\.)/, { do: 'run' }],
  [/^npm run (?:claims|notices|consent:archive|article)$/, { do: 'run' }],

  ...elsewhere(
    DEPLOY,
    /^(?:voltige-release|systemctl|systemd-analyze|journalctl|nginx|buildah|docker) /,
  ),
  ...elsewhere('src/server/http/log.slow.test.ts', /^grep [\w-]+$/),
  ...elsewhere('tests/deploy/package.slow.test.ts', /^(?:SITE_ORIGIN=\S+ )?npm run package$/),
  ...elsewhere('src/build/release/release.test.ts', /^npm run release\b/, /^sha256sum --check /),
  ...elsewhere('src/server/demo/demo.slow.test.ts', /^(?:npm ci && )?npm run demo$/),
  ...elsewhere('src/server/demo/dev.slow.test.ts', /^npm run dev$/),
  ...elsewhere('src/server/startup/main.slow.test.ts', /^npm start$/),
  ...elsewhere('tests/e2e/desk-door.spec.ts', /^npm run desk$/),
  ...elsewhere('src/build/words/words-command.test.ts', /^npm run words -- /),
  ...elsewhere('src/build/articles/article-lists.test.ts', /^npm run article -- /),
  ...elsewhere('src/build/prices/import-prices.test.ts', /^npm run prices -- /),
  ...elsewhere('.ci/run', /^npx vitest run tests\/alerts$/),
  ...elsewhere('tests/lint/lockfile.test.ts', /^npm run lock$/),
  ...elsewhere(RECIPES, /^npm run follow-field\b/),
  ...elsewhere(YOUR_DOMAIN, /^dig /, /^openssl x509 /),
  ...elsewhere(
    ON_ITS_OWN,
    /^npm run (?:test:(?:model|agreement|n8n)|e2e:all|looks|sabotage(?::look)?|fault-run|newsletter-run|analysis-run)$/,
    /^npm run (?:deploy:test|alerts:test(?: -- \w+)?|compare -- <checkout>|recipes|documents|largest-paint|wapiti)$/,
    /^npm run (?:bench(?::many|:soak|:simulator|:click|:analyses|:desk)?|figures|pictures(?::desk)?|weights|format)$/,
  ),
];

function elsewhere(by: string, ...fits: RegExp[]): [RegExp, CommandRule][] {
  return fits.map((one) => [one, { do: 'elsewhere', by }]);
}

/** What is done with a command; undefined where nobody thought of it. `ci` is the text of `.ci/run`. */
export function ruleFor(
  { document, chapter, language, text }: DocumentedCommand,
  ci: string,
): CommandRule | undefined {
  if (document === 'CONTRIBUTING.md' && chapter === 'Recipes' && !text.includes('words -- find')) {
    return { do: 'elsewhere', by: RECIPES };
  }
  if (language === 'sql') {
    // The roles of a new installation, which exist here, and the end of one that is in use here.
    return /CREATE ROLE voltige_owner|DROP ROLE voltige_api/.test(text)
      ? { do: 'elsewhere', by: 'src/server/startup/configuration/operations-document.test.ts' }
      : { do: 'run' };
  }
  if (text.split(' && ').every((part) => ci.includes(`\n${part}`))) {
    return { do: 'elsewhere', by: '.ci/run' };
  }
  return RULES.find(([fits]) => fits.test(text))?.[1];
}

/** What a document writes where a reader puts something of their own. */
export interface Placeholders {
  leadReference: string;
  requestReference: string;
  deadDelivery: string;
  destination: string;
  siteAddress: string;
  metricsAddress: string;
  folder: string;
}

export function filledIn(text: string, own: Placeholders): string {
  const isLead = /^voltige (?:leads|analyses|sheets) /.test(text);
  return text
    .replaceAll(/3F2A-91BC|<reference>/g, isLead ? own.leadReference : own.requestReference)
    .replaceAll('<id>', own.deadDelivery)
    .replaceAll(/(?<=--to |enable )(?:crm|<name>)/g, own.destination)
    .replaceAll('127.0.0.1:3000', own.siteAddress)
    .replaceAll('https://www.voltige.example/', `http://${own.siteAddress}/`)
    .replaceAll(/127\.0\.0\.1:9\d{3}/g, own.metricsAddress)
    .replaceAll('/etc/nginx/voltige', `${own.folder}/nginx`)
    .replace(/^(npm run words -- fix )(name\.fr\.mdx)$/, `$1${own.folder}/$2`);
}
