import type { Fault } from './sabotage-faults.ts';

const LINK = 'src/server/sheet-pages/sheet-link.test.ts';
const END = 'src/server/sheet-pages/sheet-end.test.ts';
const CONTENTS = 'src/server/sheet-pages/sheet-contents.test.ts';
const STORED = 'src/server/lead-sheets/stored-sheets.ts';
const SECTIONS = 'src/server/sheet-pages/sheet-sections.ts';
const SAME_PAGE =
  'too old, revoked, forged, of another purpose, malformed: the same page for all, and nothing is logged';

/** Faults in what sales reads about a lead. */
export const SHEET_FAULTS: readonly Fault[] = [
  {
    name: 'sheet: a mail scanner opens it',
    file: 'src/server/api/sheet-routes.ts',
    find: 'if (!(await isSheetOpen(pool, { secrets, token }))) return sendGone(reply);',
    replace:
      'if (!(await openSheet(pool, { secrets, token }, networkOf(request)))) return sendGone(reply);',
    test: LINK,
    promise:
      'looking at the link says nothing about anybody and counts nothing, however often a mail program does',
  },
  {
    name: 'sheet: it opens for ever',
    file: STORED,
    find: '} > now()\n  AND',
    replace: '} IS NOT NULL\n  AND',
    test: LINK,
    promise: SAME_PAGE,
  },
  {
    name: 'sheet: a revoked link opens',
    file: STORED,
    find: "l.lead_submission_id = s.id AND l.event = 'sheet.revoked'",
    replace: "l.lead_submission_id = s.id AND l.event = 'revoked'",
    test: END,
    promise: 'revoking by the button ends this link at once, and no other',
  },
  {
    name: 'sheet: a token for something else opens it',
    file: STORED,
    find: 'isSigned(secrets, String(token), PURPOSE) ? id',
    replace:
      "(isSigned(secrets, String(token), PURPOSE) || isSigned(secrets, String(token), 'analysis')) ? id",
    test: LINK,
    promise: SAME_PAGE,
  },
  {
    name: 'sheet: it opens until the worker has erased the person',
    file: STORED,
    find: 'e.erasure_requested_at IS NOT NULL',
    replace: 'false',
    test: END,
    promise:
      'P18: from the moment a person asks to be erased no sheet of theirs opens, and then its log is gone',
  },
  {
    name: 'sheet: colleagues can be followed from one to the next',
    file: STORED,
    find: 'networkMark(key.secrets, id, from)',
    replace: "networkMark(key.secrets, '', from)",
    test: LINK,
    promise:
      'an opening is stored without the network’s address; two networks are told apart on one sheet, and nobody is followed to another',
  },
  {
    name: 'sheet: an opening is not logged',
    file: STORED,
    find: 'SELECT id, $2, $3 FROM sheet\n',
    replace: "SELECT id, $2, $3 FROM sheet WHERE $2 <> 'sheet.opened'\n",
    test: LINK,
    promise: 'every opening is logged once, and the sheet shows those before it',
  },
  {
    name: 'sheet: the site may choose when an opening was',
    file: 'src/server/startup/grants.ts',
    find: 'INSERT (lead_submission_id, event, network)',
    replace: 'INSERT',
    test: LINK,
    promise: 'the site can add to the log and neither change it nor choose its moment',
  },
  {
    name: 'sheet: what was typed is shown as HTML',
    file: 'src/server/private-pages/private-page.ts',
    find: 'escapeHtml(value)}</dd>',
    replace: 'value}</dd>',
    test: CONTENTS,
    promise:
      'a hostile name, company and text of 5,000 characters change nothing but their own text',
  },
  {
    name: 'sheet: a stranger writes through us to the person',
    file: 'src/server/sheet-pages/first-mail.ts',
    find: 'greetingName(lead.answers.first_name)',
    replace: 'String(lead.answers.first_name)',
    test: CONTENTS,
    promise:
      'a hostile name, company and text of 5,000 characters change nothing but their own text',
  },
  {
    name: 'sheet: an analysis that the person has revoked is linked',
    file: SECTIONS,
    find: "const isSeen = analysis?.revoked_at === null && analysis.approval !== 'waiting';",
    replace: "const isSeen = analysis !== undefined && analysis.approval !== 'waiting';",
    test: CONTENTS,
    promise:
      'without a simulation it is the analysis’, with a link to what the person has; and without either there is none',
  },
  {
    name: 'sheet: the analysis of another registration is shown',
    file: STORED,
    find: 'WHERE a.lead_submission_id = $1 ORDER BY a.version DESC',
    replace:
      'JOIN lead_submissions s ON s.lead_id = a.lead_id WHERE s.id = $1 ORDER BY a.version DESC',
    test: CONTENTS,
    promise: 'before its own analysis is made, a second registration shows no figure of the first',
  },
];
