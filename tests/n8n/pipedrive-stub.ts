import { startTool, type ToolAnswer, type ToolRequest } from './tool-stub.ts';

type Row = Record<string, unknown> & { id: number };

/** Keys of custom fields, as an account gives them. */
export const FIELDS = {
  registrationField: '1f0a9b3c5d7e2f4a6b8c0d1e3f5a7b9c1d3e5f70',
  eventTimeField: '2f0a9b3c5d7e2f4a6b8c0d1e3f5a7b9c1d3e5f70',
  scoreField: '3f0a9b3c5d7e2f4a6b8c0d1e3f5a7b9c1d3e5f70',
  fleetSizeField: '4f0a9b3c5d7e2f4a6b8c0d1e3f5a7b9c1d3e5f70',
  simulationField: '',
};
const NUMERIC = [FIELDS.scoreField, FIELDS.fleetSizeField];

const refused = (status: number, error: string) => ({ status, body: { success: false, error } });
const taken = (data: unknown, status = 200) => ({ status, body: { success: true, data } });

/** Version 2 of the API does not turn text into numbers, and refuses keys it does not know. */
function wrongIn({ custom_fields = {}, ...deal }: Record<string, unknown>): string | undefined {
  const allowed = ['title', 'person_id', 'org_id', 'stage_id'];
  const surplus = Object.keys(deal).filter((name) => !allowed.includes(name));
  if (surplus.length > 0) return `unknown: ${surplus.join(', ')}`;
  for (const name of ['person_id', 'org_id', 'stage_id']) {
    if (name in deal && typeof deal[name] !== 'number') return `${name} is not a number`;
  }
  for (const [key, value] of Object.entries(custom_fields as object)) {
    if (!Object.values(FIELDS).includes(key)) return `no custom field ${key}`;
    if (typeof value !== (NUMERIC.includes(key) ? 'number' : 'string')) return `type of ${key}`;
  }
  return;
}

/** Version 2 takes the person of an activity among its participants. */
const personOf = (activity: Record<string, unknown>) =>
  (activity.participants as { person_id: number; primary: boolean }[] | undefined)?.find(
    ({ primary }) => primary,
  )?.person_id;

/** The calls that the workflow makes, as Pipedrive documents them. */
export async function startPipedrive(token: string) {
  const persons: Row[] = [];
  const organisations: Row[] = [];
  const deals: Row[] = [];
  const activities: Row[] = [];
  let isSearchLate = false;

  const add = (rows: Row[], row: Record<string, unknown>) => {
    const added = { ...row, id: rows.length + 1 };
    rows.push(added);
    return taken(added, 201);
  };
  const emailsOf = ({ emails }: Row) => (emails as { value: string }[]).map(({ value }) => value);

  function search(rows: Row[], fits: (row: Row) => boolean): ToolAnswer {
    const items = (isSearchLate ? [] : rows.filter(fits)).map((row) => ({
      result_score: 1,
      item: {
        id: row.id,
        name: row.name,
        organization: row.org_id === undefined ? null : { id: row.org_id },
      },
    }));
    return taken({ items });
  }

  function answer({ method, path, query, headers, body }: ToolRequest): ToolAnswer {
    if (headers['x-api-token'] !== token) return refused(401, 'unauthorized access');
    const [, kind, id] = /^\/api\/v2\/(deals|activities)\/(\d+)$/.exec(path) ?? [];
    if (method === 'PATCH' && kind === 'deals') return patch(Number(id), body);
    if (method === 'PATCH' && kind === 'activities') {
      return taken(Object.assign(activities.find((one) => one.id === Number(id)) ?? {}, body));
    }
    switch (`${method} ${path}`) {
      case 'GET /api/v2/persons/search':
        return query.fields === 'email' && query.exact_match === 'true'
          ? search(persons, (person) => emailsOf(person).includes(query.term ?? ''))
          : refused(400, 'search');
      case 'GET /api/v2/organizations/search':
        return query.fields === 'name' && query.exact_match === 'true'
          ? search(organisations, ({ name }) => name === query.term)
          : refused(400, 'search');
      case 'POST /api/v2/organizations':
        return add(organisations, body);
      case 'POST /api/v2/persons':
        return Array.isArray(body.emails) ? add(persons, body) : refused(400, 'emails');
      case 'GET /api/v2/deals':
        return taken(deals.filter(({ person_id }) => String(person_id) === query.person_id));
      case 'GET /api/v2/activities':
        return taken(activities.filter((one) => String(personOf(one)) === query.person_id));
      case 'POST /api/v2/activities':
        return personOf(body) === undefined ? refused(400, 'person') : add(activities, body);
      case 'POST /api/v2/deals': {
        const wrong = wrongIn(body);
        return wrong === undefined ? add(deals, body) : refused(400, wrong);
      }
      default:
        return refused(404, `no ${method} ${path}`);
    }
  }

  function patch(id: number, body: Record<string, unknown>): ToolAnswer {
    const deal = deals.find((one) => one.id === id);
    const wrong = wrongIn(body);
    if (deal === undefined || wrong !== undefined) return refused(400, wrong ?? 'no such deal');
    const custom_fields = { ...(deal.custom_fields as object), ...(body.custom_fields as object) };
    return taken(Object.assign(deal, body, { custom_fields }));
  }

  const isOf = (email: string, personId: unknown) =>
    persons.some((person) => person.id === personId && emailsOf(person).includes(email));

  const tool = await startTool(answer);
  return {
    ...tool,
    organisations,
    personsOf: (email: string) => persons.filter((person) => emailsOf(person).includes(email)),
    dealsOf: (email: string) => deals.filter(({ person_id }) => isOf(email, person_id)),
    activitiesOf: (email: string) => activities.filter((one) => isOf(email, personOf(one))),
    /** As an index that has not caught up. */
    findNothing: (late: boolean) => {
      isSearchLate = late;
    },
  };
}
