import { randomUUID } from 'node:crypto';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS, type KnownFleet } from '#domain/illustrations/known-fleets.ts';
import {
  CHARGING_HOURS,
  INDUSTRIES,
  MOTIVATIONS,
  SMALLEST_FLEETS,
  URGENCIES,
  VEHICLE_TYPES,
} from '#domain/leads/options.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { shownFigures } from '#domain/simulator/model/estimate.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import type { OpenAnswer } from '#server/analysis/open-answers.ts';
import type { Queryable } from '#server/database/pool.ts';

const STEPS = ['waiting', 'sent', 'made', 'sent', 'failed', 'waiting', 'revoked', 'sent'];
const STEPS_LATER = ['sent', 'sent', 'failed', 'sent', 'revoked'];

/** Leads that nobody registered, each kind of them among the first dozens; the same ones each time. */
const COMPANIES = [
  'Livraisons du Midi',
  'Messageries Moreau',
  'Fret Nord-Ouest',
  'Ville de Port-Clair',
  'Bus de l’Estuaire',
  'Services d’Arvor',
  'Kestrel Facilities',
  'Boulangeries Lenoir',
  'Taxis Verts d’Aubry',
  'Coopérative des Halles',
  'Groupement interprofessionnel des transporteurs frigorifiques de Bourgogne-Franche-Comté et d’Alsace',
  'Kraftfahrzeugüberführungsgesellschaft Saarbrücken',
];
const PEOPLE = [
  ...['Paul Ferrand', 'Claire Moreau', 'Ana Roy', 'Samir Haddad', 'Inès Caron', 'Yann Le Bihan'],
  ...['Tom Ellery', 'Marie Lenoir', 'Karim Ziani', 'Julie Maes'],
  'Marie-Charlotte de La Rochefoucauld-Montbel',
];
const SOURCES = [
  ['google', 'cpc', 'depots-hta'],
  ['linkedin', 'social', 'hta-automne'],
  ['website', 'organic', null],
  ['newsletter', 'email', 'lettre-6'],
  ['partenaire-installateur', 'referral', null],
] as const;
const COLLEAGUES = [
  ['lea', 'Léa Fontaine'],
  ['hugo', 'Hugo Lambert'],
] as const;
const FLEETS: readonly KnownFleet[] = ['delivery', 'depot', 'initial', 'largeVans'];
const LOST = ['too_small', 'fixed_price', 'competitor', 'not_now', 'unreachable'];
/** How long ago each of the first ones came, in hours: late, soon, and so on. */
const HOURS_AGO = [25.2, 18.4, 9.6, 3.6, 30, 20, 7.1, 4.9, 1.2, 26, 0.4, 12, 23.7, 52];
/** Those that nobody has looked at; of the older ones most are won or lost. */
const FRESH = 40;
const OPEN = 400;
/** What the newest analyses had to assume. */
const ASSUMED: readonly OpenAnswer[] = [
  { id: 'power', assumedKw: 880, lowEuros: 155, highEuros: 270, narrows: true },
  { id: 'contract', gainOtherwiseEuros: 113 },
];

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

interface MadeUp extends Record<string, unknown> {
  id: string;
  submission_id: string;
  email: string;
}

function madeUp(index: number, simulations: readonly string[]): MadeUp {
  const isNameless = index % 23 === 7;
  const isPerson = index % 29 === 11;
  const [first = '', ...rest] = at(PEOPLE, index).split(' ');
  const [source, medium, campaign] = at(SOURCES, index * 3 + 1);
  const company = isNameless || isPerson ? undefined : at(COMPANIES, index);
  const hoursAgo = HOURS_AGO[index] ?? (index < FRESH ? (index * 7.3) % 25 : index * 0.9);
  const answers = {
    fleet_size: at(SMALLEST_FLEETS, index * 5 + 4),
    vehicle_type: at(VEHICLE_TYPES, index + 1),
    charging_hours: at(CHARGING_HOURS, index),
    industry: at(INDUSTRIES, index),
    urgency: at(URGENCIES, index * 2 + 1),
    company,
    phone: isNameless ? undefined : `+33 1 99 00 ${10 + (index % 90)} ${10 + ((index * 7) % 90)}`,
    phone_consent: !isNameless && index % 4 !== 3,
  };
  const simulation = index % 3 === 2 ? null : at(simulations, index);
  const { score, qualification, lines } = scoreLead(answers, simulation ? 'high' : null);
  const suspicion = index % 17 === 9 && index < OPEN ? at(['too-fast', 'honeypot'], index) : null;
  const isClosed = (index >= OPEN || index === 5) && suspicion === null;
  const isTaken = (index % 5 > 2 || index >= FRESH) && suspicion === null;
  const status = isClosed
    ? at(['won', 'lost'], index)
    : isTaken
      ? at(['contacted', 'qualified', 'contacted', 'new'], index)
      : 'new';
  const [subject, colleague] = at(COLLEAGUES, index);
  const isContacted = status !== 'new';
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  return {
    ...answers,
    id: randomUUID(),
    submission_id: randomUUID(),
    email: `${first
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase()}.${index}@${isNameless ? 'un-domaine-de-courrier-vraiment-interminable' : 'fret'}.example`,
    first_name: isNameless ? undefined : first,
    last_name: isNameless ? undefined : rest.join(' '),
    main_motivation: at(MOTIVATIONS, index),
    daily_distance: 100,
    current_energy_cost: index % 2 ? 'env. 6 800 € par mois' : undefined,
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    source: 'website',
    preferred_contact_method: 'email',
    email_consent: true,
    newsletter_consent: index % 3 === 0,
    language: index % 6 === 5 ? 'en' : 'fr',
    lead_score: score,
    qualification_status: qualification,
    score_lines: lines,
    suspicion,
    simulator_result_id: simulation,
    simulator_completed: simulation !== null,
    created_at: ago(hoursAgo),
    last_contact_at: ago(hoursAgo),
    work_status: status,
    status_changed_at: isContacted ? ago(hoursAgo * 0.6) : null,
    lost_reason: status === 'lost' ? at(LOST, index) : null,
    taken_by: isTaken || isClosed ? subject : null,
    taken_by_name: isTaken || isClosed ? colleague : null,
    taken_at: isTaken || isClosed ? ago(hoursAgo * 0.9) : null,
    first_contact_at: isContacted ? ago(hoursAgo * 0.8) : null,
    next_at: isTaken && index % 2 ? ago(-30 - (index % 90)) : null,
  };
}

