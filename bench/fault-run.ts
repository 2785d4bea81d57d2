/** 500 forms while every part is killed five times: each is kept once, delivered, and its analysis made and mailed once. */
import { faultRun } from '../src/server/testing/faults/fault-run.ts';

// What it started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const report = await faultRun({ submissions: 500, rounds: 5, overMs: 75_000 });
const { addressesInLogs, kills, reported, canFillTheDisk, ...counts } = report;
for (const [what, count] of Object.entries(counts)) console.log(`${what.padEnd(28)}${count}`);
console.log(`killed with SIGKILL         ${JSON.stringify(kills)}`);
console.log(`/readyz and metric reported it ${JSON.stringify(reported)} of 5 each`);
if (!canFillTheDisk) console.log('The disk was never full: only root may mount a small one.');
console.log(`e-mail addresses in logs    ${addressesInLogs.length}`);

const sound =
  report.rows === 500 &&
  report.people === 500 &&
  report.acceptedButMissing === 0 &&
  report.webhooksNeverReceived === 0 &&
  report.salesNoticesNeverReceived === 0 &&
  report.pending + report.dead === 0 &&
  report.analysedOnce === report.registrations &&
  report.mailedTheirAnalysisOnce === report.registrations &&
  reported.readOnly === 5 &&
  (reported.full === 5 || !canFillTheDisk) &&
  addressesInLogs.length === 0;
console.log(sound ? 'Nothing was lost.' : 'SOMETHING WAS LOST.');
process.exitCode = sound ? 0 : 1;
