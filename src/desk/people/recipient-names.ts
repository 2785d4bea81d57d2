import { lookUp } from '#domain/site/look-up.ts';
import type { DeskWords } from '../words/words.ts';

/** Our own mailboxes in words; a tool by the name that the settings give it. */
export function recipientNames(recipients: readonly string[], { people }: DeskWords): string {
  return recipients
    .map((one) => lookUp<string>(people.recipients.mailboxes, one) ?? one)
    .join(', ');
}
