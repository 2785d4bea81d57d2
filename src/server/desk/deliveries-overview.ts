import {
  type CauseGroup,
  type DeliveriesOverview,
  type HourCell,
  MAIL_PLACES,
  type Place,
  SHOWN_HOURS,
  type StuckDelivery,
} from '#domain/desk/deliveries.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { Queryable } from '../database/pool.ts';
import { MAIL_KINDS } from '../deliveries/delivery.ts';
import { SWITCHED_OFF } from '../deliveries/destinations.ts';
import { POSTPONED_ANALYSIS } from '../metrics/waiting-analyses.ts';

/** SQL: where a row of `deliveries` goes. */
const PLACE = `CASE WHEN kind = 'webhook' THEN 'webhook/' || destination
  WHEN kind = 'analysis' THEN 'analysis'
  WHEN kind IN ('sales_notice', 'analysis_reminder') THEN 'team' ELSE 'people' END`;

/** SQL: those that failed. Each state by itself: each has an index, both together have none. */
const stuck = (columns: string): string => `
  SELECT ${columns} FROM deliveries WHERE state = 'pending' AND last_error IS NOT NULL
  UNION ALL SELECT ${columns} FROM deliveries WHERE state = 'dead'`;

const UNNAMED = `coalesce(last_error, '')`;

/** The ids of those that failed at one place with one error. */
export async function stuckBy(db: Queryable, place: string, error: string): Promise<string[]> {
  const { rows } = await db.query(
    `SELECT id FROM (${stuck(`id, ${PLACE} AS place, ${UNNAMED} AS error`)}) s
     WHERE place = $1 AND error = $2`,
    [place, error],
  );
  return rows.map(({ id }) => String(id));
}

const MOST_CAUSES = 50;
const SHOWN_OF_A_CAUSE = 30;

const CAUSES = `
  SELECT place, error, (count(*) FILTER (WHERE state = 'pending'))::int AS waiting,
    (count(*) FILTER (WHERE state = 'dead'))::int AS dead, min(created_at) AS since,
    min(next_attempt_at) FILTER (WHERE state = 'pending') AS next,
    jsonb_agg(jsonb_build_object('id', id, 'subject', subject, 'kind', kind, 'event', event,
      'isDead', state = 'dead', 'attempts', attempts, 'since', created_at,
      'at', CASE state WHEN 'dead' THEN ended_at ELSE next_attempt_at END) ORDER BY nr)
      FILTER (WHERE nr <= ${SHOWN_OF_A_CAUSE}) AS deliveries
  FROM (
    SELECT *, row_number() OVER (PARTITION BY place, error ORDER BY created_at, id) AS nr
    FROM (${stuck(`id, kind, event, state, attempts, created_at, ended_at, next_attempt_at,
      ${PLACE} AS place, ${UNNAMED} AS error,
      coalesce(lead_submission_id, form_submission_id, newsletter_subscriber_id, data_request_id) AS subject`)}) s
  ) ranked
  GROUP BY place, error ORDER BY count(*) DESC, place, error LIMIT ${MOST_CAUSES}`;

interface CauseRow extends Omit<CauseGroup, 'since' | 'next' | 'deliveries'> {
  since: Date;
  next: Date | null;
  deliveries: (Omit<StuckDelivery, 'reference'> & { subject: string | null })[];
}

/**
 * By place and hour: what was sent in it, and what came in it and waits or was refused. The worst of an hour counts.
 * What a receiver has refused is red, though it may be tried again.
 */
const CELLS = `
  SELECT place, floor(extract(epoch FROM now() - at) / 3600)::int AS ago, max(rank) AS rank,
    (count(*) FILTER (WHERE rank = 1))::int AS sent
  FROM (
    SELECT ${PLACE} AS place, ended_at AS at, 1 AS rank FROM deliveries
    WHERE state = 'delivered' AND ended_at > now() - interval '${SHOWN_HOURS} hours'
    UNION ALL
    SELECT ${PLACE}, created_at, CASE WHEN last_error LIKE 'HTTP 4%' THEN 3 ELSE 2 END FROM deliveries
    WHERE state = 'pending' AND created_at > now() - interval '${SHOWN_HOURS} hours'
    UNION ALL
    SELECT ${PLACE}, created_at, 3 FROM deliveries
    WHERE state = 'dead' AND created_at > now() - interval '${SHOWN_HOURS} hours'
  ) c GROUP BY 1, 2`;
interface CellRow {
  place: Place;
  ago: number;
  rank: number;
  sent: number;
}
const RANKS: readonly HourCell[] = ['nothing', 'sent', 'waiting', 'refused'];

