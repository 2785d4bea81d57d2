import type { Channel, Outcome, Right } from '../privacy/rights.ts';
import type { Language } from '../site/language.ts';
import type { AuditPage } from './audit.ts';
import type { DeliveriesOverview, Replay, ShownTestOutcome } from './deliveries.ts';
import type { DeskPage } from './desk-roles.ts';
import type {
  LeadFilters,
  LeadList,
  LostReason,
  MailPreview,
  ShownLead,
  WorkStatus,
} from './leads.ts';
import type { Health, NumberDays, NumberGrouping, Numbers } from './numbers.ts';
import type { Correctable, Corrected, ErasureState, FoundPerson, RequestLog } from './people.ts';

interface OneLead {
  id: string;
}

interface Read {
  /** The language that texts are asked for in. */
  language: Language;
}

/** What the desk's pages ask of its server, by name: what goes there and what comes back. */
export interface DeskApi {
  /** Somebody typed the address of a page that is kept for others. */
  'page.refused': { input: { page: DeskPage }; answer: null };
  'leads.list': { input: LeadFilters & Read & { limit: number }; answer: LeadList };
  'leads.export': {
    input: LeadFilters & Read & { purpose: string };
    answer: { csv: string; count: number };
  };
  'lead.show': { input: OneLead & Read; answer: ShownLead };
  /** Refused as a conflict, with the name of who was faster. */
  'lead.take': { input: OneLead; answer: null };
  'lead.untake': { input: OneLead; answer: null };
  'lead.status': {
    input: OneLead & { from: WorkStatus; to: WorkStatus; lostReason?: LostReason | undefined };
    answer: null;
  };
  'lead.next': { input: OneLead & { at: string | null }; answer: null };
  'lead.note': { input: OneLead & { note: string }; answer: null };
  /** Of a suspicious one: somebody has looked, it is a person. */
  'lead.release': { input: OneLead; answer: null };
  'analysis.preview': {
    input: OneLead & Read;
    answer: { madeAt: string; mail: MailPreview; pdf: string };
  };
  /** Both of what was read: refused as a conflict once a simulation has replaced it. */
  'analysis.approve': { input: OneLead & { madeAt: string }; answer: null };
  'analysis.decline': { input: OneLead & { madeAt: string }; answer: null };
  /** Its link opens for nobody any more; not of one that waits, or was declined. */
  'analysis.revoke': { input: OneLead; answer: null };
  'audit.list': { input: { before?: string | undefined }; answer: AuditPage };
  'deliveries.list': { input: object; answer: DeliveriesOverview };
  'deliveries.replay': { input: Replay; answer: { replayed: number } };
  'destinations.switch': { input: { name: string; on: boolean }; answer: null };
  /** Answers with the webhook-id of the test, by which its outcome is asked for. */
  'destinations.test': { input: { name: string }; answer: { id: string } };
  'numbers.read': { input: { days: NumberDays; by: NumberGrouping }; answer: Numbers };
  'health.read': { input: object; answer: Health };
  'destinations.tested': { input: { id: string }; answer: ShownTestOutcome };
  /** By exact address or by reference; null where nothing is stored. */
  'person.find': { input: { sought: string; language: Language }; answer: FoundPerson | null };
  /** The file that `voltige privacy export` writes. */
  'person.export': { input: { email: string }; answer: object };
  'person.correct': {
    input: { email: string; correction: { [Field in Correctable]?: string | undefined } };
    answer: Corrected;
  };
  /** With the address typed once more. */
  'person.erase': { input: { email: string; typed: string }; answer: { request: string } };
  'person.erasure': { input: { request: string }; answer: ErasureState };
  'request.list': { input: object; answer: RequestLog };
  'request.add': {
    input: { kind: Right; channel: Channel; receivedOn: string; sought?: string | undefined };
    answer: { reference: string; found: boolean };
  };
  'request.answer': { input: { id: string; outcome: Outcome }; answer: null };
}

export type OperationName = keyof DeskApi;
