import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';

interface Node {
  id: string;
  name: string;
  type: string;
  credentials?: Record<string, { id: string | null; name: string }>;
  parameters: {
    url?: string;
    jsCode?: string;
    assignments?: { assignments: { name: string; value: string }[] };
    options?: { timeout?: number; rawBody?: boolean };
    responseMode?: string;
  };
}

interface Workflow {
  id: string;
  name: string;
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
  settings: object;
}

const FOLDER = 'integrations/n8n';
const FILES = readdirSync(FOLDER).sort();
const read = (file: string): Workflow => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const README = readFileSync('integrations/README.md', 'utf8');
const WEBHOOKS = readFileSync('docs/webhooks.md', 'utf8');

const ALLOWED = ['webhook', 'code', 'crypto', 'if', 'set', 'httpRequest', 'respondToWebhook'];
const SENDER_WAITS_MS = 15_000;

const EXAMPLES: { data: Record<string, unknown> }[] = [
  ...WEBHOOKS.matchAll(/```json\n([\s\S]*?)```/g),
].map(([, json = '']) => JSON.parse(json));
const DOCUMENTED: Record<string, unknown> = Object.assign({}, ...EXAMPLES.map(({ data }) => data));

/** As in data.simulation?.gain_per_year_euros, not the data of a tool's own answer. */
function fieldsIn(text: string): string[] {
  const named = [...text.matchAll(/(?<!json\.)\bdata\??\.(\w+)(?:\?\.(\w+))?/g)].map(
    ([, field = '', part]) => (part === undefined ? field : `${field}.${part}`),
  );
  const taken = [...text.matchAll(/const \{ ([\w, ]+) \} = \$\('Check'\)[\w.()]*\.event\.data;/g)];
  return [...named, ...taken.flatMap(([, names = '']) => names.split(', '))];
}

function isDocumented(field: string): boolean {
  const [name = '', part] = field.split('.');
  if (!(name in DOCUMENTED)) return false;
  const value = EXAMPLES.map(({ data }) => data[name]).find((one) => one !== null);
  return part === undefined || (typeof value === 'object' && value !== null && part in value);
}

/** Everything that can be reached from a node, itself included. */
function reachedFrom(workflow: Workflow, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { node } of workflow.connections[name]?.main.flat() ?? []) {
    reachedFrom(workflow, node, seen);
  }
  return seen;
}

/** The longest that the HTTP requests from here on may take together. */
function waitsFrom(workflow: Workflow, name: string): number {
  const own = workflow.nodes.find((node) => node.name === name)?.parameters.options?.timeout ?? 0;
  const next = workflow.connections[name]?.main.flat() ?? [];
  return own + Math.max(0, ...next.map(({ node }) => waitsFrom(workflow, node)));
}

test('there are the three that README describes', () => {
  expect(FILES).toEqual(['hubspot.json', 'pipedrive.json', 'teams.json']);
  expect(FILES.filter((file) => !README.includes(`(n8n/${file})`))).toEqual([]);
});

test('the links of README lead somewhere', () => {
  const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => to);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((to) => !existsSync(join('integrations', to)))).toEqual([]);
});

