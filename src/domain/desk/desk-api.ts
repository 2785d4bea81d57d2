import type { Channel, Outcome, Right } from '../privacy/rights.ts';
import type { Language } from '../site/language.ts';
import type { AuditPage } from './audit.ts';
import type { DeskPage } from './desk-roles.ts';
import type { Correctable, Corrected, ErasureState, FoundPerson, RequestLog } from './people.ts';

/** What the desk's pages ask of its server, by name: what goes there and what comes back. */
export interface DeskApi {
  /** Somebody typed the address of a page that is kept for others. */
  'page.refused': { input: { page: DeskPage }; answer: null };
  'audit.list': { input: { before?: string | undefined }; answer: AuditPage };
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
