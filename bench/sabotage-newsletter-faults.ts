import type { Fault } from './sabotage-faults.ts';

const COMMANDS = 'src/server/cli/newsletter-issues.test.ts';

/** Faults in what sends an issue of the newsletter. */
export const NEWSLETTER_FAULTS: readonly Fault[] = [
  {
    name: 'newsletter: an issue goes to who had unsubscribed once',
    file: 'src/server/mail/suppression.ts',
    find: "kind.startsWith('newsletter_') && kind !== 'newsletter_confirmation'",
    replace: "kind === 'newsletter_welcome'",
    test: COMMANDS,
    promise:
      'M8: who left or was suppressed meanwhile is skipped, and the report says so after the deliveries are gone',
  },
  {
    name: 'newsletter: who leaves while it is sent still gets it',
    file: 'src/server/mail/mail-for.ts',
    find: ": state === 'confirmed';",
    replace: ": state === 'confirmed' || kind === 'newsletter_issue';",
    test: COMMANDS,
    promise:
      'M8: who left or was suppressed meanwhile is skipped, and the report says so after the deliveries are gone',
  },
  {
    name: 'newsletter: --anyway sends the same words again',
    file: 'src/server/newsletter-issues/send-issue.ts',
    find: 'if (sent) {',
    replace: 'if (sent && !anyway) {',
    test: COMMANDS,
    promise:
      'the same words are not sent twice, also not --anyway, under another name or in one language',
  },
  {
    name: 'newsletter: an issue that goes on reaches who confirmed since',
    file: 'src/server/newsletter-issues/send-issue.ts',
    find: '(SELECT created_at FROM newsletter_issues WHERE id = $1)',
    replace: '(SELECT now() FROM newsletter_issues WHERE id = $1)',
    test: COMMANDS,
    promise: 'broken off in the middle, it goes on: everyone once, and nobody who confirmed since',
  },
  {
    name: 'newsletter: what is replayed goes before the leads',
    file: 'src/server/deliveries/queues.ts',
    find: "WHEN 'newsletter_issue' THEN",
    replace: "WHEN 'no such kind' THEN",
    test: COMMANDS,
    promise: 'an issue that waits is not finished, and one replayed is unfinished again',
  },
  {
    name: 'newsletter: a test is not marked',
    file: 'src/server/newsletter-issues/issue-mail.ts',
    find: 'send({ ...message, subject })',
    replace: 'send(message)',
    test: 'src/server/newsletter-issues/issue-mail.test.ts',
    promise: 'a test goes to one address, is marked as one and is recorded nowhere',
  },
  {
    name: 'newsletter: HTML is taken for words',
    file: 'src/server/newsletter-issues/inline-markdown.ts',
    find: '[/^</,',
    replace: '[/^<<<</,',
    test: 'src/server/newsletter-issues/parse-issue.test.ts',
    promise: '"<b>gras</b>" is refused with file and line',
  },
  {
    name: 'newsletter: a mail counts as sent before it is',
    file: 'src/server/deliveries/attempt.ts',
    find: 'await recordOutcome(dependencies, queue, claim, await sendClaimed(dependencies, claim));',
    replace:
      "await recordOutcome(dependencies, queue, claim, { kind: 'delivered' });\n  await sendClaimed(dependencies, claim);",
    test: 'src/server/testing/faults/newsletter-run.slow.test.ts',
    promise:
      'R10, M5, M6, M8: while the worker is killed in the middle of an issue, every reader gets it, few twice, nobody else',
  },
];
