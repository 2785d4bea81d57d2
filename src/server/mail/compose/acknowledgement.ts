import { longDate } from '#content/figures.ts';
import { mailWords } from '#content/mail-words.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import { pageLink, simulationLink } from '../links.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { mailFooter } from './footer.ts';
import { simulatedGain } from './simulated-gain.ts';

/** Holds nothing of what was typed: whoever typed another's address must not write to them through us. */
export function acknowledgement(
  subject: LeadSubject | ContactSubject,
  origin: string,
): MailContent {
  const { language, id, created_at, simulator_result_id } = subject;
  const words = mailWords(language);
  const { [subject.of]: said, ...more } = words.acknowledgement;
  const next: Block[] = simulator_result_id
    ? [
        ...simulatedGain(subject, more.simulationTitle),
        {
          kind: 'button',
          label: more.seeSimulation,
          href: simulationLink(origin, language, simulator_result_id),
        },
      ]
    : [
        { kind: 'text', text: more.whileWaiting },
        { kind: 'button', label: more.simulate, href: pageLink(origin, language, 'simulator') },
      ];
  return {
    language,
    subject: `${said.subject} (${referenceOf(id)})`,
    title: said.title,
    blocks: [
      { kind: 'text', text: said.text },
      {
        kind: 'facts',
        rows: [
          [words.reference, referenceOf(id)],
          [words.received, longDate(created_at.toISOString().slice(0, 10), language)],
        ],
      },
      ...next,
      { kind: 'text', text: more.answer },
      { kind: 'note', text: more.notYou },
    ],
    footer: mailFooter(words, origin, language),
  };
}
