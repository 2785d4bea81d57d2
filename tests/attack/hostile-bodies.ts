import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type * as v from 'valibot';
import { DEFAULT_INPUTS } from '#domain/simulator/index.ts';
import { PROOF } from '#server/testing/sample-forms.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** As much of JSON Schema as the schemas of requests use. */
interface Schema {
  type?: string;
  const?: Json;
  enum?: Json[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Something that takes a body, each kind of a body by itself. */
export interface Target {
  method: string;
  path: string;
  schema: Schema;
}

export interface HostileBody {
  target: Target;
  type: string;
  body: string | Buffer;
}

export const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

export function targetsOf(method: string, path: string, body: v.GenericSchema): Target[] {
  const schema = toJsonSchema(body, { errorMode: 'ignore', typeMode: 'input' }) as Schema;
  return (schema.oneOf ?? [schema]).map((kind) => ({ method, path, schema: kind }));
}

/** What a pattern or a rule outside the schema asks for. */
const KNOWN: Record<string, fc.Arbitrary<Json>> = {
  email: fc.nat().map((number) => `visitor${number}@fret.example`),
  phone: fc.constant('+33 1 99 00 18 42'),
  message: fc.constant('Sujet: Information sur les tarifs\n\nCombien ?'),
  reference: fc.constant('3F2A91BC'),
  error: fc.constant('TypeError'),
  frames: fc.constant(['root-3f2a91bc.js:1:2']),
  filled_ms: fc.constant(40_000),
  visit: fc.constant('00c0ffee0badcafe'),
  uiHash: fc.constant(PROOF.uiHash),
  results: fc.constant({ gain_per_vehicle_year_euros: 140 }),
  // Its fields depend on one another.
  inputs: fc.constantFrom<Json[]>(
    { mode: 'simple', ...DEFAULT_INPUTS },
    { mode: 'expert', ...DEFAULT_INPUTS },
  ),
};
/** The honeypot, and what must name something that exists. */
const LEFT_OUT = ['website', 'n8n_webhook_url', 'simulator_result_id'];
const ID = '11111111-1111-4111-8111-111111111111';

/** A body that fits the schema, with this or that of what it may leave out. */
export function honestBody(
  schema: Schema,
  known: Record<string, fc.Arbitrary<Json>> = {},
  name = '',
): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  const own = new Map(Object.entries({ ...KNOWN, ...known })).get(name);
  if (own !== undefined) return own;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds !== undefined) return fc.oneof(...kinds.map((kind) => honestBody(kind, known)));
  const { properties = {}, required = [], minimum = 0, maximum = 100 } = schema;
  switch (schema.type ?? 'string') {
    case 'object': {
      const kept = Object.keys(properties).filter(
        (key) => required.includes(key) || !LEFT_OUT.includes(key),
      );
      const fields = kept.map((key) => [key, honestBody(properties[key] ?? {}, known, key)]);
      const record: Record<string, fc.Arbitrary<Json>> = Object.fromEntries(fields);
      const requiredKeys = required.filter((key) => kept.includes(key));
      return fc.record(record, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<Json>;
    }
    case 'array':
      return fc.array(honestBody(schema.items ?? {}, known), { minLength: 1, maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (schema.format === 'uuid') return fc.constant(ID);
      if (schema.format === 'date') return fc.constant('2026-11-15');
      return fc.constant('Fret & Fils'.slice(0, schema.maxLength ?? 11));
  }
}

const PROTOTYPE_NAMES =
  '__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ toJSON then'.split(
    ' ',
  );
const ODD_TEXTS = [
  ...PROTOTYPE_NAMES,
  '',
  ' ',
  "'; DROP TABLE crm_leads; --",
  '<script>alert(1)</script>',
  'a\r\nBcc: victim@fret.example',
  '\ufeff\u2028\u2029\u0085\u202e',
  'ada@fret.example,victim@fret.example',
  `ada@${'\ufdfa'.repeat(40)}.example`,
  'ada@xn--.example',
  '2026-02-30',
  '+275760-09-14',
];
const LENGTHS = [36, 41, 81, 121, 201, 255, 501, 2_049, 5_061, 20_000, 32_000];
const UNITS = ['a', 'é', '😀', ' ', '\n', '<', '"', '\\', '\u0301', '\ufdfa', 'İ'];

/** JSON text, because not everything that a client can write is a value. */
const HOSTILE_VALUE: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('null', 'true', '[]', '{}', '0', '[[]]', '{"a":1}', '-1', '00', '0x10', 'NaN'),
  fc.constantFrom('-0', '5e-324', '1e400', '-1e400', '2147483648', '9223372036854775808'),
  fc.constantFrom(...ODD_TEXTS).map((text) => JSON.stringify(text)),
  fc.constantFrom('"a\\u0000"', '"a\\u001b[31m"', '"\\ud83d"', '"\\ude00\\ud83d"', '"\\ud800a"'),
  fc
    .tuple(fc.constantFrom(...UNITS), fc.constantFrom(...LENGTHS))
    .map(([unit, length]) => JSON.stringify(unit.repeat(length))),
  fc.nat(300).map((offset) => `"https://fret.example/${'a'.repeat(offset)}${'😀'.repeat(1_500)}"`),
  fc
    .constantFrom(5, 7, 50, 1_000, 4_000)
    .map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.constantFrom(5, 7, 50, 4_000).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constantFrom(41, 101, 2_500).map((count) => `[${'1,'.repeat(count)}1]`),
  fc
    .constantFrom(41, 101, 2_500)
    .map((count) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`),
  fc.json(),
);
const FURTHER_NAME = fc.constantFrom(...PROTOTYPE_NAMES, 'email', 'extra', '', 'a.b', '\0', '😀');

type Holder = Record<string | number, Json>;

/** Every value in a body, by what holds it. */
function placesIn(body: Json): { holder: Holder; name: string }[] {
  if (typeof body !== 'object' || body === null) return [];
  const holder = body as Holder;
  return Object.keys(holder).flatMap((name) => [
    { holder, name },
    ...placesIn(holder[name] ?? null),
  ]);
}

const PLACE = '\u0001place\u0001';

/** With something else in the place of one value, or a further name beside the others. */
function spoiled(honest: Json, at: number, value: string, name: string | undefined): string {
  const body: Json = { all: JSON.parse(JSON.stringify(honest)) };
  const places = placesIn(body);
  const place = places[at % places.length];
  if (place === undefined) return value;
  if (name === undefined || Array.isArray(place.holder)) {
    place.holder[place.name] = PLACE;
    return JSON.stringify(body.all).replace(JSON.stringify(PLACE), () => value);
  }
  place.holder[PLACE] = null;
  const further = `${JSON.stringify(name)}:${value}`;
  return JSON.stringify(body.all ?? {}).replace(`${JSON.stringify(PLACE)}:null`, () => further);
}

/** The fields of a form as it is sent without JavaScript: names of inner fields are dotted. */
function pairsOf(body: Json, before = ''): [string, string][] {
  if (typeof body !== 'object' || body === null) return [[before, String(body)]];
  return Object.entries(body).flatMap(([name, inner]) =>
    pairsOf(inner, before === '' ? name : `${before}.${name}`),
  );
}

const asForm = (body: Json): string => new URLSearchParams(pairsOf(body)).toString();

const names = (count: number, start: string) =>
  Array.from({ length: count }, (_, at) => `${start}k${at}=1`).join('&');

/** What a form has in addition. */
const FORM_TAIL: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(3, 7, 100, 3_000),
      fc.constantFrom('a', 'form_data', '', '__proto__', '%61'),
    )
    .map(([depth, unit]) => `${Array(depth).fill(unit).join('.')}=1`),
  fc
    .tuple(fc.constantFrom(40, 101, 3_200), fc.constantFrom('', 'form_data.', 'a.b.c.d.'))
    .map(([count, start]) => names(count, start)),
  fc
    .tuple(
      fc.constantFrom(...PROTOTYPE_NAMES),
      fc.constantFrom('', 'form_data.', '__proto__.', 'a.'),
    )
    .map(([name, start]) => `${start}${name}.polluted=${name}`),
  fc.constantFrom(
    'email=x',
    '.=1',
    '..=1',
    'a..b=1',
    '%00=1',
    '%=',
    'a[b]=1',
    'a[]=1',
    '%2E=1',
    '&&=',
  ),
  fc
    .constantFrom('%', '%zz', '%C0%AF', '%ED%A0%80', '%F0%9F%98', '%00', '%1b[31m', '%0d%0a')
    .map((bytes) => `company=${bytes}`),
  fc.constantFrom(...PROTOTYPE_NAMES).map((name) => `first_name=${name}&name=${name}`),
  fc.constantFrom(...LENGTHS).map((length) => `message=${'a'.repeat(length)}`),
);
const ODD_TYPES = [JSON_TYPE, FORM_TYPE, `${JSON_TYPE}; charset=utf-16`, 'text/plain', '*/*', 'x'];

/** Anything that somebody might send to one of these. */
export function hostileBody(
  targets: readonly Target[],
  known: Record<string, fc.Arbitrary<Json>> = {},
): fc.Arbitrary<HostileBody> {
  return fc.constantFrom(...targets).chain((target) => {
    const honest = honestBody(target.schema, known);
    const form = honest.map(asForm);
    const bodies: [
      weight: number,
      type: fc.Arbitrary<string>,
      body: fc.Arbitrary<string | Buffer>,
    ][] = [
      [
        10,
        fc.constant(JSON_TYPE),
        fc
          .tuple(
            honest,
            fc.nat(99),
            HOSTILE_VALUE,
            fc.option(FURTHER_NAME, { nil: undefined, freq: 4 }),
          )
          .map((given) => spoiled(...given)),
      ],
      [
        5,
        fc.constant(FORM_TYPE),
        fc.tuple(form, FORM_TAIL).map(([sent, tail]) => `${sent}&${tail}`),
      ],
      [
        1,
        fc.constant(FORM_TYPE),
        fc.tuple(form, fc.nat(400)).map(([sent, end]) => sent.slice(0, end)),
      ],
      [1, fc.constant(JSON_TYPE), honest.map((body) => JSON.stringify(body))],
      [
        2,
        fc.constantFrom(...ODD_TYPES),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      ],
    ];
    return fc.oneof(
      ...bodies.map(([weight, type, body]) => ({
        weight,
        arbitrary: fc.record({ target: fc.constant(target), type, body }),
      })),
    );
  });
}
