import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import { encodeState, type SimulationState } from '#domain/simulator/index.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import type { Analysis, AnalysisProcess } from './analysis-process.ts';

/** Some 100 kB each. */
const MOST_KEPT = 64;

interface CachedAnalysesOptions {
  process: Pick<AnalysisProcess, 'run'>;
  origin: string;
  statements?: Statements;
  now?: () => Date;
  mostKept?: number;
}

export type AnalysisOf = (state: SimulationState, language: Language) => Promise<Analysis>;

/**
 * Analyses of anonymous simulations. The same answers on the same day are the same
 * document: it is made once, also where several ask for it at once. A process runs one version of the model.
 */
export function cachedAnalyses(options: CachedAnalysesOptions): AnalysisOf {
  const { process, origin, statements = BRAND.statements, mostKept = MOST_KEPT } = options;
  const { now = () => new Date() } = options;
  const kept = new Map<string, Promise<Analysis>>();

  function make(query: string, state: SimulationState, language: Language, day: string) {
    const { mode, fleet: inputs } = state;
    const analysed = { inputs, mode, given: givenAnswers(inputs) };
    const withQuery = query === '' ? '' : `?${query}`;
    return process.run({
      analysed,
      frame: {
        language,
        day,
        link: pageLink(origin, language, 'simulator') + withQuery,
        methodLink: pageLink(origin, language, 'simulator-method') + withQuery,
        statements,
      },
    });
  }

  return (state, language) => {
    const query = encodeState(state);
    const day = dayInParis(now());
    const key = `${day} ${language} ${query}`;
    const found = kept.get(key);
    kept.delete(key);
    const analysis = found ?? make(query, state, language, day);
    // The latest last: what was not asked for longest is forgotten first.
    kept.set(key, analysis);
    const [oldest = key] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    analysis.catch(() => kept.delete(key));
    return analysis;
  };
}
