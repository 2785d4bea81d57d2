import { analysisRun } from '../src/server/testing/faults/analysis-run.ts';

/** 200 analyses while the worker is killed five times: each is made once, and everybody gets the mail about theirs. */
const run = await analysisRun({ registrations: 200, kills: 5 });
for (const [what, figure] of Object.entries(run)) console.log(`${what.padEnd(36)}${figure}`);
const kept =
  run.analysedOnce === run.registrations &&
  run.withAGapInVersions + run.notEnded + run.withoutTheMailOfItsLastVersion === 0;
console.log(kept ? 'kept' : 'BROKEN');
process.exitCode = kept ? 0 : 1;
