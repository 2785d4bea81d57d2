import { euros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { MailWords, SheetPageWords } from '#content/mail-words.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import type { Question } from '#domain/leads/questions-to-ask.ts';
import type { Fact } from '#domain/privacy/data-block.ts';
import { analysisLink, simulationLink } from '#domain/site/absolute-links.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import { analysisToken } from '../lead-analyses/stored-analyses.ts';
import type { OpenedSheet } from '../lead-sheets/stored-sheets.ts';
import { factsOf } from '../mail/compose/answer-words.ts';
import { scoreRow } from '../mail/compose/score-words.ts';
import { day, moment } from '../my-data/stored-values.ts';
import type { PrivateBlock } from '../private-pages/private-page.ts';
import { amounts, countOf, type SheetFigure } from './sheet-figure.ts';

export interface Reading {
  language: Language;
  words: SheetPageWords;
  mail: MailWords;
}

type Section = Extract<PrivateBlock, { kind: 'section' }>;

const section = (title: string, blocks: readonly PrivateBlock[]): Section => ({
  kind: 'section',
  title,
  blocks,
});

/** What the sales mail says of the person, by the same names. */
export function person({ lead }: OpenedSheet, reading: Reading): PrivateBlock {
  const { language, mail } = reading;
  const { answers } = lead;
  const words = mail.salesNotice;
  const name = [answers.first_name, answers.last_name].filter(Boolean).join(' ');
  return section(words.personTitle, [
    {
      kind: 'facts',
      rows: [
        [words.fields.name, name || words.none],
        ...factsOf(fieldsInMail(LEAD_FIELDS, 'person'), answers, { words, language }),
        [words.fields.language, words.options.language[language]],
      ],
    },
  ]);
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** What was answered; what was not stands among what is open. */
export function fleet({ lead }: OpenedSheet, { language, mail }: Reading): PrivateBlock {
  const words = mail.salesNotice;
  const fields = fieldsInMail(LEAD_FIELDS, 'fleet').filter(
    (field) => !isMissing(lead.answers[field]),
  );
  const rows = factsOf(fields, lead.answers, { words, language });
  return section(words.fleetTitle, [{ kind: 'facts', rows }]);
}

const HOUR_MS = 3_600_000;

export function promises(sheet: OpenedSheet, hasCalendar: boolean, reading: Reading): PrivateBlock {
  const { lead } = sheet;
  const { language, words } = reading;
  const { title, caption, columns, states, ...texts } = words.promises;
  const due = (hours: number, within: string) => {
    const end = new Date(lead.created_at.getTime() + hours * HOUR_MS);
    return fill(texts.due, { moment: moment(end, language), within });
  };
  const call = lead.answers.phone_consent === true ? states.mayCall : states.mayNotCall;
  return section(title, [
    {
      kind: 'table',
      caption,
      columns,
      rows: [
        [
          texts.analysis,
          due(CLAIMS.analysisWithin.value, texts.analysisWithin),
          analysisState(sheet, reading),
        ],
        [texts.profile, due(CLAIMS.profileReviewWithin.value, texts.profileWithin), states.byTeam],
        hasCalendar ? [texts.appointment, texts.theirDate, call] : [texts.call, texts.later, call],
      ],
    },
  ]);
}

function analysisState({ lead, analysis }: OpenedSheet, { language, words }: Reading): string {
  const { states } = words.promises;
  if (analysis === undefined) return lead.suspicion === null ? states.missing : states.held;
  const { revoked_at, approval, sent_at, made_at } = analysis;
  const at = (text: string, date: Date) => fill(text, { moment: moment(date, language) });
  if (revoked_at !== null) return at(states.revoked, revoked_at);
  if (approval === 'waiting') return at(states.waiting, made_at);
  return sent_at === null ? at(states.made, made_at) : at(states.sent, sent_at);
}

export function figureBlocks(
  sheet: OpenedSheet,
  figure: SheetFigure | undefined,
  secrets: readonly string[],
  reading: Reading,
): PrivateBlock {
  const { words } = reading;
  const { lead, analysis } = sheet;
  const texts = words.figure;
  const links = linksTo(sheet, secrets, reading);
  if (figure === undefined) {
    const isOld = lead.simulator_result_id !== null;
    const without = analysis === undefined ? texts.none : texts.revoked;
    return section(texts.title, [{ kind: 'text', text: isOld ? texts.old : without }, ...links]);
  }
  const title = figure.from === 'simulation' ? texts.simulation : texts.analysis;
  return section(title, [{ kind: 'facts', rows: figureRows(figure, reading) }, ...links]);
}

function figureRows(figure: SheetFigure, { language, words, mail }: Reading): Fact[] {
  const texts = words.figure;
  const labels = mail.simulation;
  const { perVehicle, fleet: whole } = figure.shown;
  const one = amounts(perVehicle, language);
  const all = amounts(whole, language);
  const count = countOf(figure, language);
  const ofFleet = count === '' ? texts.between : texts.fleetBetween;
  const gain = count === '' ? all.gain : fill(texts.fleet, { gain: all.gain, count });
  const analysed = {
    answers: texts.fromAnswers,
    simulation: figure.isAnalysis ? texts.fromAnalysis : texts.fromSimulation,
  };
  const basis = analysed[figure.from];
  return [
    [labels.gain, one.range ? fill(texts.between, { gain: one.gain, ...one.range }) : one.gain],
    [labels.fleetGain, all.range ? fill(ofFleet, { gain: all.gain, count, ...all.range }) : gain],
    [labels.billToday, euros(perVehicle.beforeEuros, language)],
    [labels.paidInAll, euros(perVehicle.paidInAllEuros, language)],
    [texts.basis, fill(basis, { date: day(figure.date, language) })],
  ];
}

/** Addresses of this site: which host it has is the browser's to know. */
const HERE = '';

function linksTo(
  { lead, analysis }: OpenedSheet,
  secrets: readonly string[],
  { language, words }: Reading,
): PrivateBlock[] {
  const { seeSimulation, seeAnalysis, theirs } = words.figure;
  const simulation = lead.simulator_result_id;
  const isSeen = analysis?.revoked_at === null && analysis.approval !== 'waiting';
  return [
    ...(simulation === null
      ? []
      : [
          {
            kind: 'link',
            label: seeSimulation,
            href: simulationLink(HERE, language, simulation),
          } as const,
        ]),
    ...(isSeen
      ? [
          {
            kind: 'link',
            label: seeAnalysis,
            href: analysisLink(HERE, language, analysisToken(secrets, analysis.id)),
          } as const,
          { kind: 'note', text: theirs } as const,
        ]
      : []),
  ];
}

export function questions(asked: readonly Question[], { mail }: Reading): PrivateBlock {
  const words = mail.salesNotice;
  const items = asked.map((one) => ({
    text: words.questions[one].ask,
    note: words.questions[one].why,
  }));
  return section(words.questionsTitle, [{ kind: 'numbered', items }]);
}

/** What the person left out, and what the analysis had to assume. */
export function leftOpen({ lead, analysis }: OpenedSheet, reading: Reading): PrivateBlock {
  const { language, words, mail } = reading;
  const { fields } = mail.salesNotice;
  const { answers } = lead;
  const asked = [...fieldsInMail(LEAD_FIELDS, 'person'), ...fieldsInMail(LEAD_FIELDS, 'fleet')];
  const unanswered = [
    ...(isMissing(answers.first_name) && isMissing(answers.last_name) ? [fields.name] : []),
    ...asked.filter((field) => isMissing(answers[field])).map((field) => fields[field]),
  ];
  const open = analysis?.revoked_at === null ? analysis.figures.open : [];
  const assumed = open.map((answer) => openAnswerText(answer, language));
  const { title, nothing, ...texts } = words.open;
  const listed = (text: string, items: string[]): PrivateBlock[] =>
    items.length === 0
      ? []
      : [
          { kind: 'text', text },
          { kind: 'list', items },
        ];
  const blocks = [...listed(texts.unanswered, unanswered), ...listed(texts.assumed, assumed)];
  return section(title, blocks.length === 0 ? [{ kind: 'text', text: nothing }] : blocks);
}

export function score({ lead }: OpenedSheet, { language, words, mail }: Reading): PrivateBlock {
  const { salesNotice } = mail;
  const rows = lead.score_lines.map((line) => {
    const { label, value, points } = scoreRow(line, { words: salesNotice, language });
    return [label, value ?? '', String(points)];
  });
  return section(salesNotice.whyTitle, [
    {
      kind: 'table',
      ...words.score,
      rows: [...rows, [salesNotice.total, '', String(lead.lead_score)]],
    },
  ]);
}

export function origin({ lead }: OpenedSheet, { language, words, mail }: Reading): PrivateBlock {
  const { salesNotice } = mail;
  const { source, ...answers } = lead.answers;
  const known = fieldsInMail(LEAD_FIELDS, 'origin').filter((field) => answers[field]);
  const form = lookUp<string>(words.origin.sources, String(source)) ?? String(source);
  return section(salesNotice.originTitle, [
    {
      kind: 'facts',
      rows: [
        ...(source === undefined ? [] : [[words.origin.source, form] as const]),
        ...factsOf(known, answers, { words: salesNotice, language }),
      ],
    },
  ]);
}

const CONSENTS = ['email_consent', 'phone_consent', 'newsletter_consent'] as const;

export function consents(sheet: OpenedSheet, { language, words, mail }: Reading): PrivateBlock {
  const { lead, consent_text_version } = sheet;
  const { title, caption, columns, ...labels } = words.consents;
  const { yes, no } = mail.salesNotice;
  const date = moment(lead.created_at, language);
  const rows = CONSENTS.map((consent) => [
    labels[consent],
    lead.answers[consent] === true ? yes : no,
    date,
    consent_text_version,
  ]);
  return section(title, [{ kind: 'table', caption, columns, rows }]);
}
