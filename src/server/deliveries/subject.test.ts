import { afterAll, expect, test } from 'vitest';
import { salesNotice } from '../mail/compose/sales-notice.ts';
import { mailText } from '../mail/plain-text.ts';
import { storeLead } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { loadSubject } from './subject.ts';
import { webhookPayload } from './webhook-payload.ts';

const ORIGIN = 'https://www.voltige.example';
const LINKS = { origin: ORIGIN, tokenSecrets: ['a secret for tests'] };
const { db, stop } = await connectedDatabase();
afterAll(stop);

test.each([undefined, ''])(
  'a lead kept by an earlier version without an origin (%j) has the default one in webhook and mail',
  async (utm) => {
    const answers = { utm_source: utm, utm_medium: utm };
    const lead_submission_id = await storeLead(db, { language: 'en', answers });
    const subject = await loadSubject(db, { lead_submission_id } as never);
    if (subject?.of !== 'lead') throw new Error('no lead');
    const { data } = JSON.parse(webhookPayload('lead.registered', subject, LINKS));
    expect(data).toMatchObject({ utm_source: 'website', utm_medium: 'organic' });
    expect(mailText(salesNotice('lead.registered', subject, ORIGIN))).toMatch(/website.*organic/s);
  },
);
