import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { ANALYSIS_PATHS } from '#domain/site/absolute-links.ts';
import { BRAND } from '#domain/site/brand.ts';
import { joinPrefix, LANGUAGES, type Language } from '#domain/site/language.ts';
import {
  analysisGonePage,
  analysisPage,
  revokedPage,
  revokingPage,
} from '../lead-analyses/analysis-pages.ts';
import {
  analysisOfToken,
  documentOfToken,
  revokeAnalysis,
} from '../lead-analyses/stored-analyses.ts';
import type { Site } from '../pages/load-site.ts';
import type { PrivatePage } from '../private-pages/private-page.ts';
import { privateHeaders, sendPrivatePage } from '../private-pages/send-private-page.ts';
import { analysisPageWords } from '../words/words.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { parse } from './parse.ts';
import { privateRoutes } from './private-routes.ts';

const Revocation = v.object({
  token: v.optional(v.unknown()),
  sure: v.optional(v.unknown()),
});

/** The pages behind the private link in the mail 'your analysis is ready'. */
export function analysisPageRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  site: Site,
): void {
  privateRoutes(app, dependencies, site, (routes, connected) => {
    privateHeaders(routes);
    for (const language of LANGUAGES) pagesIn(routes, language, connected, site);
  });
}

const tokenIn = (query: unknown) => (query as { token?: unknown }).token;

function pagesIn(
  pages: FastifyInstance,
  language: Language,
  { pool, tokenSecrets }: ConnectedApiDependencies,
  site: Site,
): void {
  const at = (path: keyof typeof ANALYSIS_PATHS) => joinPrefix(language, ANALYSIS_PATHS[path]);
  const send = (reply: FastifyReply, page: PrivatePage, status = 200) =>
    sendPrivatePage(reply, page, { stylesheet: site.privateStyle, status });
  const sendGone = (reply: FastifyReply) => send(reply, analysisGonePage(language), 410);

  pages.get(at('page'), async (request, reply) => {
    const token = tokenIn(request.query);
    const analysis = await analysisOfToken(pool, tokenSecrets, token);
    if (analysis === undefined) return sendGone(reply);
    return send(reply, analysisPage(language, analysis, String(token)));
  });

  pages.get(at('document'), async (request, reply) => {
    const document = await documentOfToken(pool, tokenSecrets, tokenIn(request.query));
    if (document === undefined) return sendGone(reply);
    const name = `${BRAND.key}-${analysisPageWords(language).fileName}.pdf`;
    return reply
      .header('Content-Disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(document);
  });

  pages.post(at('revoke'), async (request, reply) => {
    const { token, sure } = parse(Revocation, request.body);
    const analysis = await analysisOfToken(pool, tokenSecrets, token);
    if (analysis === undefined) return sendGone(reply);
    if (sure !== 'yes') return send(reply, revokingPage(language, String(token)));
    if (await revokeAnalysis(pool, analysis.id)) request.log.info({ event: 'revoked' }, 'analysis');
    return send(reply, revokedPage(language));
  });

  // Who types or reloads the address of a button has no token in it.
  pages.get(at('revoke'), (_request, reply) => sendGone(reply));
}
