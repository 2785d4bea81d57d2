import type { FastifyBaseLogger } from 'fastify';
import type { Pool, QueryConfig } from 'pg';
import { DatabaseRefused } from './admission.ts';

/** Whether the database can take what is sent, and the log of when it could not. */
export interface DatabaseWatch {
  /** What is wrong with it, in words; undefined while nothing is. */
  trouble(): Promise<string | undefined>;
  /** Reports that a query failed because the database is unavailable. */
  failed(error: unknown): void;
  stop(): void;
}

interface WatchOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** The query that must succeed while the database is available. */
  probe: QueryConfig;
}

/** One probe answers every request within this time, so that health checks cannot load the database. */
const ASK_MS = 1_000;
const LOOK_MS = 2_000;
/** The probe's row may still fit on a full disk where a lead does not: after such an error it proves nothing. */
const FULL_MS = 30_000;

/** An outage is one line when it begins, one when it ends, and as long as it lasts one every LOOK_MS, which the log folds. */
export function watchDatabase({ pool, log, probe }: WatchOptions): DatabaseWatch {
  let outage: { start: number; failures: number } | undefined;
  let looking: NodeJS.Timeout | undefined;
  let lastFull = Number.NEGATIVE_INFINITY;
  let asked: { at: number; answer: Promise<string | undefined> } | undefined;

  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', failed));

  function failed(error: unknown): void {
    const now = performance.now();
    if (codeOf(error).startsWith('53')) lastFull = now;
    if (outage === undefined) {
      outage = { start: now, failures: 0 };
      log.error({ err: error, why: wordsFor(error) }, 'database unavailable');
      looking = setInterval(() => void look(), LOOK_MS).unref();
    }
    outage.failures += 1;
  }

  async function look(): Promise<void> {
    const why = await trouble();
    if (why === undefined) end();
    else if (outage !== undefined) log.error({ why, ...factsOf(outage) }, 'database unavailable');
  }

  function end(): void {
    if (outage !== undefined) log.info(factsOf(outage), 'database available again');
    outage = undefined;
    clearInterval(looking);
  }

  async function ask(): Promise<string | undefined> {
    try {
      await pool.query(probe);
    } catch (error) {
      failed(error);
      return wordsFor(error);
    }
    return performance.now() - lastFull < FULL_MS ? wordsFor({ code: '53100' }) : undefined;
  }

  function trouble(): Promise<string | undefined> {
    const now = performance.now();
    if (asked === undefined || now - asked.at > ASK_MS) asked = { at: now, answer: ask() };
    return asked.answer;
  }

  return { trouble, failed, stop: () => clearInterval(looking) };
}

function factsOf({ start, failures }: { start: number; failures: number }) {
  return { seconds: Math.round((performance.now() - start) / 1000), failures };
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

const WORDS: [codes: RegExp, words: string][] = [
  [/^25006$/, 'read-only: nothing can be kept'],
  [/^53100$/, 'its disk is full: nothing can be kept'],
  [/^53300$/, 'it has no connection left for us'],
  [/^53/, 'it is out of resources: nothing can be kept'],
  [/^(42P01|3F000)$/, 'not prepared: voltige migrate'],
  [/^(28|3D|42501$)/, 'it does not let us in'],
  [/^57P/, 'it is stopping or starting'],
];

function wordsFor(error: unknown): string {
  const code = codeOf(error);
  return WORDS.find(([codes]) => codes.test(code))?.[1] ?? 'it does not answer';
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** SQLSTATE classes of temporary errors: connection, serialization, resources, shutdown, read-only standby. */
const TEMPORARY_CODES = /^(08|40|53|57|25006$)/;
/** Errors that pg and its pool throw without a code. */
const TEMPORARY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool)/;

/** Whether the database cannot answer at the moment, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseRefused) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return TEMPORARY_MESSAGES.test(error.message);
  return NETWORK_CODES.has(code) || (code.length === 5 && TEMPORARY_CODES.test(code));
}
