import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { Answered } from '../process/side-task.ts';
import { analysisFigures } from './analysis-figures.ts';
import type { Analysis, AnalysisRequest } from './analysis-process.ts';
import { composeDocument } from './compose-document.ts';
import { openAnswers } from './open-answers.ts';
import { pdfRenderer, type RenderPdf } from './render-pdf.ts';

let renderer: Promise<RenderPdf> | undefined;

async function made({ analysed, frame }: AnalysisRequest): Promise<Answered<Analysis>> {
  try {
    renderer ??= pdfRenderer();
    const render = await renderer;
    const figures = analysisFigures(analysed, FRENCH_YEARS);
    const pdf = render(composeDocument(figures, frame), frame.day);
    const { modelVersion, shown, inputs } = figures;
    const open = openAnswers(figures);
    return { answer: { pdf, modelVersion, shown, vehicles: inputs.vehicles, open } };
  } catch (error) {
    return { error };
  }
}

process.on('message', (request: AnalysisRequest) => {
  void made(request).then((answered) => process.send?.(answered));
});

// A service manager asks all processes of a service to end at once: this one ends with the one it works for.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
