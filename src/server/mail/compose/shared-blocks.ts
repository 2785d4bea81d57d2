import { euros, number } from '#content/figures.ts';
import type { MailWords } from '#content/mail-words.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import type { MailContent } from '../mail-content.ts';

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

/** Of a mail to the team, whose readers have no rights to be told of, but a duty. */
export function teamFooter(words: MailWords): MailContent['footer'] {
  return { lines: [words.footer.sender, words.footer.forTheTeam] };
}

/** The euros that the simulator's page showed; nothing where no simulation is linked, or an old one. */
export function simulatedEuros({ simulation, language }: LeadSubject | ContactSubject) {
  if (simulation === null) return null;
  const { perVehicle, fleet } = simulation.shown;
  const { gainEuros, lowEuros, highEuros } = perVehicle;
  const { vehicles } = simulation.inputs;
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

/** From 0 to 1. */
function placeBetween(low: number, value: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0.5;
}
