import { canonicalEmail } from '#domain/leads/email-address.ts';
import { CONTACT, NEWSLETTER, REGISTRATION } from '../../src/server/testing/sample-forms.ts';
import { type House, type Probe, several } from './attacked-house.ts';

/** What is one mailbox to the server that takes the mail: case, width, controls and tags apart. */
function mailboxOf(address: string): string {
  const plain = address
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s"]/gu, '')
    .toLowerCase();
  const at = plain.lastIndexOf('@');
  const host = `http://${plain.slice(at + 1).replace(/\.$/, '')}/`;
  const domain = URL.canParse(host) ? new URL(host).hostname : plain.slice(at + 1);
  return `${plain.slice(0, at).split('+')[0]}@${domain}`;
}

/** But for the mails about analyses, which come whenever one is made: one a day, by a test of their own. */
export async function mailsTo(house: House, mailbox: string) {
  await house.settled(5_000);
  return house.sink.mails
    .filter(({ to }) => to.some((address) => mailboxOf(address) === mailbox))
    .filter(({ raw }) => !/\/analyse\?token=/.test(raw.replaceAll(/=\r?\n/g, '')));
}

function spellings(name: string): string[] {
  const [first, rest] = [name.slice(0, 3), name.slice(3)];
  return [
    `${name}@fret.example`,
    `${name.toUpperCase()}@FRET.example`,
    ` ${name}@fret.example `,
    ...[
      '\u0001',
      '\u0002',
      '\u007f',
      '\u0085',
      '\u00ad',
      '\u200b',
      '\u2060',
      '\ufeff',
      '\u202e',
    ].map((odd) => `${first}${odd}${rest}@fret.example`),
    `${name}@ｆｒｅｔ.example`,
    `${name}@fret。example`,
    `${name}@fret.example.`,
    `${name}@fr\u0002et.example`,
    `ｖ${name.slice(1)}@fret.example`,
    `"${name}"@fret.example`,
  ];
}

export const register = (house: House, email: string, more: object = {}, from?: string) =>
  house.send('/api/leads', {
    body: { ...REGISTRATION, email, ...more },
    ...(from !== undefined && { from }),
  });

const oneAddress: Probe = {
  name: 'spellings of one address are one person',
  limits: 'raised',
  async run(house) {
    const name = 'victim';
    const mailbox = `${name}@fret.example`;
    const all = spellings(name);
    for (const email of all) await register(house, email);
    for (const email of all)
      await house.send('/api/form-submission', { body: { ...NEWSLETTER, email } });
    const mails = await mailsTo(house, mailbox);
    const { rows } = await house.db.query('SELECT email FROM crm_leads');
    const leads = rows.filter(({ email }) => mailboxOf(email) === mailbox).length;
    return {
      sent: 2 * all.length,
      found: `${leads} leads, ${mails.length} mails`,
      ok: leads === 1 && mails.length <= 2,
    };
  },
};

const onlyThree: Probe = {
  name: 'spellings of one address count against one limit',
  limits: 'real',
  async run(house) {
    const mailbox = 'limited@fret.example';
    // Those that are accepted: one that is refused as no address would prove nothing.
    const all = spellings('limited').filter((email) => canonicalEmail(email) === mailbox);
    const statuses: number[] = [];
    for (const [at, email] of all.slice(0, 5).entries()) {
      // Two forms in turn, so that the limit of a form and network is not what stops it.
      const from = '192.0.2.1';
      const sent =
        at % 2 === 0
          ? await register(house, email, { company: `Fret ${at}` }, from)
          : await house.send('/api/form-submission', {
              body: { ...CONTACT, email, name: `Ada ${at}` },
              from,
            });
      statuses.push(sent.status);
    }
    const found = statuses.join(' ');
    return {
      sent: statuses.length,
      found: `answers ${found}`,
      ok: found === '201 201 201 429 429',
    };
  },
};

