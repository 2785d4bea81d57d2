import { randomUUID } from 'node:crypto';
import { storedInputs } from '#domain/simulator/stored-inputs.ts';
import { DEFAULT_STATE } from '#domain/simulator/url-codec.ts';
import { CONTACT, NEWSLETTER, REGISTRATION } from '#server/testing/sample-forms.ts';
import { type Answered, exchange } from './exchange.ts';
import type { Accepted, Errand, Way } from './visitors.ts';

/** So that the limits for one visitor, which are those of production, are met by nobody. */
function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

interface Form {
  errand: string;
  path: string;
  body: object;
  headers: Record<string, string>;
  wanted?: number;
  /** A repeat must be answered with the id of the first. */
  wantedId?: string;
}

interface SentLead extends Form {
  email: string;
  id: string;
  token: string;
}

/** The forms, as the pages send them. */
export function formErrands({ port, agent, tell }: Way): Errand[] {
  let visitors = 0;
  let last: SentLead | undefined;

  const visitorHeaders = (): Record<string, string> => {
    visitors += 1;
    return { 'X-Forwarded-For': addressOf(visitors), 'Idempotency-Key': randomUUID() };
  };

  async function send(form: Form, method = 'POST'): Promise<Answered> {
    const { errand, path, headers, body, wanted = 201, wantedId = '' } = form;
    const answer = await exchange({ port, method, agent, path, headers, body });
    const { ms, text } = answer;
    const outcome = text.includes(wantedId) ? answer.outcome : 'not the first answer';
    const isExpected = outcome === wanted;
    tell({ answer: { errand, outcome, ms, isExpected } });
    return answer;
  }

  async function store(what: Accepted['what'], form: Form, email = ''): Promise<string> {
    const { outcome, text } = await send(form);
    if (outcome !== (form.wanted ?? 201)) return '';
    const { id = '' } = JSON.parse(text);
    tell({ accepted: { what, id, email } });
    return id;
  }

  async function register(email: string, headers = visitorHeaders()): Promise<SentLead> {
    const body = { ...REGISTRATION, email };
    const form = { errand: 'lead', path: '/api/leads', headers, body };
    const { outcome, text } = await send(form);
    const { id = '', token = '' } = outcome === 201 ? JSON.parse(text) : {};
    if (outcome === 201) tell({ accepted: { what: 'lead', id, email } });
    return { ...form, email, id, token };
  }

  async function registerNew(): Promise<void> {
    last = await register(`v${visitors}@fret.example`);
  }

  /** The same person once more, from elsewhere. */
  async function registerAgain(): Promise<void> {
    if (last !== undefined) await register(last.email);
  }

  /** The page never saw the answer and sends the form again: it is answered as before. */
  async function replay(): Promise<void> {
    if (last !== undefined) await send({ ...last, wantedId: last.id });
  }

  /** As a browser without JavaScript sends it: its key lasts ten minutes, and retention removes it. */
  async function registerWithoutKey(): Promise<void> {
    const { 'Idempotency-Key': _, ...headers } = visitorHeaders();
    await register(`w${visitors}@fret.example`, headers);
  }

  async function contact(): Promise<void> {
    const headers = visitorHeaders();
    const email = `c${visitors}@fret.example`;
    const body = { ...CONTACT, email };
    await store('contact', { errand: 'contact', path: '/api/form-submission', headers, body });
  }

  async function subscribe(): Promise<void> {
    const headers = visitorHeaders();
    const email = `n${visitors}@fret.example`;
    const body = { ...NEWSLETTER, email };
    const form = { errand: 'newsletter', path: '/api/form-submission', headers, body, wanted: 202 };
    await store('newsletter', form, email);
  }

  /** A simulation is stored, its visitor registers, and the page links the two. */
  async function simulate(count: number): Promise<void> {
    const headers = visitorHeaders();
    const a = { ...DEFAULT_STATE.a, vehicles: 10 + (count % 40) };
    const body = { language: 'fr', inputs: storedInputs({ ...DEFAULT_STATE, a }) };
    const simulation = { errand: 'simulation', path: '/api/simulations', headers, body };
    const id = await store('simulation', simulation);
    const lead = await register(`s${visitors}@fret.example`);
    if (id === '' || lead.id === '') return;
    const link = {
      errand: 'link',
      path: `/api/leads/${lead.id}/simulator`,
      headers: { ...lead.headers, Authorization: `Bearer ${lead.token}` },
      body: { simulator_completed: true, simulator_result_id: id },
      wanted: 200,
    };
    await send(link, 'PATCH');
  }

  return [
    { perSecond: 10, run: registerNew },
    { perSecond: 1, run: registerWithoutKey },
    { perSecond: 1, run: registerAgain },
    { perSecond: 1, run: replay },
    { perSecond: 1, run: contact },
    { perSecond: 0.5, run: subscribe },
    { perSecond: 0.5, run: simulate },
  ];
}
