import { afterAll, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { startMailSender } from '../testing/start-mail-sender.ts';
import { storeContact, storeLead } from '../testing/stored-rows.ts';

const sender = await startMailSender();
beforeEach(() => sender.owner.query('TRUNCATE crm_leads, form_submissions, deliveries CASCADE'));
afterAll(() => sender.stop());

test('M10: the acknowledgement repeats nothing that was typed', async () => {
  const { raw, mail } = await sender.deliverOne(
    'acknowledgement',
    'form.submitted',
    await storeContact(sender.owner, { answers: { message: 'Sujet: x\n\nBuy cheap pills' } }),
  );
  expect(`${raw}${mail.html}${mail.text}`).not.toMatch(/pills|Roy|Fret/);
});

test('M10: the acknowledgement greets by a plain first name, and repeats the chosen answers alone', async () => {
  const typed = { company: 'Acme', current_energy_cost: 'call 0199001844', last_name: 'Royale' };
  const answers = { ...typed, first_name: 'Marie-Anne', daily_distance: 100 };
  const plain = await storeLead(sender.owner, { answers });
  const { mail } = await sender.deliverOne('acknowledgement', 'lead.registered', plain);
  expect(mail.text).toContain(referenceOf(plain));
  expect(mail.text).toContain('Bonjour Marie-Anne, votre flotte est pré‑inscrite.');
  const text = mail.text?.replace(/\s+/g, ' ') ?? '';
  for (const answer of ['100 à 249 véhicules', 'la nuit', 'logistique', '50 à 100 km']) {
    expect(text).toContain(answer);
  }
  expect(text).toContain('Coût actuel de l’énergie : indiqué');
  expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/Acme|0199001844|Royale/);

  await sender.owner.query('TRUNCATE crm_leads, deliveries CASCADE');
  const first_name = 'Win at evil.example';
  const link = await storeLead(sender.owner, { answers: { ...answers, first_name } });
  const without = (await sender.deliverOne('acknowledgement', 'lead.registered', link)).mail;
  expect(without.text).toContain('Votre flotte est pré‑inscrite.');
  expect(without.text).not.toMatch(/evil|Bonjour/);
});

test('who writes about a partnership or asks for help is not sent to the simulator', async () => {
  for (const [subject, isOffered] of [
    ['pricing', true],
    ['partnership', false],
    ['support', false],
  ] as const) {
    const id = await storeContact(sender.owner, { answers: { subject } });
    const { mail } = await sender.deliverOne('acknowledgement', 'form.submitted', id);
    expect(mail.text?.includes('/fr/simulateur'), subject).toBe(isOffered);
    await sender.owner.query('TRUNCATE form_submissions, deliveries CASCADE');
  }
});

test('the acknowledgement of a further fleet promises two days, and one analysis a day', async () => {
  const id = await storeLead(sender.owner, { repeated: true });
  const { mail } = await sender.deliverOne('acknowledgement', 'lead.repeated', id);
  const said = `${mail.subject} ${mail.text}`.replace(/\s+/g, ' ');
  expect(said).toContain('la suite sous 48 h');
  expect(said).toContain('il en part une par jour');
  expect(said).not.toContain('sous 24 h');
});
