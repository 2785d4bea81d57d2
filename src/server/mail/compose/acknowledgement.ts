import { longDate } from '#content/figures.ts';
import { mailWords } from '#content/mail-words.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { pageLink, simulationLink } from '#domain/site/absolute-links.ts';
import type { ContactSubject, LeadSubject } from '../../deliveries/subject.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { mailFooter, simulatedGain } from './shared-blocks.ts';

/** Holds nothing of what was typed: whoever typed another's address must not write to them through us. */
export function acknowledgement(
  subject: LeadSubject | ContactSubject,
  origin: string,
): MailContent {
  const { language, id, created_at, simulator_result_id } = subject;
  const words = mailWords(language);
  const { [subject.of]: texts, ...more } = words.acknowledgement;
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
    subject: `${texts.subject} (${referenceOf(id)})`,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
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
