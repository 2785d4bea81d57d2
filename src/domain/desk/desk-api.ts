import type { AuditPage } from './audit.ts';
import type { DeliveriesOverview, Replay, ShownTestOutcome } from './deliveries.ts';
import type { DeskPage } from './desk-roles.ts';
import type { Health, NumberDays, NumberGrouping, Numbers } from './numbers.ts';

/** What the desk's pages ask of its server, by name: what goes there and what comes back. */
export interface DeskApi {
  /** Somebody typed the address of a page that is kept for others. */
  'page.refused': { input: { page: DeskPage }; answer: null };
  'audit.list': { input: { before?: string | undefined }; answer: AuditPage };
  'deliveries.list': { input: object; answer: DeliveriesOverview };
  'deliveries.replay': { input: Replay; answer: { replayed: number } };
  'destinations.switch': { input: { name: string; on: boolean }; answer: null };
  /** Answers with the webhook-id of the test, by which its outcome is asked for. */
  'destinations.test': { input: { name: string }; answer: { id: string } };
  'numbers.read': { input: { days: NumberDays; by: NumberGrouping }; answer: Numbers };
  'health.read': { input: object; answer: Health };
  'destinations.tested': { input: { id: string }; answer: ShownTestOutcome };
}

export type OperationName = keyof DeskApi;
