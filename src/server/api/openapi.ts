import { STATUS_CODES } from 'node:http';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { BRAND } from '#domain/site/brand.ts';
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
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
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

/** What JSON Schema cannot say, such as a check across two fields, is left out. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return json;
}
