import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { firstNameIn, greetingName } from '#domain/leads/greeting-name.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { teamFor } from '#domain/leads/message-recipients.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { pageLink, simulationLink } from '#domain/site/absolute-links.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import { type MailWords, mailWords } from '../../words/words.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { chosen } from './answer-words.ts';
import { gainFigure, inSentence, mailFooter, simulatedGain } from './shared-blocks.ts';

type Subject = LeadSubject | ContactSubject;

/**
 * Of what was typed it repeats a plain first name and nothing else: somebody who typed another's address must not
 * write to them through us. Answers from lists are repeated.
 */
export function acknowledgement(
  subject: Subject,
  origin: string,
  statements: Statements = BRAND.statements,
): MailContent {
  const { language, id } = subject;
  const words = mailWords(language);
  const texts = words.acknowledgement[subject.of];
  const isFurther = subject.of === 'lead' && subject.repeated;
  const about = isFurther ? words.acknowledgement.lead.furtherSubject : texts.subject;
  const name = nameIn(subject);
  const simulation = simulationBlocks(subject, words, origin);
  return {
    language,
    subject: `${about} (${referenceOf(id)})`,
    title: name === undefined ? texts.title : fill(texts.greeting, { name }),
    blocks: [
      { kind: 'text', text: texts.text },
      ...(subject.of === 'lead'
        ? aboutRegistration(subject, simulation, words, statements)
        : aboutMessage(subject, simulation, words)),
      { kind: 'note', text: words.acknowledgement.notYou },
    ],
    footer: mailFooter(words, origin, language),
  };
}

function nameIn(subject: Subject): string | undefined {
  return subject.of === 'lead'
    ? greetingName(subject.answers.first_name)
    : firstNameIn(subject.name);
}

function simulationBlocks(subject: Subject, words: MailWords, origin: string): Block[] {
  const { language, simulator_result_id } = subject;
  const { simulation, simulate, whileWaiting } = words.acknowledgement;
  if (simulator_result_id === null) {
    // Who writes about a partnership or asks for help has no fleet to simulate.
    if (subject.of === 'contact' && teamFor(subject.form_data.subject) !== 'sales') return [];
    return [
      { kind: 'text', text: whileWaiting },
      { kind: 'button', label: simulate, href: pageLink(origin, language, 'simulator') },
    ];
  }
  const href = simulationLink(origin, language, simulator_result_id);
  const button: Block = { kind: 'button', label: simulation.see, href };
  const gain = simulatedGain(subject);
  if (gain === null) return [button];
  return [gainFigure(gain, simulation.label, language), button];
}

function aboutMessage(contact: ContactSubject, simulation: Block[], words: MailWords): Block[] {
  const { acknowledgement: texts, salesNotice } = words;
  const { language, form_data } = contact;
  const about = chosen('subject', form_data.subject, { words: salesNotice, language });
  return [
    {
      kind: 'facts',
      rows: [
        ...(about === undefined ? [] : [[salesNotice.fields.subject, about] as const]),
        ...receivedAs(contact, words),
      ],
    },
    ...simulation,
    { kind: 'text', text: texts.answer },
  ];
}

/** The figure, what happens when and who writes, what would make the analysis better, and the answers. */
function aboutRegistration(
  lead: LeadSubject,
  simulation: Block[],
  words: MailWords,
  { people, bookingUrl }: Statements,
): Block[] {
  const texts = words.acknowledgement;
  const { analysis, profile, appointment, call } = texts.steps;
  const [writer] = people ?? [];
  const role = writer && inSentence(writer.role[lead.language]);
  const by = writer && role ? fill(analysis.by, { name: writer.name, role }) : analysis.byTeam;
  const called = lead.answers.phone_consent === true ? call : { ...call, ...call.withoutConsent };
  const made = lead.repeated
    ? { ...analysis, when: analysis.further.when, text: `${by} ${analysis.further.text}` }
    : { ...analysis, text: by };
  const steps = [made, profile, bookingUrl ? appointment : called];
  const booking: Block[] = bookingUrl
    ? [{ kind: 'button', label: appointment.choose, href: bookingUrl }]
    : [];
  return [
    // One button each: the appointment's, where there is one.
    ...simulation.map((block) =>
      block.kind === 'button' && bookingUrl ? { ...block, kind: 'link' as const } : block,
    ),
    { kind: 'heading', text: texts.stepsTitle },
    { kind: 'steps', rows: steps.map(({ when, name, text }) => ({ when, name, text })) },
    ...booking,
    { kind: 'heading', text: texts.preciseTitle },
    { kind: 'text', text: texts.preciseText },
    { kind: 'list', items: texts.precise },
    { kind: 'heading', text: texts.answersTitle },
    { kind: 'facts', rows: [...answersOf(lead, words), ...receivedAs(lead, words)] },
    { kind: 'note', text: texts.wrong },
  ];
}

/** What was chosen from a list, in words; of what was typed, that it was given. */
function answersOf({ answers, language }: LeadSubject, words: MailWords) {
  const { acknowledgement: texts, salesNotice } = words;
  const localisation = { words: salesNotice, language };
  const { fields, yes, no } = salesNotice;
  const given = fieldsInMail(LEAD_FIELDS, 'fleet').filter((field) => answers[field]);
  return [
    ...given.map(
      (field) =>
        [fields[field], chosen(field, answers[field], localisation) ?? texts.given] as const,
    ),
    ...(['phone_consent', 'newsletter_consent'] as const).map(
      (field) => [fields[field], answers[field] ? yes : no] as const,
    ),
  ];
}

function receivedAs({ id, created_at, language }: Subject, words: MailWords) {
  return [
    [words.received, longDate(dayInParis(created_at), language)],
    [words.reference, referenceOf(id)],
  ] as const;
}
