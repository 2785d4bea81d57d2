import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { situatedGain } from '#content/gain-situation.ts';
import type { Arrival, ShownGain, ShownRegistration, ShownRequest } from '#domain/desk/requests.ts';
import { FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { SITUATION_FIELDS, situationFields } from '#domain/leads/gain-fields.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { questionsToAsk } from '#domain/leads/questions-to-ask.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { MOST_POINTS } from '#domain/leads/scoring.ts';
import type { Fact } from '#domain/privacy/data-block.ts';
import { type Answered, type ShownFigures, stateOfStored } from '#domain/simulator/index.ts';
import { simulationLink } from '#domain/site/absolute-links.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import {
  type ContactSubject,
  type LeadSubject,
  loadLead,
  loadMessage,
} from '../deliveries/subject.ts';
import { analysedFleet } from '../lead-analyses/analysed-fleet.ts';
import type { StoredAnalysis } from '../lead-analyses/stored-analyses.ts';
import { type Field, factsOf } from '../mail/compose/answer-words.ts';
import { scoreRow } from '../mail/compose/score-words.ts';
import { deskWords, mailWords } from '../words/words.ts';
import { operation, type PublicSite } from './operation.ts';
import { Refused } from './refused.ts';
import { deliveriesOf } from './request-deliveries.ts';
import {
  listedMessages,
  listedRegistrations,
  localisation,
  withoutPrefix,
} from './request-rows.ts';

interface Asked {
  db: PoolClient;
  site: PublicSite;
  language: Language;
}

/** By the id of a registration or of a message. */
export const requestShow = operation({
  name: 'request.show',
  roles: ['sales'],
  input: v.strictObject({ id: v.pipe(v.string(), v.uuid()), language: v.picklist(LANGUAGES) }),
  async run({ db, site, input: { id, language } }) {
    const asked = { db, site, language };
    const answer = (await shownRegistration(asked, id)) ?? (await shownMessage(asked, id));
    if (answer === undefined) throw new Refused('not-found');
    return { answer, records: [id, ...answer.others.map((other) => other.id)] };
  },
});

async function shownRegistration(asked: Asked, id: string): Promise<ShownRequest | undefined> {
  const { db, language } = asked;
  const [listed] = await listedRegistrations(db, [id], language);
  const lead = await loadLead(db, id);
  if (listed === undefined || lead === undefined) return undefined;
  const { answers, simulation } = lead;
  const analysis = await analysisOf(db, id);
  const isRough = lead.simulator_result_id === null;
  return {
    ...listed,
    ...(await shared(asked, lead)),
    mayCall: answers.phone_consent === true,
    phone: typeof answers.phone === 'string' ? answers.phone : null,
    gain: analysedGain(analysis, { isRough, language }) ?? simulatedGain(simulation, language),
    origin: originOf(fieldsInMail(LEAD_FIELDS, 'origin'), answers, language),
    registration: await registrationOf(asked, lead, analysis),
    message: null,
  };
}

async function shownMessage(asked: Asked, id: string): Promise<ShownRequest | undefined> {
  const { db, language } = asked;
  const [listed] = await listedMessages(db, [id], language);
  const contact = await loadMessage(db, id);
  if (listed === undefined || contact === undefined) return undefined;
  const { simulation, phone, form_data, message } = contact;
  return {
    ...listed,
    ...(await shared(asked, contact)),
    phone,
    // Who writes a number into a message asks to be called.
    mayCall: phone !== null,
    gain: simulatedGain(simulation, language),
    origin: originOf(fieldsInMail(FORM_DATA_FIELDS, 'origin'), form_data, language),
    registration: null,
    message: withoutPrefix(message),
  };
}

async function shared({ db, site, language }: Asked, subject: LeadSubject | ContactSubject) {
  const { id, email, simulator_result_id } = subject;
  return {
    email,
    language: subject.language,
    simulationUrl:
      simulator_result_id && simulationLink(site.origin, subject.language, simulator_result_id),
    others: await othersOf(db, id, email),
    deliveries: await deliveriesOf(db, id, language),
  };
}

async function registrationOf(
  { db, language }: Asked,
  lead: LeadSubject,
  analysis: Analysis | undefined,
) {
  const { answers, score_lines } = lead;
  const wording = localisation(language);
  const { consents } = deskWords(language);
  const fields = fieldsInMail(LEAD_FIELDS, 'fleet').filter((field) => answers[field]);
  const questions = questionsToAsk({ answers, fleet: analysedFleet(lead).analysed });
  const registration: ShownRegistration = {
    said: factsOf(fields, answers, wording),
    why: score_lines.map((line) => ({
      ...scoreRow(line, wording),
      most: Math.max(MOST_POINTS[line.reason], line.points),
    })),
    consents: CONSENTS.map((consent) => ({
      text: consents[consent],
      isGiven: answers[consent] === true,
    })),
    consentVersion: await consentVersion(db, lead.id),
    questions: questions.map((question) => wording.words.questions[question]),
    analysis:
      analysis === undefined
        ? null
        : {
            id: analysis.id,
            madeAt: analysis.made_at.toISOString(),
            assumed: analysis.figures.open.map((answer) => openAnswerText(answer, language)),
          },
  };
  return registration;
}