describe.each(FILES)('%s', (file) => {
  const workflow = read(file);
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const of = (type: string) =>
    workflow.nodes.filter((node) => node.type === `n8n-nodes-base.${type}`);
  const settings = of('set').flatMap(({ parameters }) => parameters.assignments?.assignments ?? []);

  test('has nothing of the n8n it was made in', () => {
    expect(Object.keys(workflow)).toEqual(['id', 'name', 'nodes', 'connections', 'settings']);
    expect(workflow.id).toMatch(/^voltige[A-Z]\w+$/);
    expect(text).not.toMatch(/pinData|staticData|instanceId|versionId|127\.0\.0\.1|localhost/);
    expect(text).not.toMatch(/whsec_|Bearer|sig=|api_token=/);
  });

  test('names its credentials, which README describes, and holds none', () => {
    const named = workflow.nodes.flatMap(({ credentials }) => Object.values(credentials ?? {}));
    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(named.filter(({ id, name }) => id !== null || !README.includes(`\`${name}\``))).toEqual(
      [],
    );
    const without = [...of('httpRequest'), ...of('crypto')].filter(
      ({ credentials }) => !credentials,
    );
    expect(without).toEqual([]);
  });

  test('has nodes that every n8n has, and no variables that most do not have', () => {
    const types = workflow.nodes.map(({ type }) => type.replace('n8n-nodes-base.', ''));
    expect(types.filter((type) => !ALLOWED.includes(type))).toEqual([]);
    expect(text).not.toMatch(/\$env|\$vars|require\(/);
  });

  test('calls only the address in its settings', () => {
    const urls = of('httpRequest').map(({ parameters }) => parameters.url);
    expect(urls).not.toEqual([]);
    const begin = /^=\{\{ \$\('Settings'\)\.first\(\)\.json\.(?:baseUrl|teamsUrl) \}\}/;
    expect(urls.filter((url = '') => !begin.test(url))).toEqual([]);
  });

  test('has settings that are used, and that README describes', () => {
    expect(settings).not.toEqual([]);
    const used = (name: string) => new RegExp(`\\.${name}\\b|'${name}'`).test(text);
    expect(settings.filter(({ name }) => !used(name))).toEqual([]);
    expect(settings.filter(({ name }) => !README.includes(`\`${name}\``))).toEqual([]);
  });

  test('reads fields and events that are documented', () => {
    const code = of('code').map(({ parameters }) => parameters.jsCode ?? '');
    const fields = [...code, ...of('httpRequest').map((node) => JSON.stringify(node))].flatMap(
      fieldsIn,
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !isDocumented(field))).toEqual([]);
    const events = [...text.matchAll(/'((?:lead|form|newsletter)\.\w+)'/g)].map(
      ([, one = '']) => one,
    );
    expect(events).not.toEqual([]);
    expect(events.filter((event) => !WEBHOOKS.includes(`\`${event}\``))).toEqual([]);
  });

  test('has code that parses', () => {
    for (const { parameters } of of('code')) {
      expect(() => new Script(`(async () => {${parameters.jsCode}})`)).not.toThrow();
    }
  });

  test('answers on every way through it, after the tool and within the time of the sender', () => {
    const names = workflow.nodes.map(({ name }) => name);
    const [webhook] = of('webhook');
    expect(webhook?.parameters).toMatchObject({
      responseMode: 'responseNode',
      options: { rawBody: true },
    });
    expect([...reachedFrom(workflow, webhook?.name ?? '')].sort()).toEqual(names.sort());
    const ends = names.filter((name) => !workflow.connections[name]?.main.flat().length);
    expect(ends.sort()).toEqual(
      of('respondToWebhook')
        .map(({ name }) => name)
        .sort(),
    );
    const waits = waitsFrom(workflow, webhook?.name ?? '');
    expect(of('httpRequest').every(({ parameters }) => parameters.options?.timeout)).toBe(true);
    expect(waits).toBeGreaterThan(5_000);
    expect(waits).toBeLessThan(SENDER_WAITS_MS - 2_000);
  });
});

test('all three check the signature in the same way', () => {
  const beginnings = FILES.map((file) =>
    ['Request', 'Signature', 'Check'].map((name) => {
      const node = read(file).nodes.find((one) => one.name === name);
      return { ...node, id: '', position: [] };
    }),
  );
  expect(beginnings[1]).toEqual(beginnings[0]);
  expect(beginnings[2]).toEqual(beginnings[0]);
});

test('each property of ours in HubSpot is one that the customer creates, and the other way round', () => {
  const created = ['contact', 'deal', 'task'].flatMap((kind) => {
    const { inputs } = JSON.parse(
      readFileSync(`integrations/hubspot/${kind}-properties.json`, 'utf8'),
    );
    return inputs.map(({ name }: { name: string }) => name);
  });
  const text = readFileSync(`${FOLDER}/hubspot.json`, 'utf8');
  const written = new Set([...text.matchAll(/\bvoltige_\w+/g)].map(([name]) => name));
  expect(written).toEqual(new Set(created));
});

test('a field that does not exist is found', () => {
  const code =
    "data.fleet_sise; data.simulation?.gain; const { mail } = $('Check').first().json.event.data;";
  expect(fieldsIn(code).filter((field) => !isDocumented(field))).toEqual([
    'fleet_sise',
    'simulation.gain',
    'mail',
  ]);
  expect(fieldsIn('$input.first().json.data.items')).toEqual([]);
});
