/** One deliberate fault: in `file`, `find` becomes `replace`, and `promise` of `test` must turn red. */
export interface Fault {
  name: string;
  file: string;
  /** Stands there exactly once. */
  find: string;
  replace: string;
  test: string;
  promise: string;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'a form body may nest as deep as it likes',
    file: 'src/server/api/form-body.ts',
    find: 'if (path.length >= BODY_LIMITS.depth) return false;',
    replace: '',
    test: 'src/server/api/form-body.test.ts',
    promise: 'nested deeper than any form is refused',
  },
  {
    name: 'a JSON body may have any number of fields',
    file: 'src/server/api/json-body.ts',
    find: 'fields > BODY_LIMITS.fields || ',
    replace: '',
    test: 'src/server/api/bodies.test.ts',
    promise: 'S4: more fields than any form has is malformed',
  },
  {
    name: 'a label is looked up on a plain object',
    file: 'src/domain/look-up.ts',
    find: 'Object.hasOwn(table, word) ? table[word] : undefined',
    replace: 'table[word]',
    test: 'src/server/mail/mail-parts.test.ts',
    promise: 'a person or company called constructor reaches sales',
  },
  {
    name: 'a fault while sending is swallowed',
    file: 'src/server/deliveries/attempt.ts',
    find: "log.error({ delivery: claim.delivery.id, err: error }, 'fault while sending');",
    replace: "return { kind: 'delivered' };",
    test: 'src/server/deliveries/attempt.test.ts',
    promise:
      'a fault of our own while sending counts as an attempt, is recorded, and ends as dead with an alert',
  },
  {
    name: 'a limit is doubled',
    file: 'src/server/api/sending.ts',
    find: 'most: rateLimits.ip_per_minute,',
    replace: 'most: 2 * rateLimits.ip_per_minute,',
    test: 'src/server/api/rate-limits.test.ts',
    promise: 'S6: the sixth request of a minute is told to wait, and how long',
  },
  {
    name: 'repeats under a key are not metered',
    file: 'src/server/api/api.ts',
    find: "metered.addHook('onRequest', limitPerMinute(parts.rateLimits.requests_per_minute));",
    replace: '',
    test: 'src/server/api/rate-limits.test.ts',
    promise: 'repeats under a key are metered too, generously',
  },
  {
    name: 'a repeated simulation is computed again',
    file: 'src/server/simulations/keep-simulation.ts',
    find: "if (verdict.kind === 'replayed' && (await readSimulation(pool, verdict.id))) return verdict;",
    replace: '',
    test: 'src/server/api/simulation-routes.test.ts',
    promise: 'a simulation sent again is answered from what is stored, not computed again',
  },
  {
    name: 'a key is accepted with other words',
    file: 'src/server/database/guarded-statement.ts',
    find: "return row.same_body ? { kind: 'replayed', id: row.submission_id } : { kind: 'key-reused' };",
    replace: "return { kind: 'replayed', id: row.submission_id };",
    test: 'src/server/api/lead-routes.test.ts',
    promise: 'R3: the same key with other words is refused, with the same ones answered as before',
  },
  {
    name: 'a page of another site may send',
    file: 'src/server/api/same-origin.ts',
    find: "if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;\n  if (origin === undefined || origin === siteOrigin) return true;",
    replace: 'return true;',
    test: 'src/server/api/same-origin.test.ts',
    promise: 'S5: a refused sending leaves nothing behind',
  },
  {
    name: 'a suppressed address is ignored',
    file: 'src/server/mail/suppression.ts',
    find: 'return rows.length > 0;',
    replace: 'return rows.length > 1e9;',
    test: 'src/server/mail/mail-limits.test.ts',
    promise: 'M8: an address that does not exist is not written to again',
  },
  {
    name: 'a token is not checked',
    file: 'src/server/leads/link-simulation.ts',
    find: 'if (!submission?.is_open || !isOwner)',
    replace: 'if (!submission?.is_open)',
    test: 'src/server/api/simulation-routes.test.ts',
    promise: 'S2: without the token of that very submission, still valid, nothing is linked',
  },
  {
    name: 'a webhook is signed over its body alone',
    file: 'src/server/webhooks/signature.ts',
    find: '.update(signed)',
    replace: '.update(body)',
    test: 'src/server/webhooks/signature.test.ts',
    promise: 'S15: the independent verifier of Standard Webhooks accepts what we sign',
  },
  {
    name: 'a webhook may go inside',
    file: 'src/server/webhooks/allowed-url.ts',
    find: "return range === 'unicast' || (range === 'loopback' && !production);",
    replace: 'return true;',
    test: 'src/server/webhooks/send-webhook.test.ts',
    promise: 'S14: nobody is called whose address or name leads inside',
  },
  {
    name: 'a delivery is claimed by two workers',
    file: 'src/server/deliveries/claim.ts',
    find: ' AND next_attempt_at <= pgboss.job_now()\n  RETURNING id, kind',
    replace: '\n  RETURNING id, kind',
    test: 'src/server/deliveries/attempt.test.ts',
    promise: 'R10: of two workers with the same attempt, one sends',
  },
  {
    name: 'the alert about the dead is not sent',
    file: 'src/server/mail/send-dead-notice.ts',
    find: 'if (rows.length === 0) return;',
    replace: 'return;',
    test: 'src/server/deliveries/worker.test.ts',
    promise:
      'R20: what is dead is logged without a name, told to sales in one mail, and can be replayed',
  },
  {
    name: 'an error message reaches the log',
    file: 'src/server/http/log.ts',
    find: "message: 'withheld'",
    replace: 'message: error.message',
    test: 'src/server/api/logs.test.ts',
    promise: 'S13: whatever was sent, refused or failed, the log names the request and nobody',
  },
  {
    name: 'an erasure leaves the submissions',
    file: 'src/server/privacy/erase-person.ts',
    find: "lead_submissions: 'DELETE FROM lead_submissions WHERE id = ANY($1)'",
    replace: "lead_submissions: 'SELECT 1 FROM lead_submissions WHERE id = ANY($1)'",
    test: 'src/server/privacy/privacy.test.ts',
    promise: 'P18: after an erasure a dump of the database names the address nowhere',
  },
  {
    name: 'a formula stays one in a spreadsheet',
    file: 'src/server/cli/csv.ts',
    find: 'text.replace(FORMULA_START, "\'")',
    replace: 'text',
    test: 'src/server/cli/csv.test.ts',
    promise: 'S10: whatever visitors typed, no cell that is read back begins a formula',
  },
  {
    name: 'a lead is kept a year too long',
    file: 'src/domain/retention.ts',
    find: 'leadYearsAfterLastContact: 3',
    replace: 'leadYearsAfterLastContact: 4',
    test: 'src/server/retention/run-retention.test.ts',
    promise: 'P17: a lead goes three years after the last contact, with all that hangs on it',
  },
  {
    name: 'a referrer is cut inside a sign',
    file: 'src/domain/leads/cut-referrer.ts',
    find: ".replace(/[\\ud800-\\udbff]$/, '')",
    replace: '',
    test: 'src/server/api/lead-routes.test.ts',
    promise: 'a referrer cut in the middle of a sign, or with control signs in it, loses no lead',
  },
];
