import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { Email } from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '#domain/site/language.ts';
import type { DeliveryEvent, MailKind } from '../deliveries/delivery.ts';
import { MAIL_ORIGIN, startMailSender } from '../testing/start-mail-sender.ts';
import {
  storeConfirmedSubscriber,
  storeContact,
  storeLead,
  storeSubscriber,
} from '../testing/stored-rows.ts';
import { TEAM_LANGUAGE } from './message.ts';

const sender = await startMailSender();
beforeEach(() => sender.empty());
afterAll(() => sender.stop());

const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;

const KINDS: [
  MailKind,
  DeliveryEvent,
  (language: Language) => Promise<string>,
  fr: RegExp,
  en: RegExp,
][] = [
  [
    'sales_notice',
    'lead.registered',
    (language) => storeLead(sender.owner, { language }),
    /^Prioritaire 79\. Nouvelle pré-inscription, 100 à 249 véhicules \([0-9A-F]{4}-[0-9A-F]{4}\)$/,
    /^Prioritaire 79\. Nouvelle pré-inscription, 100 à 249 véhicules \(/,
  ],
  [
    'sales_notice',
    'form.submitted',
    (language) => storeContact(sender.owner, { language }),
    /^Message de la page contact, tarifs \(/,
    /^Message de la page contact, tarifs \(/,
  ],
  [
    'acknowledgement',
    'lead.registered',
    (language) => storeLead(sender.owner, { language }),
    /^Votre pré-inscription Voltige : la suite sous 24 h \(/,
    /^Your Voltige pre-registration: what comes next, within 24 hours \(/,
  ],
  [
    'sales_notice',
    'lead.simulated',
    (language) => storeLead(sender.owner, { language }),
    /Nouvelle pré-inscription/,
    /Nouvelle pré-inscription/,
  ],
  [
    'acknowledgement',
    'form.submitted',
    (language) => storeContact(sender.owner, { language }),
    /^Votre message à Voltige : réponse sous 24 à 48 h \(/,
    /^Your message to Voltige: a reply within 24–48 hours \(/,
  ],
  [
    'newsletter_confirmation',
    'newsletter.requested',
    (language) => storeSubscriber(sender.owner, { language }),
    /^Confirmez votre inscription/,
    /^Please confirm your subscription/,
  ],
  [
    'newsletter_welcome',
    'newsletter.confirmed',
    (language) => storeConfirmedSubscriber(sender.owner, { language }),
    /^Bienvenue/,
    /^Welcome/,
  ],
  [
    'newsletter_reminder',
    'newsletter.repeated',
    (language) => storeConfirmedSubscriber(sender.owner, { language }),
    /^Vous êtes déjà inscrit/,
    /^You already get/,
  ],
];

test.each(KINDS)(
  'M1, P18: %s on %s is in its reader’s language; a visitor’s leads to their data, the team’s does not',
  async (kind, event, store, fr, en) => {
    for (const [language, subject] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      await sender.owner.query('TRUNCATE crm_leads, form_submissions CASCADE');
      const { mail } = await sender.deliverOne(kind, event, await store(language));
      expect(mail.subject?.replace(/\s/g, ' ')).toMatch(subject);
      const read = kind === 'sales_notice' ? TEAM_LANGUAGE : language;
      expect(mail.html).toContain(`<html lang="${read}">`);
      const isOfVisitor = kind !== 'sales_notice';
      expect(mail.text?.includes(`\n${MAIL_ORIGIN}/${language}/mes-donnees\n`)).toBe(isOfVisitor);
      expect(mail.html?.includes('/mes-donnees"')).toBe(isOfVisitor);
    }
  },
);

test.each(KINDS)(
  'M2: %s on %s says the same as text and as HTML, is light and fetches nothing',
  async (kind, event, store) => {
    const { mail, raw } = await sender.deliverOne(kind, event, await store('fr'));
    const { html = '', text = '' } = mail;
    expect(raw.length).toBeLessThan(100_000);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|src=|@import/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    if (kind !== 'sales_notice') expect(links.length).toBeGreaterThan(0);
    for (const href of links) {
      expect(href.startsWith(`${MAIL_ORIGIN}/`), href).toBe(true);
      expect(text).toContain(href);
    }
    expect(
      wordsOf(html.replace(/<(title|style)>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')),
    ).toEqual(wordsOf(text.replace(/https:\S+/g, '')));
  },
);

/** What is said, without how it is laid out; the colons after labels are the text's own. */
function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .normalize('NFC');
  return plain.match(/[\p{L}\p{N}@]+/gu)?.sort() ?? [];
}

test.each(KINDS)(
  'M3: %s on %s is ours, says that it is automatic and leads answers to the right person',
  async (kind, event, store) => {
    const { mail, id, to } = await sender.deliverOne(kind, event, await store('fr'));
    const notice = kind === 'sales_notice';
    expect(mail.from).toEqual({ name: 'Voltige', address: 'bonjour@voltige.example' });
    expect(mail.replyTo).toEqual([
      notice
        ? { name: 'Ana Roy', address: 'ana.roy@fret.example' }
        : { name: 'Voltige', address: 'contact@voltige.example' },
    ]);
    expect(mail.messageId).toBe(`<${id}@voltige.example>`);
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(to).toHaveLength(1);
    if (notice) expect(to).toEqual(['ventes@voltige.example']);
  },
);

test.each(KINDS)(
  'M4, M5: %s on %s is signed, and only newsletters can be unsubscribed',
  async (kind, event, store) => {
    const { mail, raw } = await sender.deliverOne(kind, event, await store('en'));
    const key = sender.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const { results } = await dkimVerify(raw, {
      resolver: async (name: string) => {
        if (name !== 'k1._domainkey.voltige.example') throw new Error(`asked for ${name}`);
        return [[`v=DKIM1; k=rsa; p=${key}`]];
      },
    } as never);
    expect(results.map(({ status }) => status.result)).toEqual(['pass']);
    const signed = header(mail, 'dkim-signature')?.replace(/\s/g, '') ?? '';
    expect(signed).toMatch(/h=[^;]*from:[^;]*subject/i);
    if (!kind.startsWith('newsletter')) {
      expect(header(mail, 'list-unsubscribe')).toBeUndefined();
      expect(header(mail, 'list-unsubscribe-post')).toBeUndefined();
      return;
    }
    expect(signed.toLowerCase()).toMatch(/h=[^;]*list-unsubscribe:list-unsubscribe-post/);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] =
      /^<https:\/\/www\.voltige\.example\/api\/newsletter\/unsubscribe\?token=([\w-]+)>$/.exec(
        header(mail, 'list-unsubscribe') ?? '',
      ) ?? [];
    expect(token.length).toBeGreaterThanOrEqual(22);
    expect(token.length).toBeLessThanOrEqual(60);
  },
);

test('sales sees why the lead has its score, and what that means', async () => {
  const { mail } = await sender.deliverOne(
    'sales_notice',
    'lead.registered',
    await storeLead(sender.owner),
  );
  expect(mail.text).toContain('26  Taille de la flotte, 100 à 249 véhicules');
  expect(mail.text).toContain('79  Total');
  expect(mail.text?.replace(/\s/g, ' ')).toContain('60 points ou plus : à rappeler en premier.');
});

test('who may not be called is to be dealt with first, not called first', async () => {
  const id = await storeLead(sender.owner, { answers: { phone_consent: false } });
  const { mail } = await sender.deliverOne('sales_notice', 'lead.registered', id);
  const text = mail.text?.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain('à traiter en premier. Appel non permis : écrivez.');
  expect(text).not.toContain('rappeler en premier');
});

test('a suspicious sending is marked for sales', async () => {
  const id = await storeLead(sender.owner, { suspicion: 'honeypot' });
  const { mail } = await sender.deliverOne('sales_notice', 'lead.registered', id);
  expect(mail.subject).toMatch(/^\[À vérifier\] /);
  expect(mail.text).toContain('peut-être');
});

test('of a simulation of version 1, which counted otherwise, no gain is quoted', async () => {
  const lead = await storeLead(sender.owner, { simulated: 'by version 1' });
  for (const kind of ['sales_notice', 'acknowledgement'] as const) {
    const { mail } = await sender.deliverOne(kind, 'lead.registered', lead);
    expect(mail.text).not.toContain('Gain net');
    expect(mail.text).toMatch(/\/fr\/simulateur\?s=/);
  }
});

const PROBE = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>&`;

test('S9: what a visitor typed never becomes markup', async () => {
  const lead = await storeLead(sender.owner, {
    answers: {
      first_name: PROBE,
      company: PROBE,
      current_energy_cost: PROBE,
      utm_campaign: PROBE,
      referrer_url: PROBE,
    },
  });
  const contact = await storeContact(sender.owner, {
    answers: { name: PROBE, message: `Sujet: x\n\n${PROBE}` },
  });
  for (const [event, id] of [
    ['lead.registered', lead],
    ['form.submitted', contact],
  ] as const) {
    const { mail } = await sender.deliverOne('sales_notice', event, id);
    expect(mail.html).not.toMatch(/<img|<script/i);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  }
});

test('S11: line breaks and commas in what was typed add no header and no recipient', async () => {
  const name = 'Ana\r\nBcc: evil@evil.example\r\n\r\nHello, "B" <evil@evil.example>';
  const id = await storeContact(sender.owner, {
    answers: { name, message: `Sujet: x\r\nBcc: evil@evil.example` },
  });
  const { mail, to, raw } = await sender.deliverOne('sales_notice', 'form.submitted', id);
  expect(to).toEqual(['ventes@voltige.example']);
  expect(header(mail, 'bcc')).toBeUndefined();
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).toBe('ana.roy@fret.example');
  expect(mail.subject).not.toMatch(/Ana|evil/);
});

test.each(['\r', '\r\n', '\u2028', '\u0085', '\f'])(
  'S11: after %j a message is still quoted',
  async (lineBreak) => {
    const message = `Sujet: x\n\nHello${lineBreak}Transfer the money`;
    const id = await storeContact(sender.owner, { answers: { message } });
    const { mail } = await sender.deliverOne('sales_notice', 'form.submitted', id);
    expect(mail.text).toContain('> Hello\n> Transfer the money');
    expect(mail.html).toContain('Hello<br>Transfer the money');
  },
);

const WORDS_OF_EVERY_OBJECT = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test.each(WORDS_OF_EVERY_OBJECT)(
  'a person or company with the name %s reaches sales',
  async (word) => {
    const answers = {
      first_name: word,
      last_name: word,
      company: word,
      current_energy_cost: word,
      utm_source: word,
      utm_medium: word,
      utm_campaign: word,
    };
    const lead = await storeLead(sender.owner, { answers });
    const { mail } = await sender.deliverOne('sales_notice', 'lead.registered', lead);
    expect(mail.text).toContain(`Entreprise\u00a0: ${word}`);
    const contact = await storeContact(sender.owner, { answers: { name: word, message: word } });
    expect(
      (await sender.deliverOne('sales_notice', 'form.submitted', contact)).mail.text,
    ).toContain(word);
  },
);
