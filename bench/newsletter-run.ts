import { newsletterRun, promisesOf } from '../src/server/testing/faults/newsletter-run.ts';

const run = await newsletterRun({ subscribers: 5000, kills: 5, perSecond: 40 });
const { recorded, log: _, ...figures } = run;
for (const [what, figure] of Object.entries(figures)) console.log(`${what.padEnd(24)}${figure}`);
console.log(`newsletter report       ${JSON.stringify(recorded)}`);

const promises = promisesOf(run);
for (const [promise, kept] of promises) console.log(`${kept ? 'kept  ' : 'BROKEN'} ${promise}`);
process.exitCode = promises.every(([, kept]) => kept) ? 0 : 1;
