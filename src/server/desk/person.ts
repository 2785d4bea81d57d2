import type { PoolClient } from 'pg';
import { CORRECTABLE, type Correctable, type FoundPerson, HOLDINGS } from '#domain/desk/people.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { Language } from '#domain/site/language.ts';
import { recordedDestinations } from '../deliveries/destinations.ts';
import { dataSections } from '../my-data/data-sections.ts';
import { BEGAN, keptUntil } from '../my-data/kept-until.ts';
import { type PersonalData, readPerson } from '../privacy/export-person.ts';
import { myDataWords } from '../words/words.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything about an address, as the command exports it. */
export async function personAt(
  db: PoolClient,
  email: string,
  tokenSecrets: readonly string[],
): Promise<PersonalData> {
  const destinations = await recordedDestinations(db);
  return readPerson(db, email, { secrets: tokenSecrets, destinations });
}

/** So that what is shown together was stored together; said before anything else is asked. */
export const atOneMoment = (db: PoolClient) =>
  db.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');

/** By which the audit log names a person, and an erasure what it took. */
export function recordsOf(data: PersonalData): string[] {
  return [
    ...data.leads,
    ...data.lead_submissions,
    ...data.form_submissions,
    ...data.newsletter_subscribers,
    ...data.simulator_results,
    ...data.analyses,
    ...data.data_requests,
  ].map(({ id }) => String(id));
}

export const isAnythingHeld = (data: PersonalData): boolean =>
  HOLDINGS.some((table) => data[table].length > 0);

export function shownPerson(
  data: PersonalData,
  { language, traces }: { language: Language; traces: number },
): FoundPerson {
  const words = myDataWords(language);
  const erasing = data.data_requests.find((row) => row.erasure_requested_at instanceof Date);
  return {
    email: data.email,
    reference: referenceIn(data),
    holdings: holdingsOf(data),
    sections: dataSections(data, { words, language }),
    recipients: data.recipients,
    waiting: data.deliveries.filter(({ state }) => state === 'pending').length,
    values: Object.fromEntries(
      CORRECTABLE.map((field) => [field, valuesOf(field, data)]),
    ) as FoundPerson['values'],
    traces,
    suppressed: data.suppressed.length > 0,
    erasing:
      erasing === undefined
        ? null
        : { request: String(erasing.id), since: iso(erasing.erasure_requested_at) },
  };
}

const iso = (moment: unknown): string => (moment instanceof Date ? moment.toISOString() : '');

function holdingsOf(data: PersonalData): FoundPerson['holdings'] {
  return HOLDINGS.flatMap((table) => {
    const rows: Row[] = data[table];
    if (rows.length === 0) return [];
    const ends = rows.map((row) => iso(keptUntil(table, row)));
    return [
      {
        table,
        count: rows.length,
        since: rows.map((row) => iso(row[BEGAN[table]])).toSorted()[0] ?? '',
        until: ends.includes('') ? null : (ends.toSorted().at(-1) ?? null),
      },
    ];
  });
}

/** The newest, which people are most likely to quote. */
function referenceIn({ lead_submissions, form_submissions, ...data }: PersonalData): string | null {
  const sent: Row[] = [...lead_submissions, ...form_submissions];
  const [newest] = sent.toSorted((a, b) => iso(b.created_at).localeCompare(iso(a.created_at)));
  const row = newest ?? data.newsletter_subscribers[0];
  return row === undefined ? null : referenceOf(String(row.id));
}

function valuesOf(field: Correctable, data: PersonalData): string[] {
  const rows: Row[] = [...data.leads, ...data.form_submissions, ...data.newsletter_subscribers];
  const values = rows.map((row) => row[field]).filter((value) => typeof value === 'string');
  return [...new Set(values)].filter((value) => value !== '');
}
