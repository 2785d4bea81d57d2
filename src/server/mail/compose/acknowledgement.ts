import { longDate } from '#content/figures.ts';
import { type MailWords, mailWords } from '#content/mail-words.ts';
import { shareRule } from '#content/share-rule.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { firstNameIn, greetingName } from '#domain/leads/greeting-name.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { pageLink, simulationLink } from '#domain/site/absolute-links.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { chosen, filled } from './answer-words.ts';
import { mailFooter, simulatedEuros } from './shared-blocks.ts';

type Subject = LeadSubject | ContactSubject;

/**
 * Of what was typed it repeats a plain first name and nothing else: whoever typed another's address must not
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
  const reference = referenceOf(id);
  const name = nameIn(subject);
  const next =
    subject.of === 'lead'
      ? afterRegistration(subject, words, statements)
      : [{ kind: 'text', text: words.acknowledgement.answer } as const];
  const simulation = simulationBlocks(subject, words, origin);
  const hasButton = next.some(({ kind }) => kind === 'button');
  return {
    language,
    subject: `${texts.subject} (${reference})`,
    title: name === undefined ? texts.title : filled(texts.greeting, { name }),
    blocks: [
      { kind: 'text', text: filled(texts.text, { reference }) },
      // One button each: the appointment's, where there is one.
      ...simulation.map((block) =>
        block.kind === 'button' && hasButton ? { ...block, kind: 'link' as const } : block,
      ),
      ...next,
      ...answersOf(subject, words),
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
    return [
      { kind: 'text', text: whileWaiting },
      { kind: 'button', label: simulate, href: pageLink(origin, language, 'simulator') },
    ];
  }
  const href = simulationLink(origin, language, simulator_result_id);
  const button: Block = { kind: 'button', label: simulation.see, href };
  const shown = simulatedEuros(subject);
  if (shown === null) return [button];
  const { range, vehicles } = shown;
  const fleet = vehicles === null ? simulation.fleet : simulation.fleetOf;
  return [
    {
      kind: 'figure',
      label: simulation.label,
      value: shown.gain,
      unit:
        range === null
          ? simulation.unit
          : filled(simulation.range, { low: range.low, high: range.high }),
      range,
      notes: [
        filled(fleet, { euros: shown.fleetGain, count: vehicles ?? '' }),
        shareRule(language),
      ],
    },
    button,
  ];
}

/** What happens when, who writes, and what would make the analysis better. */
function afterRegistration(
  { answers, language }: LeadSubject,
  words: MailWords,
  { people, bookingUrl }: Statements,
): Block[] {
  const texts = words.acknowledgement;
  const { analysis, profile, appointment, call } = texts.steps;
  const [writer] = people ?? [];
  const last =
    bookingUrl === undefined
      ? { ...call, text: answers.phone_consent ? call.text : call.withoutConsent }
      : appointment;
  const by = writer
    ? filled(analysis.by, { name: writer.name, role: lowered(writer.role[language]) })
    : analysis.byTeam;
  return [
    { kind: 'heading', text: texts.stepsTitle },
    {
      kind: 'steps',
      rows: [{ ...analysis, text: by }, profile, last].map(({ when, name, text }) => ({
        when,
        name,
        text,
      })),
    },
    ...(bookingUrl === undefined
      ? []
      : [{ kind: 'button', label: appointment.choose, href: bookingUrl } as const]),
    { kind: 'heading', text: texts.preciseTitle },
    { kind: 'text', text: texts.preciseText },
    { kind: 'list', items: texts.precise },
  ];
}

/** In the middle of a sentence: 'Responsable des flottes' as 'responsable des flottes'; 'DSI' as it is. */
function lowered(role: string): string {
  return /^\p{Lu}\p{Ll}/u.test(role) ? role[0]?.toLowerCase() + role.slice(1) : role;
}

function answersOf(subject: Subject, words: MailWords): Block[] {
  const { language, created_at } = subject;
  const texts = words.acknowledgement;
  const localisation = { words: words.salesNotice, language };
  const received = [
    words.received,
    longDate(created_at.toISOString().slice(0, 10), language),
  ] as const;
  if (subject.of === 'contact') {
    const about = chosen('subject', subject.form_data.subject, localisation);
    return [
      {
        kind: 'facts',
        rows: [...(about === undefined ? [] : [[texts.subject, about] as const]), received],
      },
    ];
  }
  const { yes, no } = words.salesNotice;
  const labels = { ...words.salesNotice.fields, fleet_size: texts.fleet };
  const { answers } = subject;
  const given = fieldsInMail(LEAD_FIELDS, 'fleet').filter((field) => answers[field]);
  const agreed = (['phone_consent', 'newsletter_consent'] as const).map(
    (field) => [texts.consents[field], answers[field] === true ? yes : no] as const,
  );
  return [
    { kind: 'heading', text: texts.answersTitle },
    {
      kind: 'facts',
      rows: [
        ...given.map(
          (field) =>
            [labels[field], chosen(field, answers[field], localisation) ?? texts.given] as const,
        ),
        ...agreed,
        received,
      ],
    },
    { kind: 'note', text: texts.wrong },
  ];
}
