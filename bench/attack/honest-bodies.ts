import { DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { PROOF } from '../../src/server/testing/sample-forms.ts';
import type { Random } from './random.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** As much of JSON Schema as our OpenAPI document uses. */
export interface Schema {
  type?: string;
  const?: Json;
  enum?: Json[];
  default?: Json;
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Target {
  name: string;
  method: string;
  path: string;
  schema: Schema;
}

interface OpenApi {
  components?: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

export const JSON_TYPE = 'application/json';
const HONEST_MS = 40_000;

/** Every operation that takes a body, each kind of a body a target of its own. */
export function targetsIn(document: OpenApi): Target[] {
  return Object.entries(withoutReferences(document).paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content[JSON_TYPE]?.schema ?? { type: 'object' };
        return (schema.oneOf ?? [schema]).map((kind) => {
          const said = kind.properties?.form_type?.const as string | undefined;
          const name = [method.toUpperCase(), path, said].filter(Boolean).join(' ');
          return { name, method: method.toUpperCase(), path, schema: kind };
        });
      }),
  );
}

/** With what is described once, and referred to, in each of its places. */
function withoutReferences(document: OpenApi): OpenApi {
  const { schemas = {} } = document.components ?? {};
  return JSON.parse(JSON.stringify(document), (_, value) => {
    const name = value?.$ref?.replace('#/components/schemas/', '');
    return name !== undefined && Object.hasOwn(schemas, name)
      ? { ...schemas[name], ...value, $ref: undefined }
      : value;
  });
}

/** Left out of an honest body: the honeypot, and what must name something that exists. */
const LEFT_OUT = new Set(['website', 'n8n_webhook_url', 'simulator_result_id']);

/** What a pattern or a rule outside the schema asks for. */
const HONEST: Record<string, (random: Random) => Json> = {
  email: (random) => `visitor${random.whole(1, 1e9)}@fret.example`,
  phone: () => '+33 1 99 00 18 42',
  message: () => 'Sujet: Information sur les tarifs\n\nCombien ?',
  reference: () => '3F2A91BC',
  error: () => 'TypeError',
  frames: () => ['root-3f2a91bc.js:1:2'],
  filled_ms: () => HONEST_MS,
  visit: (random) => random.bytes(8).toString('hex'),
  uiHash: () => PROOF.uiHash,
  results: () => ({ gain_per_vehicle_year_euros: 140 }),
  // Its fields depend on one another.
  inputs: (random) => ({ mode: random.pick(['simple', 'expert']), ...DEFAULT_INPUTS }),
};

/** A body that fits the schema; `share` of what it may leave out is in it. */
export function honestBody(schema: Schema, random: Random, share: number, name = ''): Json {
  if (schema.const !== undefined) return schema.const;
  const own = Object.hasOwn(HONEST, name) ? HONEST[name] : undefined;
  if (own !== undefined) return own(random);
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds !== undefined) return honestBody(random.pick(kinds), random, share);
  switch (schema.type ?? 'string') {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const kept = Object.entries(properties).filter(
        ([key]) => required.includes(key) || (!LEFT_OUT.has(key) && random.chance(share)),
      );
      return Object.fromEntries(
        kept.map(([key, inner]) => [key, honestBody(inner, random, share, key)]),
      );
    }
    case 'array':
      return Array.from({ length: random.whole(1, 3) }, () =>
        honestBody(schema.items ?? {}, random, share),
      );
    case 'integer':
    case 'number':
      return random.whole(Math.ceil(schema.minimum ?? 0), Math.floor(schema.maximum ?? 100));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      if (schema.format === 'uuid') return random.uuid();
      if (schema.format === 'date') return '2026-11-15';
      return 'Fret & Fils'.slice(0, schema.maxLength ?? 11);
  }
}

/** The fields of a form as it is sent without JavaScript: names of inner fields are dotted. */
export function pairsOf(body: Json, before = ''): [string, string][] {
  if (typeof body !== 'object' || body === null) return [[before, String(body)]];
  return Object.entries(body).flatMap(([name, inner]) =>
    pairsOf(inner, before === '' ? name : `${before}.${name}`),
  );
}
