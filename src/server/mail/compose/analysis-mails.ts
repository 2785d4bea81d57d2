import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { promised } from '#content/promises.ts';
import { greetingName } from '#domain/leads/greeting-name.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { analysisLink } from '#domain/site/absolute-links.ts';
import type { Statements } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { openAnswerText } from '../../analysis/compose-assumptions.ts';
import type { LeadSubject } from '../../deliveries/subject.ts';
import { simulatorLink } from '../../lead-analyses/analysed-fleet.ts';
import { REMIND_AFTER_HOURS, type StoredAnalysis } from '../../lead-analyses/stored-analyses.ts';
import { mailWords } from '../../words/words.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { TEAM_LANGUAGE } from '../message.ts';
import {
  deskLink,
  gainFigure,
  inSentence,
  mailFooter,
  teamFooter,
  writtenGain,
} from './shared-blocks.ts';

interface ReadyContext {
  origin: string;
  statements: Statements;
  /** Of the private link. */
  token: string;
}

/**
 * To whom the analysis was made for: the figure and a private link. Of what was typed it repeats a plain first name,
 * like the acknowledgement.
 */
export function analysisReady(
  lead: LeadSubject,
  { figures, until, simulator_result_id }: StoredAnalysis,
  { origin, statements, token }: ReadyContext,
): MailContent {
  const { language } = lead;
  const words = mailWords(language);
  const texts = words.analysis;
  const reference = referenceOf(lead.id);
  const name = greetingName(lead.answers.first_name);
  return {
    language,
    subject: `${texts.subject} (${reference})`,
    title: name === undefined ? texts.title : fill(texts.greeting, { name }),
    blocks: [
      { kind: 'text', text: texts.text },
      ...gainBlocks(figures, simulator_result_id, language),
      { kind: 'button', label: texts.open, href: analysisLink(origin, language, token) },
      {
        kind: 'note',
        text: fill(texts.validity, { date: longDate(dayInParis(until), language) }),
      },
      { kind: 'heading', text: texts.contentTitle },
      { kind: 'steps', rows: texts.content },
      ...openBlocks(figures.open, lead, origin),
      ...nextBlocks(statements, lead),
      { kind: 'facts', rows: [[words.reference, reference]] },
      { kind: 'note', text: words.acknowledgement.notYou },
    ],
    footer: mailFooter(words, origin, language),
  };
}

function gainBlocks(
  { shown, answered, vehicles }: StoredAnalysis['figures'],
  simulationId: string | null,
  language: Language,
): Block[] {
  if (answered === undefined) return [];
  const { analysis, acknowledgement } = mailWords(language);
  const label = simulationId === null ? analysis.fromAnswers : acknowledgement.simulation.label;
  return [gainFigure(writtenGain(shown, answered, { vehicles, language }), label, language)];
}

function openBlocks(
  open: StoredAnalysis['figures']['open'],
  lead: LeadSubject,
  origin: string,
): Block[] {
  const { language } = lead;
  const texts = mailWords(language).analysis;
  if (open.length === 0) return [];
  const items = open.map((answer) => openAnswerText(answer, language));
  return [
    { kind: 'heading', text: texts.openTitle },
    { kind: 'list', items },
    { kind: 'link', label: texts.simulate, href: simulatorLink(lead, origin) },
  ];
}

function nextBlocks({ bookingUrl, people }: Statements, { language }: LeadSubject): Block[] {
  const texts = mailWords(language).analysis;
  const [person] = people ?? [];
  const name = person && `${person.name}, ${inSentence(person.role[language])}`;
  return [
    { kind: 'heading', text: texts.nextTitle },
    { kind: 'text', text: name ? fill(texts.person, { name }) : texts.team },
    ...(bookingUrl ? [{ kind: 'link', label: texts.booking, href: bookingUrl } as const] : []),
  ];
}

/** To the team, before the day is over: this one still waits for approval. */
export function analysisReminder(
  { id, repeated }: LeadSubject,
  deskOrigin: string | undefined,
): MailContent {
  const words = mailWords(TEAM_LANGUAGE);
  const texts = words.analysisReminder;
  const promise = repeated ? 'furtherAnalysisWithin' : 'analysisWithin';
  const within = promised(promise, TEAM_LANGUAGE);
  const reference = referenceOf(id);
  return {
    language: TEAM_LANGUAGE,
    subject: `${texts.subject} (${reference})`,
    title: texts.title,
    blocks: [
      { kind: 'text', text: fill(texts.text, { hours: String(REMIND_AFTER_HOURS), within }) },
      ...deskLink(id, deskOrigin),
      { kind: 'facts', rows: [[words.reference, reference]] },
    ],
    footer: teamFooter(words),
  };
}
