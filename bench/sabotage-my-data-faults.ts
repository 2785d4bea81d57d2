import type { Fault } from './sabotage-faults.ts';

const ASKING = 'src/server/my-data/asking.test.ts';
const PAGES = 'src/server/my-data/my-data.test.ts';
const ERASURE = 'src/server/my-data/erasure.test.ts';
const SHOWN = 'src/server/my-data/everything-shown.test.ts';

/** Faults in what a person sees and erases of their own data. */
export const MY_DATA_FAULTS: readonly Fault[] = [
  {
    name: 'my data: a mail goes to addresses that we do not know',
    file: 'src/server/data-requests/data-link.ts',
    find: 'if (found?.stored === true) {',
    replace: 'if (found !== undefined) {',
    test: ASKING,
    promise: 'P18: an address of which nothing is stored is forgotten with the request',
  },
  {
    name: 'my data: a mailbox can be flooded with links',
    file: 'src/server/mail/send-mail.ts',
    find: "const isLink = limited.kind === 'data_link';",
    replace: "const isLink = limited.kind === 'data-link';",
    test: ASKING,
    promise:
      'P18: a mailbox gets one link in ten minutes, whatever its tag and from wherever it is asked for',
  },
  {
    name: 'my data: an erased person who wrote again gets no link',
    file: 'src/server/mail/suppression.ts',
    find: "if (kind === 'data_link') return ['bounced'];",
    replace: "if (kind === 'data_link') return ['bounced', 'erased'];",
    test: ASKING,
    promise:
      'P18: who unsubscribed, or was erased and wrote again, still gets a link; a mailbox that does not exist gets none',
  },
  {
    name: 'my data: what was typed is shown as HTML',
    file: 'src/server/private-pages/private-page.ts',
    find: 'escapeHtml(value)}</dd>',
    replace: 'value}</dd>',
    test: PAGES,
    promise: 'P18: hostile values are shown as text and change nothing else',
  },
  {
    name: 'my data: the address of a page, with its token, is told to other pages',
    file: 'src/server/private-pages/send-private-page.ts',
    find: "'Referrer-Policy': 'no-referrer',",
    replace: '',
    test: PAGES,
    promise: 'P18: no cookie, no script, nothing cached, indexed or told to other sites',
  },
  {
    name: 'my data: a column is no longer exported',
    file: 'src/server/privacy/export-person.ts',
    find: 'unsubscribed_at, renewal, suspicion',
    replace: 'unsubscribed_at, renewal',
    test: SHOWN,
    promise:
      'every column of every table about people is exported, or left out for a reason that is written down',
  },
  {
    name: 'my data: two workers tell the team twice',
    file: 'src/server/my-data/carry-out-erasures.ts',
    find: 'if (rows[0]?.alone !== true) {',
    replace: 'if (rows.length === 0) {',
    test: ERASURE,
    promise: 'P18: two workers at once erase and tell once',
  },
  {
    name: 'my data: the list beside the backups does not learn which rows went',
    file: 'src/server/privacy/erase-person.ts',
    find: "await suppress(db, secrets, email, 'erased', rows);",
    replace: "await suppress(db, secrets, email, 'erased');",
    test: ERASURE,
    promise:
      'P18: the list beside the backups learns whom and which rows, as it does from the command',
  },
];
