import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { CONTACT, NEWSLETTER } from '../../src/server/testing/sample-forms.ts';
import { mailsTo, register } from './address-probes.ts';
import type { Probe } from './attacked-house.ts';

const [FLEET_OF_ONE, OWN_SCORE] = [1, 72];

const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u;

interface Event {
  type: string;
  data: { email: string; lead_score: number };
}

const squatting: Probe = {
  name: "an impostor's sendings do not cost the person theirs",
  limits: 'real',
  async run(house) {
    const faults: string[] = [];
    const email = 'real.person@fret.example';
    const impostor = {
      filled_ms: 1,
      fleet_size: FLEET_OF_ONE,
      urgency: 'exploring',
      company: 'Impostor',
    };
    await register(house, email, impostor, '198.51.100.7');
    const own = await register(house, email, {}, '203.0.113.9');
    const answer = own.status === 201 ? JSON.parse(own.text) : {};
    if (own.status !== 201) faults.push(`the person was answered ${own.status}`);
    else if (answer.already_registered) faults.push("the person was told 'already registered'");
    await house.settled(5_000);
    const events = house.receiver.received
      .map(({ body }) => JSON.parse(body) as Event)
      .filter(({ data }) => data.email === email);
    const theirs = events.find(
      ({ type, data }) => type === 'lead.registered' && data.lead_score === OWN_SCORE,
    );
    if (theirs === undefined) {
      faults.push(
        `events: ${events.map(({ type, data }) => `${type} ${data.lead_score}`).join(', ')}`,
      );
    }
    const { rows } = await house.db.query('SELECT lead_score FROM crm_leads WHERE email = $1', [
      email,
    ]);
    if (rows[0]?.lead_score !== OWN_SCORE)
      faults.push(`the lead has ${rows[0]?.lead_score} points`);
    return {
      sent: 2,
      found: faults.join('; ') || 'lead.registered with their own score',
      ok: faults.length === 0,
    };
  },
};

const lockOut: Probe = {
  name: 'strangers do not lock a person out',
  limits: 'real',
  async run(house) {
    const email = 'locked.out@fret.example';
    for (let network = 1; network <= 6; network += 1) {
      await register(house, email, { company: `Stranger ${network}` }, `198.51.${network}.7`);
    }
    const { status } = await register(house, email, {}, '203.0.113.77');
    const mails = await mailsTo(house, email);
    return {
      sent: 7,
      found: `the person was answered ${status}; ${mails.length} mails`,
      ok: status === 201 && mails.length <= 1,
    };
  },
};

const tokenIn = (raw: string, page: string) =>
  new RegExp(`${page}\\?token=([\\w-]+)`).exec(
    raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
  )?.[1];

const staysUnsubscribed: Probe = {
  name: 'who has unsubscribed stays so, whoever asks for them',
  limits: 'real',
  async run(house) {
    const email = 'left@fret.example';
    const state = async () => {
      const { rows } = await house.db.query(
        'SELECT state FROM newsletter_subscribers WHERE email = $1',
        [email],
      );
      return rows[0]?.state;
    };
    const body = { ...NEWSLETTER, email };
    await house.send('/api/form-submission', { body, from: '192.0.2.10' });
    const [mail] = await mailsTo(house, email);
    const confirmed = await house.send('/api/newsletter/confirm', {
      body: { token: tokenIn(mail?.raw ?? '', 'confirm\\w*') ?? '' },
    });
    const welcome = (await mailsTo(house, email)).at(-1);
    const token =
      /unsubscribe\?token=([\w-]+)/.exec(
        (welcome?.raw ?? '').replace(/=?\r?\n\s?/g, '').replaceAll('=3D', '='),
      )?.[1] ?? '';
    await house.send(`/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' });
    const before = await state();
    await house.send('/api/form-submission', { body, from: '198.51.100.99' });
    await pause(200);
    const after = await state();
    return {
      sent: 4,
      found: `confirmed with ${confirmed.status}, then ${before}, then ${after}`,
      ok: before === 'unsubscribed' && after === 'unsubscribed',
    };
  },
};

const oddText: Probe = {
  name: 'control characters reach neither an export nor the start of a line',
  limits: 'raised',
  async run(house) {
    const ends = ['\r', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029', '\u001c'];
    const escapes = ['\u001b[31m', '\u009b31m', '\u0007', '\u0008', '\u202e'];
    const fields = [
      'company',
      'source',
      'referrer_url',
      'user_agent',
      'utm_source',
      'current_energy_cost',
    ];
    const odds = [...ends, ...escapes];
    for (const [at, odd] of odds.entries()) {
      const message = `Sujet: Autre\n\nBonjour${odd}EVIL${at}: x`;
      await house.send('/api/form-submission', {
        body: { ...CONTACT, email: `odd${at}@fret.example`, message },
      });
      for (const field of fields) {
        await register(house, `odd${at}.${field}@fret.example`, {
          [field]: `https://fret.example/${odd}x`,
        });
      }
    }
    await house.settled(5_000);
    const faults: string[] = [];
    for (const { raw } of house.sink.mails.filter((mail) => mail.raw.includes('EVIL'))) {
      const { text = '' } = await PostalMime.parse(raw);
      // As a program shows it that takes any of these for the end of a line.
      const own = text.split(LINE_ENDS).find((line) => line.startsWith('EVIL'));
      if (own !== undefined) faults.push(`a mail's line begins with ${own}`);
    }
    for (const what of ['leads', 'forms']) {
      const { printed, complained } = await house.cli(what, 'export');
      const raw = CONTROL_BUT_LINES.exec(printed)?.[0];
      if (raw !== undefined)
        faults.push(`${what} export holds U+${raw.charCodeAt(0).toString(16).padStart(4, '0')}`);
      if (printed === '') faults.push(`${what} export: ${complained}`);
    }
    return {
      sent: odds.length * (1 + fields.length),
      found: [...new Set(faults)].join('; ') || 'none',
      ok: faults.length === 0,
    };
  },
};

export const personProbes: Probe[] = [oddText, squatting, lockOut, staysUnsubscribed];
