import { RETENTION } from '#domain/privacy/retention.ts';
import type { ExportedTable } from '../privacy/export-person.ts';
import type { Row } from './stored-values.ts';

/** Which of a row's moments says when it began. */
export const BEGAN: Readonly<Record<ExportedTable, string>> = {
  leads: 'created_at',
  lead_submissions: 'created_at',
  form_submissions: 'created_at',
  newsletter_subscribers: 'requested_at',
  simulator_results: 'created_at',
  deliveries: 'created_at',
  data_requests: 'requested_at',
  analyses: 'made_at',
};

/**
 * When a row goes by the rules of src/server/retention, which a test compares; undefined where something else decides:
 * what it hangs on, or the person.
 */
export function keptUntil(table: ExportedTable, row: Row): Date | undefined {
  const moment = (column: string) => {
    const value = row[column];
    return value instanceof Date ? value : undefined;
  };
  switch (table) {
    case 'leads':
      return inYears(moment('last_contact_at'), RETENTION.leadYearsAfterLastContact);
    case 'form_submissions':
      return inYears(moment('created_at'), RETENTION.leadYearsAfterLastContact);
    case 'newsletter_subscribers':
      if (row.state === 'confirmed') return undefined;
      return row.state === 'pending'
        ? inDays(moment('requested_at'), RETENTION.unconfirmedNewsletterDays)
        : inYears(moment('unsubscribed_at'), RETENTION.consentProofYears);
    case 'deliveries':
      return inDays(moment('ended_at'), RETENTION.deliveryPayloadDays);
    case 'data_requests':
      return inDays(moment('requested_at'), RETENTION.dataRequestDays);
    case 'analyses':
      return inDays(moment('made_at'), RETENTION.analysisDays);
    case 'lead_submissions':
    case 'simulator_results':
      return undefined;
  }
}

function inYears(from: Date | undefined, years: number): Date | undefined {
  if (from === undefined) return undefined;
  const later = new Date(from);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

function inDays(from: Date | undefined, days: number): Date | undefined {
  return from && new Date(from.getTime() + days * 86_400_000);
}