async function storeSimulations(db: Queryable): Promise<string[]> {
  const ids = FLEETS.map(() => randomUUID());
  for (const [index, name] of FLEETS.entries()) {
    const { estimate, range } = knownFigures(name);
    const shown = shownFigures(estimate, range, KNOWN_FLEETS[name].vehicles);
    await db.query(
      `INSERT INTO simulator_results (id, model_version, language, inputs, results, potential, lead_score)
       VALUES ($1, $2, 'fr', $3, $4, 'high', 60)`,
      [ids[index], MODEL_VERSION, JSON.stringify(KNOWN_FLEETS[name]), JSON.stringify({ shown })],
    );
  }
  return ids;
}

/** Stores so many, newest analyses in each step among them, and gives them back in their order. */
export async function storeLeads(db: Queryable, count: number): Promise<MadeUp[]> {
  const simulations = await storeSimulations(db);
  const leads = Array.from({ length: count }, (_, index) => madeUp(index, simulations));
  const names = Object.keys(leads[0] ?? {}).join(', ');
  await db.query(
    `INSERT INTO crm_leads (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::crm_leads, $1)`,
    [JSON.stringify(leads)],
  );
  await db.query(
    `INSERT INTO lead_submissions (id, lead_id, repeated, answers, lead_score, qualification_status, score_lines,
       suspicion, simulator_result_id, token_hash, token_expires_at, language, consent_text_version, created_at)
     SELECT submission_id, id, false, jsonb_strip_nulls(to_jsonb(l) - 'search'), lead_score, qualification_status,
       score_lines, suspicion, simulator_result_id, '', now(), language, '2026-11-15', created_at FROM crm_leads l`,
  );
  await storeAnalyses(db, leads);
  return leads;
}

/** Of three in four of those who are persons: waiting, made, sent, not sent, revoked. */
async function storeAnalyses(db: Queryable, leads: readonly MadeUp[]): Promise<void> {
  const analysed = leads.filter(({ suspicion }, index) => suspicion === null && index % 4 !== 3);
  const rows = analysed.map(({ id }, index) => {
    const name = at(FLEETS, index);
    const { estimate, range } = knownFigures(name);
    const { vehicles } = KNOWN_FLEETS[name];
    return {
      lead: id,
      step: at(index < FRESH ? STEPS : STEPS_LATER, index),
      figures: {
        vehicles,
        shown: shownFigures(estimate, range, vehicles),
        open: ASSUMED,
      },
    };
  });
  await db.query(
    `WITH given AS (SELECT * FROM jsonb_to_recordset($1) AS g(lead uuid, step text, figures jsonb)),
     made AS (
       INSERT INTO analyses (lead_id, lead_submission_id, version, simulator_result_id, language, model_version,
         figures, document, approval, revoked_at, made_at)
       SELECT g.lead, l.submission_id, 1, l.simulator_result_id, l.language, $2, g.figures, '%PDF-1.7 a sample',
         CASE WHEN g.step = 'waiting' THEN 'waiting' END, CASE WHEN g.step = 'revoked' THEN now() END,
         l.created_at + interval '6 minutes'
       FROM given g JOIN crm_leads l ON l.id = g.lead RETURNING id, lead_id, lead_submission_id, made_at
     )
     INSERT INTO deliveries (id, kind, event, lead_submission_id, analysis_id, state, attempts, created_at, ended_at)
     SELECT gen_random_uuid(), 'analysis_ready', 'lead.analysed', m.lead_submission_id, m.id,
       CASE g.step WHEN 'made' THEN 'pending' WHEN 'failed' THEN 'skipped' ELSE 'delivered' END, 1, m.made_at,
       CASE WHEN g.step <> 'made' THEN m.made_at END
     FROM given g JOIN made m ON m.lead_id = g.lead WHERE g.step <> 'waiting'`,
    [JSON.stringify(rows), MODEL_VERSION],
  );
}
