import ipaddr from 'ipaddr.js';
import type { LoginAction } from '#domain/desk/audit.ts';
import type { OperationName } from '#domain/desk/desk-api.ts';
import type { Queryable } from '../database/pool.ts';

export interface AuditLine {
  action: OperationName | LoginAction;
  /** Ids of the rows that were shown or changed. */
  records?: readonly string[];
  /** Chosen values alone; what was searched for or written is not repeated here. */
  facts?: Readonly<Record<string, unknown>>;
}

export interface AuditedPerson {
  subject: string;
  name: string;
  /** networkOf the request. */
  network: string | null;
}

/** In the transaction of what it records: neither happens without the other. */
export async function writeAudit(
  db: Queryable,
  { subject, name, network }: AuditedPerson,
  { action, records = [], facts = {} }: AuditLine,
): Promise<void> {
  await db.query(
    `INSERT INTO desk_audit (subject, name, network, action, records, facts)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [subject, name, network, action, records, JSON.stringify(facts)],
  );
}

const NETWORK_BITS = { ipv4: 24, ipv6: 48 };

/**
 * From where somebody asks, cut so that it names no machine; of a proxy that nobody named, its own.
 * networkOf('203.0.113.77') // => '203.0.113.0/24'
 * networkOf('127.0.0.1')    // => '127.0.0.0/24'
 */
export function networkOf(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  const kind = address.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const bits = NETWORK_BITS[kind];
  return `${family.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}
