import type { Fault } from './sabotage-faults.ts';

const DESK = 'src/server/desk';
const SESSIONS = `${DESK}/sessions.test.ts`;
const OPERATIONS = `${DESK}/operations.test.ts`;
const DAY = `${DESK}/audit-day.test.ts`;
const LEADS = `${DESK}/leads.test.ts`;
const DELIVERIES = `${DESK}/deliveries.test.ts`;
const PEOPLE = `${DESK}/people.test.ts`;

/** Faults in who may do what at the desk, and in what the audit log says of it. */
export const DESK_FAULTS: readonly Fault[] = [
  {
    name: 'desk: whoever is logged in may do everything',
    file: `${DESK}/operation.ts`,
    find: 'if (!one.roles.some((role) => session.roles.includes(role))) {',
    replace: 'if (session.roles.length === 0) {',
    test: OPERATIONS,
    promise: 'lead.show: who may ask for it is who the document says',
  },
  {
    name: 'desk: operations may look at a lead, with its phone number',
    file: `${DESK}/lead-show.ts`,
    find: "roles: ['sales'],",
    replace: "roles: ['sales', 'operations'],",
    test: OPERATIONS,
    promise: 'lead.show: who may ask for it is who the document says',
  },
  {
    name: 'desk: a refusal is not logged',
    file: `${DESK}/operation.ts`,
    find: "await writeAudit(frame.pool, who, { action: 'refused', facts: { asked: one.name } });",
    replace: '',
    test: DAY,
    promise:
      'the log has one line for each thing done, in order, by who did it, and none of what was in vain',
  },
  {
    name: 'desk: any token of a page is taken',
    file: `${DESK}/operation.ts`,
    find: "if (!isCsrfToken(visitor.token, request.headers['x-csrf-token'])) throw new Refused('csrf');",
    replace:
      "if (!isCsrfToken(visitor.token, csrfTokenOf(visitor.token))) throw new Refused('csrf');",
    test: OPERATIONS,
    promise: 'person.erase: nobody else is answered',
  },
  {
    name: 'desk: a page of another address may ask',
    file: `${DESK}/operation.ts`,
    find: "if (site !== 'same-origin' || from !== origin)",
    replace: "if (site !== 'same-origin' || from === '')",
    test: OPERATIONS,
    promise: 'person.erase: nobody else is answered',
  },
  {
    name: 'desk: who has no role is let in',
    file: `${DESK}/door.ts`,
    find: 'if (identity.roles.length === 0) {',
    replace: 'if (identity.roles === undefined) {',
    test: DAY,
    promise:
      'the log has one line for each thing done, in order, by who did it, and none of what was in vain',
  },
  {
    name: 'desk: a session never ends while it is used',
    file: `${DESK}/sessions.ts`,
    find: 'AND ends_at > now() ',
    replace: '',
    test: SESSIONS,
    promise: 'a session ends ten hours after the login, however much it is used',
  },
  {
    name: 'desk: a laptop left open stays logged in',
    file: `${DESK}/sessions.ts`,
    find: "AND last_seen_at > now() - $2 * interval '1 minute'",
    replace: 'AND $2::integer IS NOT NULL',
    test: SESSIONS,
    promise: 'a session goes on for two hours after each request, and no longer',
  },
  {
    name: 'desk: after a logout the cookie still opens',
    file: `${DESK}/door.ts`,
    find: '      await endSession(db, sessionId(token));',
    replace: '      void token;',
    test: SESSIONS,
    promise:
      'after a logout what the browser still has opens nothing, and who logged in elsewhere stays',
  },
  {
    name: 'desk: it answers under any name',
    file: `${DESK}/desk-app.ts`,
    find: 'request.headers.host === host ||',
    replace: "host !== '' ||",
    test: OPERATIONS,
    promise:
      'every answer has the site’s headers and is kept nowhere; under another name there is none',
  },
  {
    name: 'desk: browsers may keep what they were shown',
    file: 'src/server/http/security-headers.ts',
    find: "if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');",
    replace: '',
    test: OPERATIONS,
    promise:
      'every answer has the site’s headers and is kept nowhere; under another name there is none',
  },
  {
    name: 'desk: looking at a lead is not logged',
    file: `${DESK}/operation.ts`,
    find: 'await writeAudit(db, who, { action: one.name, ...line });',
    replace:
      "if (one.name !== 'lead.show') await writeAudit(db, who, { action: one.name, ...line });",
    test: DAY,
    promise:
      'the log has one line for each thing done, in order, by who did it, and none of what was in vain',
  },
  {
    name: 'desk: what came too late is logged as done',
    file: `${DESK}/operation.ts`,
    find: '  return inTransaction(pool, async (db) => {\n',
    replace:
      '  return inTransaction(pool, async (db) => {\n    await writeAudit(pool, who, { action: one.name });\n',
    test: DAY,
    promise:
      'the log has one line for each thing done, in order, by who did it, and none of what was in vain',
  },
  {
    name: 'desk: a change outlives the failure of its line',
    file: 'src/server/database/pool.ts',
    find: "await db.query('BEGIN');",
    replace: '',
    test: OPERATIONS,
    promise: 'what cannot be written into the log is neither done nor shown',
  },
  {
    name: 'desk: the log does not say whose analysis was read',
    file: `${DESK}/analysis-operations.ts`,
    find: 'records: [analysis.lead_id],\n      facts: { version: analysis.version },',
    replace: 'records: [analysis.id],\n      facts: { version: analysis.version },',
    test: DAY,
    promise: 'of everybody whom an answer tells something of, its line names a row',
  },
  {
    name: 'desk: whom a request is about is not logged',
    file: `${DESK}/request-operations.ts`,
    find: '...new Set(own.flatMap(({ person }) => person ?? [])),',
    replace: '',
    test: DAY,
    promise: 'of everybody whom an answer tells something of, its line names a row',
  },
  {
    name: 'desk: what was searched for stands in the log',
    file: `${DESK}/lead-list.ts`,
    find: '...(search && { searched: true })',
    replace: '...(search && { searched: search })',
    test: DAY,
    promise:
      'the whole log repeats no name, address or number, and nothing that was written or searched for',
  },
  {
    name: 'desk: the address of who is not there stands in the log',
    file: `${DESK}/person-operations.ts`,
    find: 'facts: { by, found: false }',
    replace: 'facts: { by, found: false, sought: input.sought }',
    test: PEOPLE,
    promise: 'P18: the log names rows and never what was sought, found or not',
  },
  {
    name: 'desk: operations read with whose data something was done',
    file: `${DESK}/audit-operations.ts`,
    find: 'records: seesRecords ? records.slice(0, 10) : [],',
    replace: 'records: seesRecords ? records : records.slice(0, 10),',
    test: DAY,
    promise: 'who runs the service reads what was done, and the id of no row that it was done with',
  },
  {
    name: 'desk: its role may remove lines of the log',
    file: 'src/server/startup/grants.ts',
    find: "desk: 'SELECT, INSERT (subject, name, action, records, facts, network)',",
    replace: "desk: 'SELECT, DELETE, INSERT (subject, name, action, records, facts, network)',",
    test: DAY,
    promise: 'the desk’s role adds lines under the database’s number and clock, and changes none',
  },
  {
    name: 'desk: a view of the list shows every lead',
    file: `${DESK}/lead-list.ts`,
    find: "const parts = ['$1::text IS NOT NULL', VIEWS[given.view].where];",
    replace: "const parts = ['$1::text IS NOT NULL'];",
    test: LEADS,
    promise: 'a suspicious one stands apart; released, it is owed what a person gets, once',
  },
  {
    name: 'desk: a lead is taken from who has it',
    file: `${DESK}/lead-work.ts`,
    find: 'if (held.taken_by !== null) throw',
    replace: "if (held.taken_by === '') throw",
    test: LEADS,
    promise: 'two take one lead at once: one wins, the other is told who',
  },
  {
    name: 'desk: a status is changed that somebody changed since',
    file: `${DESK}/lead-work.ts`,
    find: 'if (held.work_status !== from || !isNews) {',
    replace: 'if (!isNews) {',
    test: LEADS,
    promise: 'a status is changed from what is on the page; who says how far it is has taken it',
  },
  {
    name: 'desk: who was taken for a program gets no analysis once released',
    file: `${DESK}/lead-work.ts`,
    find: "({ kind }) => kind !== 'sales_notice',",
    replace: "({ kind }) => kind === 'acknowledgement',",
    test: LEADS,
    promise: 'a suspicious one stands apart; released, it is owed what a person gets, once',
  },
  {
    name: 'desk: who is released twice gets everything twice',
    file: `${DESK}/lead-work.ts`,
    find: "if (held.suspicion === null) throw new Refused('conflict');",
    replace: '',
    test: LEADS,
    promise: 'a suspicious one stands apart; released, it is owed what a person gets, once',
  },
  {
    name: 'desk: a corrected version is sent without a yes',
    file: 'src/server/lead-analyses/make-analysis.ts',
    find: "needsApproval || lead.correction !== null ? 'waiting'",
    replace: "needsApproval ? 'waiting'",
    test: 'src/server/lead-analyses/make-analysis.test.ts',
    promise:
      'what the team knows better makes another version, which waits for a yes also where nothing else does',
  },
  {
    name: 'desk: an old version is approved while the next is made',
    file: `${DESK}/analysis-operations.ts`,
    find: '    await holdNewest(db, input.id, analysis.lead_id);\n    // By a colleague',
    replace: '    // By a colleague',
    test: `${DESK}/analysis-correct.test.ts`,
    promise:
      'an analysis is corrected with what the person said; until the next version is made nobody approves the old one',
  },
  {
    name: 'desk: what was corrected is still called assumed',
    file: 'src/domain/leads/fleet-correction.ts',
    find: 'given: [...new Set([...given, ...told.flatMap((field) => ANSWERS[field])])],',
    replace: 'given,',
    test: 'src/domain/leads/fleet-correction.test.ts',
    promise: 'what the team was told is what the fleet is reckoned with, and is given from then on',
  },
  {
    name: 'desk: leads are exported for nothing',
    file: `${DESK}/lead-list.ts`,
    find: 'purpose: v.pipe(line(200), v.minLength(3)),',
    replace: 'purpose: line(200),',
    test: LEADS,
    promise: 'an export has the filtered list, no formula, and its purpose in the log',
  },
  {
    name: 'desk: a formula stays one in an export',
    file: 'src/domain/site/csv-line.ts',
    find: '.replace(FORMULA_START, "\'")',
    replace: '',
    test: LEADS,
    promise: 'an export has the filtered list, no formula, and its purpose in the log',
  },
  {
    name: 'desk: what is being sent is sent again',
    file: 'src/server/deliveries/requeue.ts',
    find: 'AND next_attempt_at > pgboss.job_now() + ',
    replace: "AND next_attempt_at + interval '1 day' > pgboss.job_now() + ",
    test: DELIVERIES,
    promise: 'one that waits is tried now and counts on; one that may be being sent is left alone',
  },
  {
    name: 'desk: a destination that is off gets what comes for it',
    file: 'src/server/deliveries/send-webhook.ts',
    find: 'if (await isDisabled(db, destination.name)) {',
    replace: 'if ((await isDisabled(db, destination.name)) && false) {',
    test: DELIVERIES,
    promise: 'a destination is switched off and on; what comes meanwhile is given up and kept',
  },
  {
    name: 'desk: a destination that is off cannot be tried out',
    file: 'src/server/deliveries/send-webhook.ts',
    find: '    const body = testPayload(',
    replace:
      "    if (await isDisabled(db, destination.name)) return { kind: 'refused', error: 'off' };\n    const body = testPayload(",
    test: DELIVERIES,
    promise:
      'a test goes the way of all events, signed, about nobody, also where the destination is off',
  },
  {
    name: 'desk: somebody is erased by another’s address',
    file: `${DESK}/person-operations.ts`,
    find: "if (input.typed !== input.email) throw new Refused('malformed');",
    replace: '',
    test: PEOPLE,
    promise: 'P18: an erasure is confirmed by the address itself, asked for once, and of somebody',
  },
];
