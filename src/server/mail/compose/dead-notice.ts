import { mailWords } from '#content/mail-words.ts';
import type { MailContent } from '../mail-content.ts';
import { mailFooter } from './footer.ts';

export interface DeadGroup {
  /** Null for mails. */
  destination: string | null;
  last_error: string | null;
  count: number;
}

/** Tells the team that a person is needed. In French, the language of the house. */
export function deadNotice(groups: readonly DeadGroup[], origin: string): MailContent {
  const words = mailWords('fr');
  const said = words.deadNotice;
  return {
    language: 'fr',
    subject: said.subject,
    title: said.title,
    blocks: [
      { kind: 'text', text: said.text },
      {
        kind: 'facts',
        rows: groups.map(({ destination, last_error, count }) => [
          destination ?? said.mail,
          `${count} × ${last_error ?? ''}`,
        ]),
      },
      { kind: 'note', text: said.command },
    ],
    footer: mailFooter(words, origin, 'fr'),
  };
}
