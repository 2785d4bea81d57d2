import { displayEuros, euros, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { type MailWords, mailWords } from '#content/mail-words.ts';
import { shareRule } from '#content/share-rule.ts';
import { requestLink } from '#domain/desk/request-link.ts';
import type { ShownFigures } from '#domain/simulator/model/estimate.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
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

/** The euros that the simulator's page showed; nothing where no simulation is linked, or an old one. */
export function simulatedEuros({ simulation, language }: LeadSubject | ContactSubject) {
  if (simulation === null) return null;
  return shownEuros(simulation.shown, simulation.inputs.vehicles, language);
}

/** The figures of a simulation or an analysis as they are written. */
export function shownEuros(
  { perVehicle, fleet }: ShownFigures,
  vehicles: unknown,
  language: Language,
) {
  const { gainEuros, lowEuros, highEuros } = perVehicle;
  return {
    perVehicle,
    fleet,
    gain: euros(gainEuros, language),
    fleetGain: euros(fleet.gainEuros, language),
    range:
      lowEuros === null || highEuros === null
        ? null
        : {
            low: euros(lowEuros, language),
            high: euros(highEuros, language),
            text: euros([lowEuros, highEuros], language),
            at: placeBetween(lowEuros, gainEuros, highEuros),
          },
    vehicles: typeof vehicles === 'number' ? number(vehicles, language) : null,
  };
}

/** What the fleet keeps per vehicle, large; its range, the whole fleet and our share below. */
export function gainFigure(
  { perVehicle, range, vehicles, fleetGain }: ReturnType<typeof shownEuros>,
  label: string,
  language: Language,
): FigureBlock {
  const { unit, range: between, fleet, fleetOf } = mailWords(language).acknowledgement.simulation;
  return {
    kind: 'figure',
    label,
    value: displayEuros(perVehicle.gainEuros, language),
    unit: range === null ? unit : fill(between, { low: range.low, high: range.high }),
    range,
    notes: [
      fill(vehicles === null ? fleet : fleetOf, { euros: fleetGain, count: vehicles ?? '' }),
      shareRule(language),
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
