import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { referenceOf } from '#domain/leads/reference.ts';
import { SHEET_PATHS } from '#domain/site/absolute-links.ts';
import { BRAND } from '#domain/site/brand.ts';
import { joinPrefix, LANGUAGES, type Language } from '#domain/site/language.ts';
import { isSheetOpen, openSheet, revokeSheet } from '../lead-sheets/stored-sheets.ts';
import type { Site } from '../pages/load-site.ts';
import type { PrivatePage } from '../private-pages/private-page.ts';
import { privateHeaders, sendPrivatePage } from '../private-pages/send-private-page.ts';
import {
  confirmationPage,
  goneSheetPage,
  revokedSheetPage,
  sheetPage,
} from '../sheet-pages/sheet-pages.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { parse } from './parse.ts';
import { privateRoutes } from './private-routes.ts';
import { clientNetworks } from './rate-limits.ts';

/** 'prefix' is taken out of every form; what else somebody adds is ignored. */
const Sent = v.object({ token: v.optional(v.unknown()) });

/** The sheet of a registration, for sales: the link in their mail leads to a button, and the button to the sheet. */
export function sheetRoutes(app: FastifyInstance, dependencies: ApiDependencies, site: Site): void {
  privateRoutes(app, dependencies, site, (pages, connected) => {
    privateHeaders(pages);
    for (const language of LANGUAGES) sheetsIn(pages, language, connected, site);
  });
}

function sheetsIn(
  pages: FastifyInstance,
  language: Language,
  { pool, tokenSecrets: secrets }: ConnectedApiDependencies,
  site: Site,
): void {
  const at = (path: keyof typeof SHEET_PATHS) => joinPrefix(language, SHEET_PATHS[path]);
  const send = (reply: FastifyReply, page: PrivatePage, status = 200) =>
    sendPrivatePage(reply, page, { stylesheet: site.privateStyle, status });
  const sendGone = (reply: FastifyReply) => send(reply, goneSheetPage(language), 410);
  const tokenIn = (request: FastifyRequest) => parse(Sent, request.body).token;
  const networkOf = ({ ip }: FastifyRequest) => clientNetworks(ip)[0].name;

  pages.get(at('open'), async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    if (!(await isSheetOpen(pool, { secrets, token }))) return sendGone(reply);
    return send(reply, confirmationPage(language, String(token)));
  });

  pages.post(at('open'), async (request, reply) => {
    const token = tokenIn(request);
    const sheet = await openSheet(pool, { secrets, token }, networkOf(request));
    if (sheet === undefined) return sendGone(reply);
    request.log.info({ event: 'opened', reference: referenceOf(sheet.lead.id) }, 'sheet');
    const { statements } = BRAND;
    return send(reply, sheetPage(sheet, { secrets, token: String(token), statements }));
  });

  pages.post(at('revoke'), async (request, reply) => {
    const id = await revokeSheet(pool, { secrets, token: tokenIn(request) }, networkOf(request));
    if (id === undefined) return sendGone(reply);
    request.log.info({ event: 'revoked', reference: referenceOf(id) }, 'sheet');
    return send(reply, revokedSheetPage(language));
  });

  // Whoever types or reloads the address of that button.
  pages.get(at('revoke'), (_request, reply) => reply.redirect(at('open'), 303));
}
