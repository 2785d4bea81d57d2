import { STATUS_CODES } from 'node:http';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { fieldNames } from '#content/mail-words.ts';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { PreRegistration } from '#domain/leads/lead-fields.ts';
import { BRAND } from '#domain/site/brand.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { OPERATIONS, type Operation } from './operations.ts';

export function openApiRoute(api: FastifyInstance): void {
  let text: string | undefined;
  api.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    reply.type('application/json; charset=utf-8').send(text);
  });
}

const PLAIN_TEXT = ['token', 'language'];

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
  const type = Number(status) >= 400 ? 'application/problem+json' : 'application/json';
  return { description, content: { [type]: { schema: schemaOf(answer, 'output') } } };
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

/** What JSON Schema cannot say, such as a check across two fields, is left out. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return json;
}