const TOTALS = `
  SELECT place, (count(*) FILTER (WHERE state = 'pending'))::int AS waiting,
    (count(*) FILTER (WHERE state = 'dead'))::int AS dead, min(oldest) AS oldest
  FROM (
    SELECT ${PLACE} AS place, state, CASE WHEN NOT (${POSTPONED_ANALYSIS}) THEN created_at END AS oldest
    FROM deliveries d WHERE state = 'pending'
    UNION ALL SELECT ${PLACE}, state, NULL FROM deliveries WHERE state = 'dead'
  ) d GROUP BY place`;

interface TotalRow {
  place: Place;
  waiting: number;
  dead: number;
  oldest: Date | null;
}

/** One look into the index for each name: there may be millions of deliveries. */
const LAST_SUCCESSES = `
  SELECT 'webhook/' || name AS place, (
    SELECT max(ended_at) FROM deliveries
    WHERE state = 'delivered' AND kind = 'webhook' AND destination = name
  ) AS at FROM webhook_destinations
  UNION ALL
  SELECT ${PLACE}, max(ended_at) FROM (
    SELECT kind, NULL AS destination, (
      SELECT ended_at FROM deliveries d
      WHERE state = 'delivered' AND d.kind = k.kind AND destination IS NULL
      ORDER BY destination DESC, ended_at DESC LIMIT 1
    ) AS ended_at
    FROM unnest('{${['analysis', ...MAIL_KINDS].join(',')}}'::text[]) AS k(kind)
  ) m GROUP BY 1`;

const WEBHOOKS = `
  SELECT 'webhook/' || name AS place, disabled_at, reason
  FROM webhook_destinations LEFT JOIN disabled_destinations ON destination = name ORDER BY name`;

interface WebhookRow {
  place: Place;
  disabled_at: Date | null;
  reason: string | null;
}

async function rowsOf<Row>(db: Queryable, statement: string): Promise<Row[]> {
  const { rows } = await db.query(statement);
  return rows as Row[];
}

interface Read {
  overview: DeliveriesOverview;
  /** Whom the deliveries that are shown are about. */
  subjects: string[];
}

export async function readDeliveries(db: Queryable): Promise<Read> {
  const totals = await rowsOf<TotalRow>(db, TOTALS);
  const webhooks = await rowsOf<WebhookRow>(db, WEBHOOKS);
  const cells = await rowsOf<CellRow>(db, CELLS);
  const successes = await rowsOf<{ place: Place; at: Date | null }>(db, LAST_SUCCESSES);
  const causes = await rowsOf<CauseRow>(db, CAUSES);
  const sum = (of: (row: TotalRow) => number) => totals.reduce((all, row) => all + of(row), 0);
  const mails = MAIL_PLACES.map((place) => ({ place, disabled_at: null, reason: null }));
  const destinations = [...webhooks, ...mails].map(({ place, disabled_at, reason }) => {
    const own = totals.find((row) => row.place === place);
    return {
      place,
      cells: cellsOf(cells.filter((row) => row.place === place)),
      lastSuccess: successes.find((row) => row.place === place)?.at?.toISOString() ?? null,
      waiting: own?.waiting ?? 0,
      dead: own?.dead ?? 0,
      off: disabled_at && {
        since: disabled_at.toISOString(),
        byPerson: reason === SWITCHED_OFF,
      },
    };
  });
  const [oldest] = totals.flatMap((row) => row.oldest ?? []).sort((a, b) => +a - +b);
  const overview = {
    waiting: sum(({ waiting }) => waiting),
    oldest: oldest?.toISOString() ?? null,
    dead: sum(({ dead }) => dead),
    sentToday: cells.reduce((all, { sent }) => all + sent, 0),
    destinations,
    causes: causes.map(shownCause),
  };
  const subjects = causes.flatMap(({ deliveries }) =>
    deliveries.flatMap(({ subject }) => subject ?? []),
  );
  return { overview, subjects };
}

function cellsOf(rows: readonly CellRow[]): HourCell[] {
  return Array.from({ length: SHOWN_HOURS }, (_, hour) => {
    const row = rows.find(({ ago }) => ago === SHOWN_HOURS - 1 - hour);
    return RANKS[row?.rank ?? 0] ?? 'nothing';
  });
}

function shownCause({ since, next, deliveries, ...group }: CauseRow): CauseGroup {
  return {
    ...group,
    since: since.toISOString(),
    next: next?.toISOString() ?? null,
    deliveries: deliveries.map(({ subject, ...delivery }) => ({
      ...delivery,
      since: new Date(delivery.since).toISOString(),
      at: new Date(delivery.at).toISOString(),
      // Of a test there is none.
      reference: subject === null ? '' : referenceOf(subject),
    })),
  };
}
