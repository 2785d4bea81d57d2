import { readFileSync } from 'node:fs';
import { startTool, type ToolAnswer, type ToolRequest } from './tool-stub.ts';

interface Stored {
  id: string;
  properties: Record<string, string>;
}

interface Input {
  id: string;
  idProperty: string;
  properties: Record<string, string>;
}

const BUILT_IN = {
  contacts: ['email', 'firstname', 'lastname', 'company', 'phone'],
  deals: ['dealname', 'dealstage', 'pipeline'],
};
/** What README tells the customer to create. */
const created = (file: string): { name: string; hasUniqueValue?: boolean }[] =>
  JSON.parse(readFileSync(`integrations/hubspot/${file}`, 'utf8')).inputs;
const CREATED = {
  contacts: created('contact-properties.json'),
  deals: created('deal-properties.json'),
};

const refused = (status: number, message: string) => ({
  status,
  body: { status: 'error', message, category: 'VALIDATION_ERROR' },
});

/** The calls that the workflow makes, as HubSpot documents them. */
export async function startHubspot(token: string) {
  const objects: Record<'contacts' | 'deals', Stored[]> = { contacts: [], deals: [] };
  const links = new Set<string>();

  const find = (kind: keyof typeof objects, property: string, value: string) =>
    objects[kind].find(({ properties }) => properties[property] === value);

  function isUnique(kind: keyof typeof objects, property: string): boolean {
    if (kind === 'contacts' && property === 'email') return true;
    return CREATED[kind].some(({ name, hasUniqueValue }) => name === property && hasUniqueValue);
  }

  function upsert(kind: keyof typeof objects, { id, idProperty, properties }: Input): ToolAnswer {
    if (!isUnique(kind, idProperty)) return refused(400, `${idProperty} is not unique`);
    const known = [...BUILT_IN[kind], ...CREATED[kind].map(({ name }) => name)];
    const unknown = Object.keys(properties).filter((name) => !known.includes(name));
    if (unknown.length > 0) return refused(400, `PROPERTY_DOESNT_EXIST: ${unknown.join(', ')}`);
    if (Object.values(properties).some((value) => typeof value !== 'string')) {
      return refused(400, 'values are strings');
    }
    const before = find(kind, idProperty, id);
    const stored = before ?? { id: String(objects[kind].length + 101), properties: {} };
    if (before === undefined) objects[kind].push(stored);
    Object.assign(stored.properties, { [idProperty]: id, ...properties });
    const result = { ...stored, new: before === undefined };
    return { status: 200, body: { status: 'COMPLETE', results: [result] } };
  }

  function answer({ method, path, query, headers, body }: ToolRequest): ToolAnswer {
    if (headers.authorization !== `Bearer ${token}`) return refused(401, 'no token');
    const [, kind] = /^\/crm\/v3\/objects\/(contacts|deals)\/batch\/upsert$/.exec(path) ?? [];
    if (method === 'POST' && (kind === 'contacts' || kind === 'deals')) {
      return upsert(kind, body.inputs[0]);
    }
    const [, dealKey] = /^\/crm\/v3\/objects\/deals\/([^/]+)$/.exec(path) ?? [];
    if (method === 'GET' && dealKey !== undefined) {
      const property = query.idProperty ?? '';
      if (!isUnique('deals', property)) return refused(400, 'no such idProperty');
      const deal = find('deals', property, dealKey);
      return deal ? { status: 200, body: deal } : refused(404, 'resource not found');
    }
    const [, from, to] =
      /^\/crm\/v4\/objects\/deals\/(\d+)\/associations\/default\/contacts\/(\d+)$/.exec(path) ?? [];
    if (method === 'PUT' && from !== undefined) {
      links.add(`${from} to ${to}`);
      return { status: 200, body: { status: 'COMPLETE', results: [] } };
    }
    return refused(404, `no ${method} ${path}`);
  }

  const tool = await startTool(answer);
  const contactsOf = (email: string) =>
    objects.contacts.filter(({ properties }) => properties.email === email);
  return {
    ...tool,
    contactsOf: (email: string) => contactsOf(email).map(({ properties }) => properties),
    /** Those that are linked to a contact with this address. */
    dealsOf: (email: string) =>
      objects.deals
        .filter((deal) => contactsOf(email).some(({ id }) => links.has(`${deal.id} to ${id}`)))
        .map(({ properties }) => properties),
  };
}
