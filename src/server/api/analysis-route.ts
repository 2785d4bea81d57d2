import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decodeState } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import type { AnalysisProcess } from '../analysis/analysis-process.ts';
import { cachedAnalyses } from '../analysis/cached-analyses.ts';
import { requestAddress } from '../http/request-address.ts';
import { analysisWords } from '../words/words.ts';
import type { ApiDependencies } from './api-dependencies.ts';
import { parse } from './parse.ts';
import { limitPerMinute, limitUnderWay } from './rate-limits.ts';

interface Dependencies extends Pick<ApiDependencies, 'rateLimits'> {
  analyses: Pick<AnalysisProcess, 'run'>;
  /** The site's, for links. */
  origin: string;
}

/** The queue is for everybody: one network does not fill it. */
const MOST_UNDER_WAY = 3;

const AnalysisQuery = v.object({ language: v.picklist(LANGUAGES, 'not-offered') });

/**
 * The analysis of the answers in the address, which is the simulator's with a language: for anybody, without
 * a name. Nothing is stored of it.
 */
export function analysisRoute(
  api: FastifyInstance,
  { analyses, rateLimits, origin }: Dependencies,
): void {
  const onRequest = limitPerMinute(rateLimits.analyses_per_minute);
  const underWay = limitUnderWay(MOST_UNDER_WAY);
  const analysisOf = cachedAnalyses({ process: analyses, origin });
  api.get('/analysis', { onRequest }, async (request, reply) => {
    const { language } = parse(AnalysisQuery, request.query);
    const { state } = decodeState(requestAddress(request.url).query);
    const { pdf } = await underWay(request, () => analysisOf(state, language));
    const { vehicles } = state.fleet;
    const name = `${BRAND.key}-${analysisWords(language).fileName}-${vehicles}.pdf`;
    return reply
      .headers({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'X-Robots-Tag': 'noindex',
      })
      .send(pdf);
  });
}
