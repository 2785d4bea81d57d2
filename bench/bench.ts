/**
 * npm run bench -- <name> [its options], which stand at the head of its file. Most need a build; times mean something
 * only on a machine that has nothing else to do.
 */
const BENCHES: Record<string, { about: string; run: () => Promise<unknown> }> = {
  pages: {
    about: 'what a visit costs, beside nginx and bare Node',
    run: () => import('./pages/pages.ts'),
  },
  leads: {
    about: 'what a lead costs, beside its statement alone, and the document made of it',
    run: () => import('./leads/leads.ts'),
  },
  clicks: {
    about: 'from a click to the next page on a slowed line',
    run: () => import('./click/click.ts'),
  },
  simulator: {
    about: 'from an answer to the painted figure, on a slowed processor',
    run: () => import('./simulator.ts'),
  },
  'largest-paint': {
    about: 'when the largest text is painted on a slowed phone, beside the page without scripts',
    run: () => import('./largest-paint.ts'),
  },
  lighthouse: {
    about: "Lighthouse's scores on a phone, of every page or of those named",
    run: () => import('./lighthouse.ts'),
  },
  'rolling-restart': {
    about: 'two sites behind nginx restarted in turn under visitors, who count what failed',
    run: () => import('./rolling-restart.ts'),
  },
  'fault-run': {
    about: '500 forms while every part is killed, and what came of them',
    run: () => import('./fault-run.ts'),
  },
};

const [name = ''] = process.argv.splice(2, 1);
const bench = new Map(Object.entries(BENCHES)).get(name);
if (bench === undefined) {
  for (const [each, { about }] of Object.entries(BENCHES))
    console.log(`${each.padEnd(16)} ${about}`);
  process.exit(name === '' ? 0 : 2);
}
await bench.run();
