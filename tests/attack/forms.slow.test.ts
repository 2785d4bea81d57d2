import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, NEWSLETTER, REGISTRATION } from '#server/testing/sample-forms.ts';
import { type AttackedSite, several, startAttackedSite } from './attacked-site.ts';
import { asForm, FORM_TYPE, PROTOTYPE_NAMES } from './hostile-bodies.ts';

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

const { message: _message, lead_score: _score, ...contact } = CONTACT;
const FORMS: [path: string, form: Record<string, unknown>, texts: string[]][] = [
  [
    '/api/leads',
    { ...REGISTRATION, email_consent: 'on' },
    ['first_name', 'last_name', 'company', 'source', 'utm_source'],
  ],
  ['/api/form-submission', { ...contact, message: 'Combien ?' }, ['name', 'company', 'message']],
  ['/api/form-submission', NEWSLETTER, ['form_data.source']],
];

test('without JavaScript, names that every object has are texts like any other, and are delivered', async () => {
  const sendings = FORMS.flatMap(([path, form, texts]) =>
    texts.flatMap((field) =>
      PROTOTYPE_NAMES.map((name, at) => {
        const fields = new URLSearchParams(
          asForm({ ...form, email: `${field}${at}@fret.example` }),
        );
        fields.set(field, name);
        return { path, body: fields.toString() };
      }),
    ),
  );
  await several(sendings, 8, async ({ path, body }) => {
    const { status } = await site.send(path, { headers: { 'Content-Type': FORM_TYPE }, body });
    expect([303, 422], body).toContain(status);
  });
  await expect.poll(() => site.waiting(), { timeout: 60_000, interval: 500 }).toBe(0);
  await site.isUnharmed();
}, 120_000);
