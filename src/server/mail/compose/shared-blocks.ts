import { euros } from '#content/figures.ts';
import { type MailWords, mailWords } from '#content/mail-words.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import type { Block, MailContent } from '../mail-content.ts';

export function mailFooter(
  words: MailWords,
  origin: string,
  language: Language,
): MailContent['footer'] {
  return {
    lines: [words.footer.sender, words.footer.automatic],
    link: { label: words.footer.privacy, href: pageLink(origin, language, 'privacy') },
  };
}

/** The euros that the simulator's page showed; nothing where no simulation is linked, or an old one. */
export function simulatedGain(
  { simulation, language }: LeadSubject | ContactSubject,
  title: string,
): Block[] {
  if (simulation === null) return [];
  const { perVehicle, fleet } = simulation.shown;
  const { lowEuros, highEuros } = perVehicle;
  const words = mailWords(language).simulation;
  const gain = euros(perVehicle.gainEuros, language);
  const range =
    lowEuros === null || highEuros === null ? '' : ` (${euros([lowEuros, highEuros], language)})`;
  return [
    { kind: 'heading', text: title },
    {
      kind: 'facts',
      rows: [
        [words.gain, `${gain}${range}`],
        [words.fleetGain, euros(fleet.gainEuros, language)],
        [words.billToday, euros(perVehicle.beforeEuros, language)],
        [words.paidInAll, euros(perVehicle.paidInAllEuros, language)],
      ],
    },
  ];
}
