import type { AuditPage } from './audit.ts';
import type { DeskPage } from './desk-roles.ts';

/** What the desk's pages ask of its server, by name: what goes there and what comes back. */
export interface DeskApi {
  /** Somebody typed the address of a page that is kept for others. */
  'page.refused': { input: { page: DeskPage }; answer: null };
  'audit.list': { input: { before?: string | undefined }; answer: AuditPage };
}

export type OperationName = keyof DeskApi;