const erased: Probe = {
  name: 'after an erasure no spelling of the address is written to',
  limits: 'raised',
  async run(house) {
    const name = 'erased';
    const mailbox = `${name}@fret.example`;
    await register(house, mailbox);
    await mailsTo(house, mailbox);
    const { code, complained } = await house.cli('privacy', 'erase', '--email', mailbox);
    const before = house.sink.mails.length;
    const all = spellings(name);
    for (const email of all) {
      await register(house, email);
      await house.send('/api/form-submission', { body: { ...NEWSLETTER, email } });
      await house.send('/api/form-submission', { body: { ...CONTACT, email } });
    }
    await house.settled(5_000);
    const mails = house.sink.mails
      .slice(before)
      .filter(({ to }) => to.some((address) => mailboxOf(address) === mailbox));
    return {
      sent: 3 * all.length,
      found: `${mails.length} mails to the erased${code === 0 ? '' : `; erasure ended with ${code}: ${complained}`}`,
      ok: mails.length === 0 && code === 0,
    };
  },
};

const accents: Probe = {
  name: 'an erasure finds accents in any case and form',
  limits: 'raised',
  async run(house) {
    const forms = [
      'ÉLISE.DUPRÉ@fret.example',
      'E\u0301lise.Dupre\u0301@fret.example',
      'élise.dupré@Fret.example',
    ];
    const statuses: number[] = [];
    for (const email of forms) {
      statuses.push((await register(house, email)).status);
      await house.send('/api/form-submission', { body: { ...CONTACT, email } });
      await house.send('/api/form-submission', { body: { ...NEWSLETTER, email } });
    }
    const { printed } = await house.cli('privacy', 'erase', '--email', 'élise.dupré@fret.example');
    const { rows } = await house.db.query(`
      SELECT email FROM crm_leads UNION ALL SELECT email FROM form_submissions
      UNION ALL SELECT email FROM newsletter_subscribers
      UNION ALL SELECT answers->>'email' FROM lead_submissions`);
    const left = rows.filter(({ email }) => mailboxOf(email) === 'élise.dupré@fret.example').length;
    const saysNone = printed.includes('No table names the address');
    return {
      sent: 3 * forms.length,
      found: `answers ${statuses.join(' ')}; ${left} rows left${left > 0 && saysNone ? ", and it says 'no table names the address'" : ''}`,
      ok: left === 0,
    };
  },
};

const flood: Probe = {
  name: 'sign-ups by tags and networks of one /48 are one mail a day',
  limits: 'real',
  async run(house, { isSample }) {
    const count = isSample ? 30 : 60;
    const numbers = Array.from({ length: count }, (_, number) => number);
    const signUp = (email: string, from: string) =>
      house.send('/api/form-submission', { body: { ...NEWSLETTER, email }, from });
    await several(numbers, 4, (n) =>
      signUp(`flooded+${n}@fret.example`, `2001:db8:1:${n.toString(16)}::1`),
    );
    await several(numbers, 4, (n) => signUp('flooded.too@fret.example', `198.18.${n}.1`));
    await several(numbers, 4, (n) =>
      register(
        house,
        `flooded.three+${n}@fret.example`,
        { newsletter_consent: true },
        `2001:db8:2:${n.toString(16)}::1`,
      ),
    );
    const [tags, networks, ticks] = await Promise.all(
      ['flooded', 'flooded.too', 'flooded.three'].map((name) =>
        mailsTo(house, `${name}@fret.example`),
      ),
    );
    const counts = [tags, networks, ticks].map((mails) => mails?.length ?? 0);
    return {
      sent: 3 * count,
      found: `${counts[0]} mails by tags, ${counts[1]} by networks, ${counts[2]} by ticked boxes`,
      // A ticked box has an acknowledgement of its own.
      ok: (counts[0] ?? 0) <= 1 && (counts[1] ?? 0) <= 1 && (counts[2] ?? 0) <= 2,
    };
  },
};

export const addressProbes: Probe[] = [oneAddress, erased, accents, onlyThree, flood];
