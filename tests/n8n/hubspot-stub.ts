import { readFileSync } from 'node:fs';
import { startTool, type ToolAnswer, type ToolRequest } from './tool-stub.ts';

type Kind = 'contacts' | 'deals' | 'tasks';

interface Stored {
  id: string;
  properties: Record<string, string>;
}

interface Association {
  to: { id: string };
  types: { associationCategory: string; associationTypeId: number }[];
}

const BUILT_IN: Record<Kind, string[]> = {
  contacts: ['email', 'firstname', 'lastname', 'company', 'phone'],
  deals: ['dealname', 'dealstage', 'pipeline'],
  tasks: ['subject', 'body', 'status', 'priority', 'type'].map((name) => `hs_task_${name}`),
};
BUILT_IN.tasks.push('hs_timestamp', 'hubspot_owner_id');
/** What README has the customer create. */
const created = (kind: string): { name: string; hasUniqueValue?: boolean }[] =>
  JSON.parse(readFileSync(`integrations/hubspot/${kind}-properties.json`, 'utf8')).inputs;
const CREATED = { contacts: created('contact'), deals: created('deal'), tasks: created('task') };
/** HubSpot's own types of association, by what they lead from and to. */
const ASSOCIATIONS: Record<number, readonly [from: Kind, to: Kind]> = {
  3: ['deals', 'contacts'],
  204: ['tasks', 'contacts'],
  216: ['tasks', 'deals'],
};

const refused = (status: number, message: string) => ({
  status,
  body: { status: 'error', message, category: 'VALIDATION_ERROR' },
});

/** The calls that the workflow makes, as HubSpot documents them. */
export async function startHubspot(token: string) {
  const objects: Record<Kind, Stored[]> = { contacts: [], deals: [], tasks: [] };
  const links = new Set<string>();

  const find = (kind: Kind, property: string, value: string) =>
    objects[kind].find(({ properties }) => properties[property] === value);
  const uniqueOf = (kind: Kind) => [
    ...(kind === 'contacts' ? ['email'] : []),
    ...CREATED[kind].filter(({ hasUniqueValue }) => hasUniqueValue).map(({ name }) => name),
  ];

  function wrongIn(kind: Kind, properties: Stored['properties']): string | undefined {
    const known = [...BUILT_IN[kind], ...CREATED[kind].map(({ name }) => name)];
    const unknown = Object.keys(properties).filter((name) => !known.includes(name));
    if (unknown.length > 0) return `PROPERTY_DOESNT_EXIST: ${unknown.join(', ')}`;
    if (Object.values(properties).some((value) => typeof value !== 'string')) {
      return 'values are strings';
    }
    return;
  }

  function add(kind: Kind, properties: Stored['properties']): Stored {
    const stored = { id: String(objects[kind].length + 101), properties };
    objects[kind].push(stored);
    return stored;
  }

  function upsert(kind: Kind, { id, idProperty, properties }: UpsertInput): ToolAnswer {
    const wrong = uniqueOf(kind).includes(idProperty) ? wrongIn(kind, properties) : 'idProperty';
    if (wrong !== undefined) return refused(400, wrong);
    const stored = find(kind, idProperty, id) ?? add(kind, { [idProperty]: id });
    Object.assign(stored.properties, properties);
    return { status: 200, body: { status: 'COMPLETE', results: [stored] } };
  }

  function create(kind: Kind, { properties, associations }: CreateBody): ToolAnswer {
    const isTaken = uniqueOf(kind).some((name) => find(kind, name, properties[name] ?? ''));
    const wrong = isTaken ? 'the value is not unique' : wrongIn(kind, properties);
    if (wrong !== undefined) return refused(400, wrong);
    for (const { to, types } of associations) {
      const [from, target] = ASSOCIATIONS[types[0]?.associationTypeId ?? 0] ?? [];
      if (from !== kind || !target || !objects[target].some(({ id }) => id === to.id)) {
        return refused(400, 'association');
      }
    }
    const stored = add(kind, properties);
    for (const { to, types } of associations) {
      const [, target] = ASSOCIATIONS[types[0]?.associationTypeId ?? 0] ?? [];
      links.add(`${kind} ${stored.id} to ${target} ${to.id}`);
    }
    return { status: 201, body: stored };
  }

  function answer({ method, path, query, headers, body }: ToolRequest): ToolAnswer {
    if (headers.authorization !== `Bearer ${token}`) return refused(401, 'no token');
    const [, of, rest = ''] =
      /^\/crm\/v3\/objects\/(contacts|deals|tasks)(?:\/(.+))?$/.exec(path) ?? [];
    if (of === undefined) return refused(404, `no ${path}`);
    const kind = of as Kind;
    if (method === 'POST' && rest === 'batch/upsert') return upsert(kind, body.inputs[0]);
    if (method === 'POST' && rest === '') return create(kind, body);
    if (method === 'GET') {
      const property = query.idProperty ?? '';
      if (!uniqueOf(kind).includes(property)) return refused(400, 'no such idProperty');
      const found = find(kind, property, rest);
      return found ? { status: 200, body: found } : refused(404, 'resource not found');
    }
    const stored = objects[kind].find(({ id }) => id === rest);
    const wrong = wrongIn(kind, body?.properties ?? {});
    if (method !== 'PATCH' || stored === undefined) return refused(404, `no ${method} ${path}`);
    if (wrong !== undefined) return refused(400, wrong);
    Object.assign(stored.properties, body.properties);
    return { status: 200, body: stored };
  }

  const tool = await startTool(answer);
  const contactsOf = (email: string) =>
    objects.contacts.filter(({ properties }) => properties.email === email);
  /** Those that are linked to a contact with this address. */
  const linkedTo = (kind: Kind, email: string) =>
    objects[kind]
      .filter(({ id }) =>
        contactsOf(email).some((contact) => links.has(`${kind} ${id} to contacts ${contact.id}`)),
      )
      .map((stored) => ({
        ...stored.properties,
        deals: objects.deals
          .filter(({ id }) => links.has(`${kind} ${stored.id} to deals ${id}`))
          .map(({ properties }) => properties.voltige_registration_id),
      }));
  return {
    ...tool,
    contactsOf: (email: string) => contactsOf(email).map(({ properties }) => properties),
    dealsOf: (email: string) => linkedTo('deals', email),
    tasksOf: (email: string) => linkedTo('tasks', email),
  };
}

interface UpsertInput {
  id: string;
  idProperty: string;
  properties: Record<string, string>;
}

interface CreateBody {
  properties: Record<string, string>;
  associations: Association[];
}
