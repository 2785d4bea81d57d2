import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import { leadFleet } from '#domain/leads/lead-fleet.ts';
import { type AnalysisRequest, analysisProcess } from '#server/analysis/analysis-process.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { atEnd } from '../measuring/ending.ts';
import { cpuMs } from '../measuring/measure.ts';
import { childrenOf } from '../measuring/process-tree.ts';
import { markdownTable } from '../measuring/report.ts';
import { figure } from '../measuring/rounds.ts';

const DOCUMENTS = 12;
const GIVING_BACK = { ...KNOWN_FLEETS.depot, bidirectional: 'yes' } as const;

const KINDS: Record<string, AnalysisRequest['analysed']> = {
  'from the form’s answers': leadFleet(REGISTRATION),
  'from a simulation of vans that give back': {
    ...{ inputs: GIVING_BACK, mode: 'expert', given: givenAnswers(GIVING_BACK) },
  },
};

/** CPU time and size of an analysis, measured in the child process that makes nothing else. */
export async function documentTable(): Promise<string> {
  const analyses = analysisProcess({ log: console });
  atEnd(() => analyses.stop());
  const rows: string[][] = [];
  for (const [title, analysed] of Object.entries(KINDS)) {
    const make = () => analyses.run({ analysed, frame: FRAME });
    // The first one loads the compiler.
    const { pdf } = await make();
    // The newest: what else was started here is older.
    const child = childrenOf(process.pid).at(-1) ?? 0;
    const before = cpuMs(child);
    for (let made = 0; made < DOCUMENTS; made += 1) await make();
    const each = (cpuMs(child) - before) / DOCUMENTS;
    rows.push([title, figure(each), figure(pdf.length / 1000)]);
  }
  return markdownTable(['a document', 'CPU ms', 'kB kept'], rows);
}

const FRAME: AnalysisRequest['frame'] = {
  language: 'fr',
  day: '2026-11-18',
  link: 'https://www.voltige.example/fr/simulateur',
  methodLink: 'https://www.voltige.example/fr/simulateur/methode',
  statements: {},
};
