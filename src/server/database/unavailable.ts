import { DatabaseRefused } from './admission.ts';

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
/** Connection, resources, the operator, a lost race, a stand-in not yet in charge: all pass. */
const PASSING_CODES = /^(08|40|53|57|25006$)/;
/** What pg and its pool say without a code. */
const PASSING_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool)/;

/** Whether an error says that the database cannot answer now, rather than that we asked nonsense. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseRefused) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return PASSING_MESSAGES.test(error.message);
  return NETWORK_CODES.has(code) || (code.length === 5 && PASSING_CODES.test(code));
}
