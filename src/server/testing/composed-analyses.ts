import type { AnalysedFleet } from '#domain/leads/analysed-fleet.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { type AnalysisFigures, analysisFigures } from '#server/analysis/analysis-figures.ts';
import type { AnalysisProcess } from '../analysis/analysis-process.ts';
import { composeDocument } from '../analysis/compose-document.ts';
import { openAnswers } from '../analysis/open-answers.ts';

const known = new Map<string, AnalysisFigures>();

/** The same few fleets come again and again. */
function figuresOf(analysed: AnalysedFleet): AnalysisFigures {
  const key = JSON.stringify(analysed);
  const figures = known.get(key) ?? analysisFigures(analysed, FRENCH_YEARS);
  known.set(key, figures);
  return figures;
}

/**
 * Analyses as they are composed, made at once. Setting them as a PDF needs built fonts and a process of its own, and
 * reading one poppler: the slow tests of src/server/analysis do that.
 */
export const composedAnalyses: Pick<AnalysisProcess, 'run'> = {
  async run({ analysed, frame }) {
    const figures = figuresOf(analysed);
    const { modelVersion, shown, inputs } = figures;
    const pdf = Buffer.from(`%PDF-1.7\n${JSON.stringify(composeDocument(figures, frame))}`);
    return { pdf, modelVersion, shown, vehicles: inputs.vehicles, open: openAnswers(figures) };
  },
};

/** The words of such a document. */
export const textOf = (document: Uint8Array): string => Buffer.from(document).toString();
