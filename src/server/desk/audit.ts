import type { DoorAction } from '#domain/desk/audit.ts';
import type { OperationName } from '#domain/desk/desk-api.ts';
import type { Queryable } from '../database/pool.ts';

export interface AuditLine {
  action: OperationName | DoorAction;
  /** Ids of the rows that were shown or changed. */
  records?: readonly string[];
  /** Chosen values alone; what was searched for or written is not repeated here. */
  facts?: Readonly<Record<string, unknown>>;
}

/** In the transaction of what it tells of: neither happens without the other. */
export async function writeAudit(
  db: Queryable,
  who: { subject: string; name: string } | undefined,
  { action, records = [], facts = {} }: AuditLine,
): Promise<void> {
  await db.query(
    `INSERT INTO desk_audit (subject, name, action, records, facts) VALUES ($1, $2, $3, $4, $5)`,
    [who?.subject ?? null, who?.name ?? null, action, records, JSON.stringify(facts)],
  );
}
