import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COLOURS } from '#domain/site/colours.ts';
import type { AnalysisDocument } from './compose-document.ts';

const TEMPLATE = new URL('./template.typ', import.meta.url);
/** What the template reads beside itself: named, so that a package holds them too. */
const PARTS = [
  new URL('./style.typ', import.meta.url),
  new URL('./pictures.typ', import.meta.url),
  new URL('./vehicles.typ', import.meta.url),
  new URL('./depot.svg', import.meta.url),
];
const FONTS = [
  new URL('./fonts/inter-400.ttf', import.meta.url),
  new URL('./fonts/inter-500.ttf', import.meta.url),
  new URL('./fonts/inter-600.ttf', import.meta.url),
  new URL('./fonts/inter-700.ttf', import.meta.url),
  new URL('./fonts/bricolage-700.ttf', import.meta.url),
];

export type RenderPdf = (document: AnalysisDocument, day: string) => Buffer;

/**
 * Documents by Typst, as PDF/UA-1: it refuses a picture without words, a table without a head, headings out of
 * order. The compiler is loaded here and nowhere else.
 */
export async function pdfRenderer(): Promise<RenderPdf> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('.', TEMPLATE)),
    fontArgs: [{ fontBlobs: FONTS.map((font) => readFileSync(font)) }],
  });
  for (const part of PARTS) compiler.mapShadow(fileURLToPath(part), readFileSync(part));
  const source = readFileSync(TEMPLATE, 'utf8');

  return (document, day) => {
    const result = compiler.compile({
      mainFileContent: source,
      // As data: what a visitor typed is never read as Typst.
      inputs: { document: JSON.stringify(document), colours: JSON.stringify(COLOURS) },
    });
    if (result.result === null) {
      const problems = JSON.stringify(result.takeDiagnostics()?.shortDiagnostics);
      throw new Error(`The analysis could not be set: ${problems}`);
    }
    const pdf = compiler.pdf(result.result, {
      pdfStandard: 'ua-1',
      creationTimestamp: Date.parse(day) / 1000,
    });
    // Or it would hold every document it has set.
    compiler.evictCache(0);
    return pdf;
  };
}
