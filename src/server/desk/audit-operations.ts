import * as v from 'valibot';
import { DESK_PAGE_NAMES, DESK_ROLES } from '#domain/desk/desk-roles.ts';
import { operation } from './operation.ts';

const PAGE_LINES = 100;

interface Row extends Record<string, unknown> {
  id: string;
  happened_at: Date;
  name: string | null;
  network: string | null;
  action: string;
  records: string[];
  facts: Record<string, unknown>;
}

/** Every role may be refused a page; what is logged is which. */
export const pageRefused = operation({
  name: 'page.refused',
  roles: DESK_ROLES,
  input: v.strictObject({ page: v.picklist(DESK_PAGE_NAMES) }),
  run: async ({ input: { page } }) => ({ answer: null, facts: { page } }),
});

/** Newest first. Who runs the service sees who did what, and not with whose data. */
export const auditList = operation({
  name: 'audit.list',
  roles: ['privacy', 'operations'],
  input: v.strictObject({
    /** The last line that is shown already. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  }),
  async run({ db, who, input: { before = null } }) {
    const { rows } = await db.query<Row>(
      `SELECT id, happened_at, name, network, action, records, facts FROM desk_audit
       WHERE $1::bigint IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
      [before, PAGE_LINES + 1],
    );
    const seesRecords = who.roles.includes('privacy');
    const answer = {
      lines: rows.slice(0, PAGE_LINES).map(({ happened_at, records, ...line }) => ({
        ...{ ...line, at: happened_at.toISOString(), count: records.length },
        records: seesRecords ? records.slice(0, 10) : [],
      })),
      more: rows.length > PAGE_LINES,
    };
    return { answer };
  },
});
