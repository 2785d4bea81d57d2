import { STATUS_CODES } from 'node:http';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { PreRegistration } from '#domain/leads/lead-fields.ts';
import { SimulatorData } from '#domain/leads/simulator-data.ts';
import { EventPage } from '#domain/privacy/analytics-wire.ts';
import { BRAND } from '#domain/site/brand.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { fieldNames } from '../words/words.ts';
import { OPERATIONS, type Operation, Problem } from './operations.ts';

export function openApiRoute(api: FastifyInstance): void {
  let text: string | undefined;
  api.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    reply.type('application/json; charset=utf-8').send(text);
  });
}

const PLAIN_TEXT = ['token', 'language'];

/** What stands in several places: described once, and referred to. */
const SHARED = { EventPage, Problem, SimulatorData };

/** What JSON Schema cannot say, such as a check across two fields, is left out. */
const CONVERSION = {
  errorMode: 'ignore',
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/** OpenAPI 3.1, from the very schemas that requests are parsed with. */
export function openApiDocument() {
  const paths = new Map<string, Record<string, unknown>>();
  for (const operation of OPERATIONS) {
    const { path, method } = operation;
    paths.set(path, { ...paths.get(path), [method]: described(operation) });
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} API`, version: '1' },
    paths: Object.fromEntries(paths),
    components: {
      schemas: toJsonSchemaDefs(SHARED, CONVERSION),
      responses: problemResponses(),
      securitySchemes: { leadToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function described({ summary, parameters = {}, body, answers, secured }: Operation) {
  return {
    summary,
    ...(secured && { security: [{ leadToken: [] }] }),
    parameters: Object.entries(parameters).map(([name, place]) => ({
      name,
      in: place,
      required: place !== 'header',
      schema: PLAIN_TEXT.includes(name) ? { type: 'string' } : { type: 'string', format: 'uuid' },
    })),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: requestSchema(body) } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, responseOf(status, answer)]),
    ),
  };
}

function responseOf(status: string, answer: Operation['answers'][number]) {
  const description = STATUS_CODES[status] ?? status;
  if (answer === undefined) return { description };
  if (answer === 'pdf') return { description, content: { 'application/pdf': {} } };
  if (answer === Problem) return { $ref: `#/components/responses/${problemName(status)}` };
  const type = Number(status) >= 400 ? 'application/problem+json' : 'application/json';
  return { description, content: { [type]: { schema: schemaOf(answer, 'output') } } };
}

const problemName = (status: string) => `Problem${status}`;

/** Every refusal that an operation documents, by its status. */
function problemResponses() {
  const statuses = OPERATIONS.flatMap(({ answers }) =>
    Object.keys(answers).filter((status) => answers[Number(status)] === Problem),
  );
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => {
      const content = { 'application/problem+json': { schema: schemaOf(Problem, 'output') } };
      return [problemName(status), { description: STATUS_CODES[status], content }];
    }),
  );
}

const FORMS: readonly v.GenericSchema[] = [FormSubmission, PreRegistration];
const NAMES = fieldNames('en');

/** The fields of a form under the names that people read of them. */
function requestSchema(body: v.GenericSchema): object {
  const schema = schemaOf(body, 'input');
  if (!FORMS.includes(body)) return schema;
  const titled = (_: string, value: unknown) =>
    isTable(value) && isTable(value.properties)
      ? {
          ...value,
          properties: Object.fromEntries(Object.entries(value.properties).map(withTitle)),
        }
      : value;
  return JSON.parse(JSON.stringify(schema), titled);
}

function withTitle([name, field]: [string, unknown]): [string, unknown] {
  const title = lookUp<string>(NAMES, name);
  return [name, title === undefined ? field : { title, ...(field as object) }];
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const {
    $schema: _,
    $defs: _shared,
    ...json
  } = toJsonSchema(schema, {
    ...CONVERSION,
    typeMode,
    definitions: SHARED,
  });
  return json;
}
