import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import type { DeskApi, OperationName } from '#domain/desk/desk-api.ts';
import type { DeskRole, OwnSession } from '#domain/desk/desk-roles.ts';
import type { Statements } from '#domain/site/brand.ts';
import { inTransaction } from '../database/pool.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { type AuditedPerson, type AuditLine, networkOf, writeAudit } from './audit.ts';
import { Refused } from './refused.ts';
import { csrfTokenOf, isCsrfToken, SESSION_COOKIE, type Session, sessionOf } from './sessions.ts';

interface Call<Input> {
  /** Inside the transaction that the line of the audit log is written in. */
  db: PoolClient;
  who: Session;
  /** The public one, for links and mails. */
  site: PublicSite;
  input: Input;
  /** By which an address is known that we must not write to. */
  tokenSecrets: readonly string[];
}

export interface PublicSite {
  origin: string;
  statements: Statements;
}

interface Outcome<Answer> extends Omit<AuditLine, 'action'> {
  answer: Answer;
}

/** Something the desk's pages can ask for; nothing else reaches the database. */
interface OperationOf<Name extends OperationName, Schema extends v.GenericSchema> {
  /** Its address under /api, and its name in the audit log. */
  name: Name;
  roles: readonly DeskRole[];
  input: Schema;
  /** Before the transaction: a request that waits there holds one of the desk's few connections. */
  ready?(pool: Pool, input: v.InferOutput<Schema>): Promise<void>;
  run(call: Call<v.InferOutput<Schema>>): Promise<Outcome<DeskApi[Name]['answer']>>;
}

export interface Operation {
  name: OperationName;
  roles: readonly DeskRole[];
  input: v.GenericSchema;
  ready?(pool: Pool, input: unknown): Promise<void>;
  run(call: Call<unknown>): Promise<Outcome<unknown>>;
}

/** Infers from the name what `run` answers, and from the schema what it is given. */
export function operation<
  Name extends OperationName,
  const Schema extends v.GenericSchema<unknown, DeskApi[Name]['input']>,
>(given: OperationOf<Name, Schema>): Operation {
  return given as unknown as Operation;
}

interface SessionDependencies {
  pool: Pool;
  /** The desk's own address: requests come from its pages alone. */
  origin: string;
}

interface OperationDependencies extends SessionDependencies {
  site: PublicSite;
  tokenSecrets: readonly string[];
}

interface Visitor {
  token: string;
  session: Session;
}

/** Who asks, from a page of the desk: throws if that is nobody, or if another site made the browser ask. */
export async function visitorOf(
  request: FastifyRequest,
  dependencies: SessionDependencies,
): Promise<Visitor> {
  const visitor = await cookieHolder(request, dependencies);
  if (visitor === undefined) throw new Refused('logged-out');
  if (!isCsrfToken(visitor.token, request.headers['x-csrf-token'])) throw new Refused('csrf');
  return visitor;
}

async function cookieHolder(
  request: FastifyRequest,
  { pool, origin }: SessionDependencies,
): Promise<Visitor | undefined> {
  const { 'sec-fetch-site': site = 'same-origin', origin: from = origin } = request.headers;
  if (site !== 'same-origin' || from !== origin) throw new Refused('csrf');
  const token = request.cookies[SESSION_COOKIE];
  const session = token && (await sessionOf(pool, token));
  return token && session ? { token, session } : undefined;
}

export function serveOperations(
  app: FastifyInstance,
  dependencies: OperationDependencies,
  operations: readonly Operation[],
): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = parseJsonBody(bytes as Buffer);
    if (body === undefined) done(new Refused('malformed'));
    else done(null, body);
  });
  app.get('/api/session', async (request): Promise<{ session: OwnSession | null }> => {
    const visitor = await cookieHolder(request, dependencies);
    if (visitor === undefined) return { session: null };
    const { subject, name, roles, endsAt } = visitor.session;
    const csrf = csrfTokenOf(visitor.token);
    return { session: { subject, name, roles, csrf, endsAt: endsAt.toISOString() } };
  });

  for (const one of operations) {
    app.post(`/api/${one.name}`, async (request) => {
      const { session } = await visitorOf(request, dependencies);
      const who = { ...session, network: networkOf(request.ip) };
      if (!one.roles.some((role) => session.roles.includes(role))) {
        await writeAudit(dependencies.pool, who, { action: 'refused', facts: { asked: one.name } });
        throw new Refused('role', { roles: one.roles });
      }
      const parsed = v.safeParse(one.input, request.body);
      if (!parsed.success) throw new Refused('malformed');
      await one.ready?.(dependencies.pool, parsed.output);
      return carryOut(dependencies, one, who, parsed.output);
    });
  }
}

/** Nothing is shown or changed without its line in the log, and the other way round. */
function carryOut(
  dependencies: OperationDependencies,
  one: Operation,
  who: Session & AuditedPerson,
  input: unknown,
) {
  const { pool, site, tokenSecrets } = dependencies;
  return inTransaction(pool, async (db) => {
    const { answer, ...line } = await one.run({ db, who, site, tokenSecrets, input });
    await writeAudit(db, who, { action: one.name, ...line });
    return answer;
  });
}
