import type { Fault } from './sabotage-faults.ts';

const COMMANDS = 'src/server/cli/analyses.test.ts';
const WAITING = 'src/server/metrics/waiting-analyses.test.ts';

const MAKING = 'src/server/lead-analyses/make-analysis.test.ts';
const PAGES = 'src/server/lead-analyses/analysis-pages.test.ts';

/** Faults in what the team sees of analyses, approves and revokes. */
export const ANALYSES_FAULTS: readonly Fault[] = [
  {
    name: 'analyses: one is called approved and is not',
    file: 'src/server/cli/analyses.ts',
    find: '|| !(await approveAnalysis(db, waiting.id))',
    replace: '',
    test: COMMANDS,
    promise:
      'of two registrations of an address one is approved and sent once, and the other goes on waiting',
  },
  {
    name: 'analyses: the latest link still opens after a revocation',
    file: 'src/server/cli/analyses.ts',
    find: 'ORDER BY version DESC LIMIT 1',
    replace: 'ORDER BY version LIMIT 1',
    test: COMMANDS,
    promise: 'all versions of a registration are revoked, and none of another one of the address',
  },
  {
    name: 'analyses: another version is read than the one that is approved',
    file: 'src/server/cli/analyses.ts',
    find: 'ORDER BY version DESC`',
    replace: 'ORDER BY version`',
    test: COMMANDS,
    promise: 'the newest document is written into a new file that only its maker can read',
  },
  {
    name: 'analyses: one that could not be made is not missed',
    file: 'src/server/metrics/waiting-analyses.ts',
    find: "WHERE state = 'dead'",
    replace: "WHERE state = 'skipped' AND false",
    test: WAITING,
    promise: 'a registration waits whose analysis is not made yet, or was given up',
  },
  {
    name: 'analyses: a mail that was put off for a day raises an alarm',
    file: 'src/server/metrics/waiting-analyses.ts',
    find: 'AND NOT (',
    replace: 'AND (true OR ',
    test: WAITING,
    promise:
      'an analysis waits whose mail is due or failed; not one that was put off, revoked or given up',
  },
  {
    name: 'analyses: a registration plans none',
    file: 'src/server/deliveries/enqueue.ts',
    find: "'lead.registered': ['sales_notice', 'acknowledgement', 'analysis']",
    replace: "'lead.registered': ['sales_notice', 'acknowledgement']",
    test: MAKING,
    promise:
      'a registration gets an analysis of its answers, and one mail with the figure and a private link',
  },
  {
    name: 'analyses: the simulation makes a second one',
    file: 'src/server/lead-analyses/make-analysis.ts',
    find: 'ON CONFLICT (lead_submission_id, simulator_result_id) DO NOTHING',
    replace: '',
    test: MAKING,
    promise: 'of two workers that make the same analysis one stores it, and one mail is planned',
  },
  {
    name: 'analyses: a mailbox can be flooded with them',
    file: 'src/server/mail/send-mail.ts',
    find: "if (limited.kind === 'analysis_ready') {",
    replace: "if (limited.kind === 'analysis-ready') {",
    test: MAKING,
    promise:
      'another registration of an address is analysed by itself; its mail waits until a day after the last one',
  },
  {
    name: 'analyses: sent before anybody has approved it',
    file: 'src/server/lead-analyses/make-analysis.ts',
    find: 'SELECT * FROM ready WHERE approval IS NULL',
    replace: 'SELECT * FROM ready',
    test: MAKING,
    promise: 'where somebody must approve it, nothing is sent or seen before; then at once',
  },
  {
    name: 'analyses: who is erased meanwhile makes it fail for ever',
    file: 'src/server/lead-analyses/make-analysis.ts',
    find: "code === '23503'",
    replace: "code === '23505'",
    test: MAKING,
    promise: 'a person who is erased while their analysis is made leaves nothing behind',
  },
  {
    name: 'analyses: a link opens until the erasure is carried out',
    file: 'src/server/lead-analyses/stored-analyses.ts',
    find: 'e.erasure_requested_at IS NOT NULL',
    replace: 'false',
    test: PAGES,
    promise:
      'P18: the links of a person who asked to be erased are gone at once, before it is carried out',
  },
  {
    name: 'analyses: a token for something else opens one',
    file: 'src/server/http/signed-id.ts',
    find: 'const text = [name, id, ...rest].join(',
    replace: "const text = ['any', id, ...(name === '' ? rest : [])].join(",
    test: PAGES,
    promise:
      'revoked, too old, not approved, erased, forged and foreign links lead to the same page',
  },
  {
    name: 'analyses: one press revokes a link for everybody',
    file: 'src/server/api/analysis-page-routes.ts',
    find: "if (sure !== 'yes') return",
    replace: "if (sure === 'no') return",
    test: PAGES,
    promise: 'looking changes nothing, however often a mail program does',
  },
  {
    name: 'analyses: after a correction the old document still opens',
    file: 'migrations/0019_rights_requests.sql',
    find: "correction ?| ARRAY['email', 'company']",
    replace: "correction ?| ARRAY['email']",
    test: PAGES,
    promise: 'P18: after a correction of the address or the company the old document is gone',
  },
  {
    name: 'analyses: a range of sizes is shown as an answer',
    file: 'src/domain/leads/lead-fleet.ts',
    find: 'const given: FieldId[] = [];',
    replace: "const given: FieldId[] = ['vehicles'];",
    test: 'src/domain/leads/lead-fleet.test.ts',
    promise: 'what was answered is taken, and named as given',
  },
];
