import { fill } from '#content/fill.ts';
import { mailWords, sheetPageWords } from '#content/mail-words.ts';
import { greetingName } from '#domain/leads/greeting-name.ts';
import type { Question } from '#domain/leads/questions-to-ask.ts';
import type { Statements } from '#domain/site/brand.ts';
import type { OpenedSheet } from '../lead-sheets/stored-sheets.ts';
import { chosen, fleetSize } from '../mail/compose/answer-words.ts';
import { day } from '../my-data/stored-values.ts';
import { amounts, countOf, type SheetFigure } from './sheet-figure.ts';

interface Facts {
  sheet: OpenedSheet;
  figure: SheetFigure | undefined;
  question: Question;
  statements: Statements;
}

/**
 * The beginning of a mail to the person, in their language. Of what was typed it repeats a plain first name and nothing
 * else, as every mail does: whoever typed another's address must not write to them through us.
 */
export function firstMail({ sheet, figure, question, statements }: Facts): string {
  const { lead } = sheet;
  const { paste } = sheetPageWords(lead.language);
  const { ask } = mailWords(lead.language).salesNotice.questions[question];
  const name = greetingName(lead.answers.first_name);
  const sentences = [paste.thanks, fleetSentence(sheet), ...figureSentences(sheet, figure)];
  return [
    name === undefined ? paste.hello : fill(paste.greeting, { name }),
    sentences.filter(Boolean).join(' '),
    `${hasGain(figure) ? paste.precise : paste.ask}\n${ask}`,
    nextStep(sheet, statements),
  ].join('\n\n');
}

function fleetSentence({ lead }: OpenedSheet): string {
  const { answers, language } = lead;
  const localisation = { words: mailWords(language).salesNotice, language };
  const size = fleetSize(answers.fleet_size, localisation);
  if (size === undefined) return '';
  const kinds = (['vehicle_type', 'industry'] as const)
    .filter((field) => answers[field] !== 'other')
    .map((field) => chosen(field, answers[field], localisation))
    .filter((kind) => kind !== undefined);
  const fleet = kinds.length === 0 ? size : `${size} (${kinds.join(', ')})`;
  return fill(sheetPageWords(language).paste.fleet, { fleet });
}

/** A gain of nothing is not what a first mail begins with. */
const hasGain = (figure: SheetFigure | undefined): figure is SheetFigure =>
  figure !== undefined && figure.vehicles !== null && figure.shown.perVehicle.gainEuros > 0;

function figureSentences(
  { lead, analysis }: OpenedSheet,
  figure: SheetFigure | undefined,
): string[] {
  const { language } = lead;
  const { paste } = sheetPageWords(language);
  const sentAt = analysis?.revoked_at === null ? analysis.sent_at : null;
  const sent = sentAt === null ? [] : [fill(paste.sent, { date: day(sentAt, language) })];
  if (!hasGain(figure)) {
    // Nobody makes one of what is perhaps a program's.
    return analysis === undefined && lead.suspicion === null ? [paste.preparing] : [];
  }
  const { gain, range } = amounts(figure.shown.perVehicle, language);
  const sentence = figure.from === 'simulation' ? paste.fromSimulation : paste.fromAnswers;
  const said = fill(sentence, {
    gain: range ? fill(paste.between, { gain, ...range }) : gain,
    fleetGain: amounts(figure.shown.fleet, language).gain,
    count: countOf(figure, language),
  });
  return [said, ...sent];
}

function nextStep({ lead }: OpenedSheet, { bookingUrl }: Statements): string {
  const { next } = sheetPageWords(lead.language).paste;
  if (bookingUrl) return fill(next.booking, { url: bookingUrl });
  return lead.answers.phone_consent === true ? next.call : next.write;
}
