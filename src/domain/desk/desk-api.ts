import type { Channel, Outcome, Right } from '../privacy/rights.ts';
import type { Language } from '../site/language.ts';
import type { AuditPage } from './audit.ts';
import type { DeliveriesOverview, Replay, ShownTestOutcome } from './deliveries.ts';
import type { DeskPage } from './desk-roles.ts';
import type { Correctable, Corrected, ErasureState, FoundPerson, RequestLog } from './people.ts';
import type { MailPreview, RequestList, RequestListInput, ShownRequest } from './requests.ts';

interface One {
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
  'requests.list': { input: RequestListInput & Read; answer: RequestList };
  /** By the id of a registration or of a message. */
  'request.show': { input: One & Read; answer: ShownRequest };
  /** Of a flagged one: somebody has looked, no program sent it. */
  'request.release': { input: One; answer: null };
  'request.resend': { input: One & { delivery: string }; answer: null };
  'analysis.preview': {
    input: One & Read;
    answer: { madeAt: string; mail: MailPreview; pdf: string };
  };
  /** Both of what was read: refused as a conflict once a simulation has replaced it. */
  'analysis.approve': { input: One & { madeAt: string }; answer: null };
  'analysis.decline': { input: One & { madeAt: string }; answer: null };
  /** Its link opens for nobody any more; not of one that waits, or was declined. */
  'analysis.revoke': { input: One; answer: null };
  'audit.list': { input: { before?: string | undefined }; answer: AuditPage };
  'deliveries.list': { input: object; answer: DeliveriesOverview };
  'deliveries.replay': { input: Replay; answer: { replayed: number } };
  'destinations.switch': { input: { name: string; on: boolean }; answer: null };
  /** Answers with the webhook-id of the test, by which its outcome is asked for. */
  'destinations.test': { input: { name: string }; answer: { id: string } };
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
  'rights.list': { input: object; answer: RequestLog };
  'rights.add': {
    input: { kind: Right; channel: Channel; receivedOn: string; sought?: string | undefined };
    answer: { reference: string; found: boolean };
  };
  'rights.answer': { input: { id: string; outcome: Outcome }; answer: null };
}

export type OperationName = keyof DeskApi;
