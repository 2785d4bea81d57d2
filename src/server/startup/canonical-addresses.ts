import type { Client } from 'pg';
import { canonicalEmail } from '#domain/leads/email-address.ts';

export interface CanonicalAddresses {
  rewritten: number;
  /** Leads and subscribers that turned out to be one person with another. */
  joined: number;
  /** Nothing canonical can be made of them: no mail goes there. */
  left: number;
}

/** What is plain already need not be looked at, however many rows there are. */
const PLAIN = `'^[a-z0-9!#$%&''*+/=?^_\`{|}~.-]+@[a-z0-9.-]+$' COLLATE "C"`;

interface StoredAddress {
  id: string;
  email: string;
}

interface Respelled extends StoredAddress {
  canonical: string;
}

/**
 * Writes every address in its canonical form. SQL alone cannot: it knows no punycode. Run twice it
 * changes nothing; run again after a rolling update it mends what the version before wrote meanwhile.
 */
export async function makeAddressesCanonical(db: Client): Promise<CanonicalAddresses> {
  const counts = { rewritten: 0, joined: 0, left: 0 };
  await db.query('BEGIN');
  try {
    for (const lead of await respelled(db, 'crm_leads', 'email', counts)) {
      if (await joinLead(db, lead)) counts.joined += 1;
    }
    for (const { id, canonical } of await respelled(
      db,
      'lead_submissions',
      "answers->>'email'",
      counts,
    )) {
      await db.query(
        `UPDATE lead_submissions SET answers = jsonb_set(answers, '{email}', to_jsonb($2::text))
         WHERE id = $1`,
        [id, canonical],
      );
    }
    for (const { id, canonical } of await respelled(db, 'form_submissions', 'email', counts)) {
      await db.query('UPDATE form_submissions SET email = $2 WHERE id = $1', [id, canonical]);
    }
    for (const reader of await respelled(db, 'newsletter_subscribers', 'email', counts)) {
      if (await joinSubscriber(db, reader)) counts.joined += 1;
    }
    await db.query('COMMIT');
    return counts;
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

async function respelled(
  db: Client,
  table: string,
  email: string,
  counts: CanonicalAddresses,
): Promise<Respelled[]> {
  const { rows } = await db.query<StoredAddress>(
    `SELECT id, ${email} AS email FROM ${table} WHERE ${email} !~ ${PLAIN} ORDER BY id FOR UPDATE`,
  );
  const wanted: Respelled[] = [];
  for (const row of rows) {
    const canonical = canonicalEmail(row.email);
    if (canonical === '') counts.left += 1;
    else if (canonical !== row.email) wanted.push({ ...row, canonical });
  }
  counts.rewritten += wanted.length;
  return wanted;
}

/** The older one stays, unless a program made it and a person the other. */
async function joinLead(db: Client, { id, canonical }: Respelled): Promise<boolean> {
  const { rows } = await db.query<StoredAddress>(
    `SELECT id FROM crm_leads WHERE id = $1 OR lower(email) = $2
     ORDER BY suspicion IS NOT NULL, created_at, id FOR UPDATE`,
    [id, canonical],
  );
  const [staying, going] = rows;
  if (going) {
    await db.query('UPDATE lead_submissions SET lead_id = $1, repeated = true WHERE lead_id = $2', [
      staying?.id,
      going.id,
    ]);
    await db.query(
      `WITH gone AS (DELETE FROM crm_leads WHERE id = $2 RETURNING last_contact_at)
       UPDATE crm_leads l SET last_contact_at = greatest(l.last_contact_at, gone.last_contact_at)
       FROM gone WHERE l.id = $1`,
      [staying?.id, going.id],
    );
  }
  await db.query('UPDATE crm_leads SET email = $2 WHERE id = $1', [staying?.id, canonical]);
  return going !== undefined;
}

/** What the person did last stays: an answer to a mail counts, a request that nobody answered does not. */
async function joinSubscriber(db: Client, { id, canonical }: Respelled): Promise<boolean> {
  const { rows } = await db.query<StoredAddress>(
    `SELECT id FROM newsletter_subscribers WHERE id = $1 OR lower(email) = $2
     ORDER BY greatest(unsubscribed_at, confirmed_at) DESC NULLS LAST, state = 'unsubscribed' DESC,
       requested_at DESC, id FOR UPDATE`,
    [id, canonical],
  );
  const [staying, going] = rows;
  if (going) {
    await db.query(
      'UPDATE deliveries SET newsletter_subscriber_id = $1 WHERE newsletter_subscriber_id = $2',
      [staying?.id, going.id],
    );
    await db.query('DELETE FROM newsletter_subscribers WHERE id = $1', [going.id]);
  }
  const values = [staying?.id, canonical];
  await db.query('UPDATE newsletter_subscribers SET email = $2 WHERE id = $1', values);
  return going !== undefined;
}
