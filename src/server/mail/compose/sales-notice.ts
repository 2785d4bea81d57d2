import { measure, range } from '#content/figures.ts';
import { type MailWords, mailWords } from '#content/mail-words.ts';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { FLEET_SIZES, leadingNumber } from '#domain/leads/options.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { ScoreLine } from '#domain/leads/scoring.ts';
import { simulationLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import type { DeliveryEvent } from '../../deliveries/delivery.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import type { Block, MailContent, ScoreRow } from '../mail-content.ts';
import { mailFooter, simulatedGain } from './shared-blocks.ts';

type Words = MailWords['salesNotice'];
type Field = keyof Words['fields'];

interface Localisation {
  words: Words;
  language: Language;
}

interface NoticeContent {
  title: string;
  /** Before the title, in the subject line only. */
  urgency: string;
  blocks: Block[];
}

/** For the sales team. The subject line is made of what can be chosen, never of what was typed. */
export function salesNotice(
  event: DeliveryEvent,
  subject: LeadSubject | ContactSubject,
  origin: string,
): MailContent {
  const words = mailWords(subject.language);
  const notice = words.salesNotice;
  const localisation = { words: notice, language: subject.language };
  const content =
    subject.of === 'lead'
      ? aboutLead(event, subject, localisation)
      : aboutContact(subject, localisation);
  const mark = subject.suspicion === null ? '' : `[${notice.toCheck}] `;
  const reference = referenceOf(subject.id);
  return {
    language: subject.language,
    subject: `${mark}${content.urgency}${content.title} (${reference})`,
    title: content.title,
    blocks: [
      ...(subject.suspicion === null
        ? []
        : [{ kind: 'warning', text: notice.suspicion[subject.suspicion] } as const]),
      ...content.blocks,
      ...simulatedGain(subject, words.simulation.title),
      ...simulationButton(subject, notice, origin),
      { kind: 'facts', rows: [[words.reference, reference]] },
      { kind: 'note', text: notice.answer },
    ],
    footer: mailFooter(words, origin, subject.language),
  };
}

function aboutLead(
  event: DeliveryEvent,
  lead: LeadSubject,
  localisation: Localisation,
): NoticeContent {
  const { answers, qualification_status, lead_score, language } = lead;
  const { words } = localisation;
  const what = words.subjects[newsOf(event, lead)];
  const size = sizeOf(answers.fleet_size, localisation);
  const name = [answers.first_name, answers.last_name].filter(Boolean).join(' ');
  return {
    title: `${what}, ${size}`,
    urgency: `${words[qualification_status]} ${lead_score}. `,
    blocks: [
      {
        kind: 'score',
        score: lead_score,
        verdict: words[qualification_status],
        meaning: words.meaning[qualification_status],
      },
      { kind: 'heading', text: words.personTitle },
      {
        kind: 'facts',
        rows: [
          [words.fields.name, name || words.none],
          ...factsOf(fieldsInMail(LEAD_FIELDS, 'person'), answers, localisation),
          [words.fields.language, words.options.language[language]],
        ],
      },
      { kind: 'heading', text: words.fleetTitle },
      { kind: 'facts', rows: factsOf(fieldsInMail(LEAD_FIELDS, 'fleet'), answers, localisation) },
      { kind: 'heading', text: words.whyTitle },
      {
        kind: 'points',
        rows: lead.score_lines.map((line) => scoreRow(line, localisation)),
        total: { label: words.total, value: null, points: lead_score },
      },
      ...originBlocks(fieldsInMail(LEAD_FIELDS, 'origin'), answers, localisation),
    ],
  };
}

function newsOf(event: DeliveryEvent, { repeated }: LeadSubject) {
  if (event === 'lead.simulated') return 'simulated';
  return repeated ? 'repeated' : 'registered';
}

function aboutContact(contact: ContactSubject, localisation: Localisation): NoticeContent {
  const { form_data, language } = contact;
  const { words } = localisation;
  return {
    title: `${words.subjects[contact.form_type]}, ${shown('subject', form_data.subject, localisation)}`,
    urgency: '',
    blocks: [
      { kind: 'heading', text: words.messageTitle },
      { kind: 'quote', text: contact.message },
      { kind: 'heading', text: words.personTitle },
      {
        kind: 'facts',
        rows: [
          ...factsOf(fieldsInMail(CONTACT_FIELDS, 'person'), contact, localisation),
          [words.fields.language, words.options.language[language]],
          [words.fields.lead_score, String(contact.lead_score)],
        ],
      },
      ...originBlocks(fieldsInMail(FORM_DATA_FIELDS, 'origin'), form_data, localisation),
    ],
  };
}

/** Left out where unknown, unlike answers that sales could ask for. */
function originBlocks(
  fields: readonly Field[],
  values: Record<string, unknown>,
  localisation: Localisation,
): Block[] {
  const known = fields.filter((field) => values[field]);
  if (known.length === 0) return [];
  return [
    { kind: 'heading', text: localisation.words.originTitle },
    { kind: 'facts', rows: factsOf(known, values, localisation) },
  ];
}

function simulationButton(
  { simulator_result_id, language }: LeadSubject | ContactSubject,
  words: Words,
  origin: string,
): Block[] {
  if (simulator_result_id === null) return [];
  const href = simulationLink(origin, language, simulator_result_id);
  return [{ kind: 'button', label: words.seeSimulation, href }];
}

function factsOf(
  fields: readonly Field[],
  values: object,
  localisation: Localisation,
): (readonly [string, string])[] {
  const given = values as Record<string, unknown>;
  return fields.map((field) => [
    localisation.words.fields[field],
    shown(field, given[field], localisation),
  ]);
}

function shown(field: Field, value: unknown, localisation: Localisation): string {
  const { words } = localisation;
  if (value === undefined || value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'fleet_size') return sizeOf(value, localisation);
  if (field === 'daily_distance') return measure(Number(value), 'km', localisation.language);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const labels: { readonly [option: string]: string } = lookUp(words.options, field) ?? {};
  return lookUp(labels, text) ?? text;
}

/** sizeOf(100, localisation) // => '100 à 249 véhicules' */
function sizeOf(smallest: unknown, { words, language }: Localisation): string {
  const size = FLEET_SIZES.find((one) => leadingNumber(one) === smallest) ?? String(smallest);
  const [low, high] = size.split('-').map(Number);
  const sizeRange = low && high ? range([low, high], language) : size;
  return `${sizeRange} ${words.vehicles}`;
}

function scoreRow({ reason, value, points }: ScoreLine, localisation: Localisation): ScoreRow {
  const label = localisation.words.reasons[reason];
  if (value === 'given' || value === 'linked') return { label, value: null, points };
  if (reason === 'simulator_potential') {
    return { label, value: lookUp(localisation.words.options.potential, value) ?? value, points };
  }
  const answer = reason === 'fleet_size' ? Number(value) : value;
  return { label, value: shown(reason as Field, answer, localisation), points };
}
