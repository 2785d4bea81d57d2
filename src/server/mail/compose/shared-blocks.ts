import { euros, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { gainSentence, situatedGain } from '#content/gain-situation.ts';
import { SHARE_RULE } from '#content/promises.ts';
import { requestLink } from '#domain/desk/request-link.ts';
import {
  type Answered,
  type ShownFigures,
  type ShownGain,
  stateOfStored,
} from '#domain/simulator/index.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import { type MailWords, mailWords } from '../../words/words.ts';
import type { Block, FigureBlock, MailContent } from '../mail-content.ts';
import { TEAM_LANGUAGE } from '../message.ts';

/** Of every mail to a visitor: what we store about them is one link away. */
export function mailFooter(
  words: MailWords,
  origin: string,
  language: Language,
): MailContent['footer'] {
  return {
    lines: [words.footer.sender, words.footer.automatic],
    links: [
      { label: words.footer.myData, href: pageLink(origin, language, 'my-data') },
      { label: words.footer.privacy, href: pageLink(origin, language, 'privacy') },
    ],
  };
}

/** Where the team reads more, and decides; nothing where there is no desk. */
export function deskLink(id: string, deskOrigin: string | undefined): Block[] {
  if (deskOrigin === undefined) return [];
  const label = mailWords(TEAM_LANGUAGE).salesNotice.openAtDesk;
  return [{ kind: 'link', label, href: requestLink(deskOrigin, id) }];
}

/** Of a mail to the team, whose readers have no rights to be informed of, but a duty. */
export function teamFooter(words: MailWords): MailContent['footer'] {
  return { lines: [words.footer.sender, words.footer.forTheTeam] };
}

/** What the simulator's page showed; nothing where no simulation is linked, or an old one. */
export function simulatedGain({ simulation, language }: LeadSubject | ContactSubject) {
  if (!simulation?.shown) return null;
  const { fleet } = stateOfStored(simulation.inputs);
  return writtenGain(simulation.shown, fleet, { vehicles: fleet.vehicles, language });
}

/** The figures of a simulation or an analysis as they are written. */
export function writtenGain(
  shown: ShownFigures,
  answered: Answered,
  { vehicles, language }: { vehicles: number; language: Language },
) {
  return {
    ...situatedGain(shown, answered, language),
    shown,
    answered,
    vehicles: number(vehicles, language),
  };
}

function rangeOf({ lowEuros, gainEuros, highEuros }: ShownGain, language: Language) {
  if (lowEuros === null || highEuros === null) return null;
  return {
    low: euros(lowEuros, language),
    high: euros(highEuros, language),
    at: placeBetween(lowEuros, gainEuros, highEuros),
  };
}

/** What the fleet keeps per vehicle, large, and what that stands on; the whole fleet and our share below. */
export function gainFigure(
  { shown, answered, vehicles, ...gain }: ReturnType<typeof writtenGain>,
  label: string,
  language: Language,
): FigureBlock {
  const { fleetOf } = mailWords(language).acknowledgement.simulation;
  const sentence = gainSentence(shown, answered, language);
  return {
    kind: 'figure',
    label,
    value: gain.amount.replaceAll('\u202f', '\u00a0'),
    unit: sentence.slice(gain.amount.length).trim(),
    range: shown.span === null ? rangeOf(shown.perVehicle, language) : null,
    notes: [
      ...(gain.other === null ? [] : [`${gain.other}.`]),
      fill(fleetOf, { euros: gain.fleet, count: vehicles }),
      SHARE_RULE[language],
    ],
  };
}

/** From 0 to 1. */
function placeBetween(low: number, value: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0.5;
}

/** 'Responsable des flottes' as 'responsable des flottes'; 'DSI' as it is. */
export function inSentence(role: string): string {
  return /^\p{Lu}\p{Ll}/u.test(role) ? role[0]?.toLowerCase() + role.slice(1) : role;
}
