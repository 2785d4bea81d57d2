import { clock, euros, longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { SITUATION_FIELDS, situationFields } from '#domain/leads/gain-fields.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { questionsToAsk } from '#domain/leads/questions-to-ask.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { ShownFigures } from '#domain/simulator/index.ts';
import { simulationLink } from '#domain/site/absolute-links.ts';
import { minuteInParis } from '#domain/site/paris-time.ts';
import { messageReplyBy, registrationReplyBy } from '#domain/site/promised-times.ts';
import type { DeliveryEvent } from '../../deliveries/delivery.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import { analysedFleet } from '../../lead-analyses/analysed-fleet.ts';
import { type MailWords, mailWords } from '../../words/words.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { TEAM_LANGUAGE } from '../message.ts';
import { type Field, factsOf, fleetSize, type Localisation, shown } from './answer-words.ts';
import { scoreBlock, scoreRow } from './score-words.ts';
import { deskLink, simulatedGain, teamFooter } from './shared-blocks.ts';

interface NoticeContent {
  title: string;
  /** Before the title, in the subject line only. */
  urgency: string;
  blocks: Block[];
}

interface Writing extends Localisation {
  all: MailWords;
  origin: string;
  deskOrigin: string | undefined;
}

/** For the team, in its own language. The subject line is made of what can be chosen, never of what was typed. */
export function salesNotice(
  event: DeliveryEvent,
  subject: LeadSubject | ContactSubject,
  origin: string,
  /** Of the desk, where there is one: it shows the rest. */
  deskOrigin?: string,
): MailContent {
  const all = mailWords(TEAM_LANGUAGE);
  const words = all.salesNotice;
  const writing = { all, words, language: TEAM_LANGUAGE, origin, deskOrigin };
  const content = contentOf(event, subject, writing);
  const mark = subject.suspicion === null ? '' : `[${words.toCheck}] `;
  const reference = referenceOf(subject.id);
  return {
    language: TEAM_LANGUAGE,
    subject: `${mark}${content.urgency}${content.title} (${reference})`,
    title: content.title,
    blocks: [
      ...(subject.suspicion === null
        ? []
        : [{ kind: 'warning', text: words.suspicion[subject.suspicion] } as const]),
      ...(subject.of === 'lead' && subject.repeated
        ? [{ kind: 'text', text: words.further } as const]
        : []),
      ...content.blocks,
      { kind: 'facts', rows: [[all.reference, reference]] },
      { kind: 'note', text: words.answer },
    ],
    footer: teamFooter(all),
  };
}

function contentOf(
  event: DeliveryEvent,
  subject: LeadSubject | ContactSubject,
  writing: Writing,
): NoticeContent {
  if (subject.of === 'contact') return aboutContact(subject, writing);
  // Where sales knows nothing of the lead yet, its simulation is part of the first notice.
  return event === 'lead.simulated' && subject.noticed
    ? aboutSimulation(subject, writing)
    : aboutLead(subject, writing);
}

function aboutLead(lead: LeadSubject, writing: Writing): NoticeContent {
  const { answers, lead_score } = lead;
  const { words } = writing;
  const questions = questionsToAsk({ answers, fleet: analysedFleet(lead).analysed });
  return {
    ...headingOf(lead, words.subjects[lead.repeated ? 'repeated' : 'registered'], writing),
    blocks: [
      scoreBlock(lead, words),
      ...promiseBlocks(lead, writing),
      ...deskLink(lead.id, writing.deskOrigin),
      ...personBlocks(lead, writing),
      ...simulationBlocks(lead, writing),
      { kind: 'heading', text: words.questionsTitle },
      {
        kind: 'steps',
        numbered: true,
        rows: questions.map((question, index) => ({
          when: String(index + 1),
          name: words.questions[question].ask,
          text: words.questions[question].why,
        })),
      },
      { kind: 'heading', text: words.fleetTitle },
      { kind: 'facts', rows: factsOf(fieldsInMail(LEAD_FIELDS, 'fleet'), answers, writing) },
      { kind: 'heading', text: words.whyTitle },
      {
        kind: 'points',
        rows: lead.score_lines.map((line) => scoreRow(line, writing)),
        total: { label: words.total, value: null, points: lead_score },
      },
      ...originBlocks(fieldsInMail(LEAD_FIELDS, 'origin'), answers, writing),
    ],
  };
}

/** To those who have the notice of the lead already: what has changed. */
function aboutSimulation(lead: LeadSubject, writing: Writing): NoticeContent {
  const { words } = writing;
  const { lead_score, score_lines } = lead;
  const added = score_lines.filter(({ reason }) => reason.startsWith('simulator_'));
  const before = added.reduce((score, { points }) => score - points, lead_score);
  const change = { before: String(before), after: String(lead_score) };
  return {
    ...headingOf(lead, words.subjects.simulated, writing),
    blocks: [
      scoreBlock(lead, words),
      ...promiseBlocks(lead, writing),
      ...deskLink(lead.id, writing.deskOrigin),
      { kind: 'text', text: fill(words.scoreChange, change) },
      ...simulationBlocks(lead, writing),
      { kind: 'heading', text: words.addedTitle },
      {
        kind: 'points',
        rows: added.map((line) => scoreRow(line, writing)),
        total: { label: words.total, value: null, points: lead_score - before },
      },
      ...personBlocks(lead, writing),
    ],
  };
}

function headingOf(lead: LeadSubject, what: string, writing: Writing) {
  const { words } = writing;
  return {
    title: `${what}, ${fleetSize(lead.answers.fleet_size, writing) ?? words.none}`,
    urgency: `${words[lead.qualification_status]} ${lead.lead_score}. `,
  };
}

/** Nothing is promised to what is perhaps a program. */
function promiseBlocks(subject: LeadSubject | ContactSubject, writing: Writing): Block[] {
  if (subject.suspicion !== null) return [];
  const { words, language } = writing;
  const replyBy = subject.of === 'lead' ? registrationReplyBy(subject) : messageReplyBy(subject);
  const [day = '', time = ''] = minuteInParis(replyBy).split(' ');
  const [hour, minute] = time.split(':').map(Number);
  const text = fill(words.replyBy.until, {
    date: longDate(day, language),
    time: clock(Number(hour) + Number(minute) / 60, language),
  });
  return [{ kind: 'facts', rows: [[words.replyBy.label, text]] }];
}

function personBlocks({ answers, language }: LeadSubject, writing: Writing): Block[] {
  const { words } = writing;
  const name = [answers.first_name, answers.last_name].filter(Boolean).join(' ');
  return [
    { kind: 'heading', text: words.personTitle },
    {
      kind: 'facts',
      rows: [
        [words.fields.name, name || words.none],
        ...factsOf(fieldsInMail(LEAD_FIELDS, 'person'), answers, writing),
        [words.fields.language, words.options.language[language]],
      ],
    },
  ];
}

function aboutContact(contact: ContactSubject, writing: Writing): NoticeContent {
  const { form_data, language } = contact;
  const { words } = writing;
  return {
    title: `${words.subjects[contact.form_type]}, ${shown('subject', form_data.subject, writing)}`,
    urgency: '',
    blocks: [
      { kind: 'heading', text: words.messageTitle },
      { kind: 'quote', text: contact.message },
      ...promiseBlocks(contact, writing),
      ...deskLink(contact.id, writing.deskOrigin),
      { kind: 'heading', text: words.senderTitle },
      {
        kind: 'facts',
        rows: [
          ...factsOf(fieldsInMail(CONTACT_FIELDS, 'person'), contact, writing),
          [words.fields.language, words.options.language[language]],
          [words.fields.lead_score, String(contact.lead_score)],
        ],
      },
      ...simulationBlocks(contact, writing),
      ...originBlocks(fieldsInMail(FORM_DATA_FIELDS, 'origin'), form_data, writing),
    ],
  };
}

/** Left out where unknown, unlike answers that sales could ask for. */
function originBlocks(
  fields: readonly Field[],
  values: Record<string, unknown>,
  writing: Writing,
): Block[] {
  const known = fields.filter((field) => values[field]);
  if (known.length === 0) return [];
  return [
    { kind: 'heading', text: writing.words.originTitle },
    { kind: 'facts', rows: factsOf(known, values, writing) },
  ];
}

function simulationBlocks(subject: LeadSubject | ContactSubject, writing: Writing): Block[] {
  const { simulator_result_id } = subject;
  if (simulator_result_id === null) return [];
  const { language, words, origin } = writing;
  const href = simulationLink(origin, language, simulator_result_id);
  const button: Block = { kind: 'button', label: words.seeSimulation, href };
  const gain = simulatedGain({ ...subject, language });
  if (gain === null) return [button];
  const { perVehicle, span } = gain.shown;
  const labels = writing.all.simulation;
  return [
    { kind: 'heading', text: labels.title },
    {
      kind: 'facts',
      rows: [
        [labels.gain, [gain.amount, gain.range].filter(Boolean).join(' ')],
        ...factsOf(SITUATION_FIELDS, situationFields(gain.answered), writing),
        ...(gain.other === null ? [] : [[labels.other, gain.other] as const]),
        [labels.fleetGain, fill(labels.vehicles, { euros: gain.fleet, count: gain.vehicles })],
        ...(span === null ? billRows(perVehicle, writing) : []),
      ],
    },
    button,
  ];
}

/** It stands on both answers. */
function billRows({ beforeEuros, paidInAllEuros }: ShownFigures['perVehicle'], writing: Writing) {
  const { billToday, paidInAll } = writing.all.simulation;
  return [
    [billToday, euros(beforeEuros, writing.language)],
    [paidInAll, euros(paidInAllEuros, writing.language)],
  ] as const;
}