const CONSENTS = ['email_consent', 'phone_consent', 'newsletter_consent'] as const;

async function consentVersion(db: PoolClient, id: string): Promise<string> {
  const { rows } = await db.query<{ consent_text_version: string }>(
    'SELECT consent_text_version FROM lead_submissions WHERE id = $1',
    [id],
  );
  return rows[0]?.consent_text_version ?? '';
}

type Analysis = Pick<StoredAnalysis, 'id' | 'made_at' | 'figures'>;

async function analysisOf(db: PoolClient, registration: string) {
  const { rows } = await db.query(
    'SELECT id, made_at, figures FROM analyses WHERE lead_submission_id = $1',
    [registration],
  );
  return rows[0] as Analysis | undefined;
}

function analysedGain(
  analysis: Analysis | undefined,
  { isRough, language }: Omit<GainOptions, 'vehicles'>,
): ShownGain | null {
  if (analysis?.figures.answered === undefined) return null;
  const { shown, answered, vehicles } = analysis.figures;
  return gainOf(shown, answered, { vehicles, isRough, language });
}

function simulatedGain(
  simulation: LeadSubject['simulation'],
  language: Language,
): ShownGain | null {
  if (!simulation?.shown) return null;
  const { fleet } = stateOfStored(simulation.inputs);
  const { vehicles } = fleet;
  return gainOf(simulation.shown, fleet, { vehicles, isRough: false, language });
}

interface GainOptions {
  vehicles: number;
  isRough: boolean;
  language: Language;
}

function gainOf(
  shown: ShownFigures,
  answered: Answered,
  { vehicles, isRough, language }: GainOptions,
): ShownGain {
  const { beforeEuros, paidInAllEuros, gainEuros, lowEuros, highEuros } = shown.perVehicle;
  const { amount, unit, range, other, fleet } = situatedGain(shown, answered, language);
  const isRanged = shown.span === null && lowEuros !== null && highEuros !== null;
  const { fleetGain, billToday } = mailWords(language).simulation;
  const ofFleet = fill(deskWords(language).gainOfFleet, {
    gain: fleet,
    count: number(vehicles, language),
  });
  const bills = `${wholeEuros(beforeEuros, language)} → ${wholeEuros(paidInAllEuros, language)}`;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const notes = [
    other,
    `${fleetGain}${colon} ${ofFleet}`,
    // The bill stands on both answers.
    shown.span === null ? `${billToday}${colon} ${bills}` : null,
  ];
  return {
    amount,
    unit: [unit, range].filter(Boolean).join(' '),
    situation: factsOf(SITUATION_FIELDS, situationFields(answered), localisation(language)),
    range: isRanged ? { gain: gainEuros, low: lowEuros, high: highEuros } : null,
    isRough,
    note: notes.flatMap((note) => (note === null ? [] : [`${note}.`])).join(' '),
  };
}

/** Left out where unknown. */
function originOf(fields: readonly Field[], values: object, language: Language): Fact[] {
  const { origins } = deskWords(language);
  const known = Object.entries(values).map(([field, value]) => {
    const words = lookUp<Record<string, string>>(origins, field) ?? {};
    return [field, lookUp(words, String(value)) ?? value];
  });
  const given = Object.fromEntries(known) as Record<string, unknown>;
  return factsOf(
    fields.filter((field) => given[field]),
    given,
    localisation(language),
  );
}

const OTHERS = `
  SELECT 'registration' AS of, id, created_at FROM lead_submissions WHERE answers->>'email' = $2 AND id <> $1
  UNION ALL
  SELECT 'message', id, created_at FROM form_submissions WHERE email = $2 AND id <> $1
  ORDER BY created_at DESC, id LIMIT 50`;

/** Perhaps typed by somebody else: nothing of them stands on this page but their reference. */
async function othersOf(db: PoolClient, id: string, email: string): Promise<Arrival[]> {
  const { rows } = await db.query<{ of: Arrival['of']; id: string; created_at: Date }>(OTHERS, [
    id,
    email,
  ]);
  return rows.map((row) => ({
    ...{ of: row.of, id: row.id, reference: referenceOf(row.id) },
    arrivedAt: row.created_at.toISOString(),
  }));
}
