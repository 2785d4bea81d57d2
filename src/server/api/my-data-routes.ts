import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { email } from '#domain/leads/fields.ts';
import { guardFields } from '#domain/leads/shared-fields.ts';
import { DATA_PATHS } from '#domain/site/absolute-links.ts';
import { joinPrefix, LANGUAGES, type Language, PREFIXES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import {
  type DataPage,
  dataPageOf,
  isDataLinkOpen,
  openDataPage,
  requestErasure,
} from '../data-requests/data-page.ts';
import { requestDataLink } from '../data-requests/request-link.ts';
import {
  dataPage,
  erasingPage,
  erasurePage,
  gonePage,
  openingPage,
} from '../my-data/my-data-pages.ts';
import type { Site } from '../pages/load-site.ts';
import { exportPerson, type PersonalData } from '../privacy/export-person.ts';
import { messagesOfPage } from '../privacy/rows-about.ts';
import type { PrivatePage } from '../private-pages/private-page.ts';
import { privateHeaders, sendPrivatePage } from '../private-pages/send-private-page.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';
import { idempotentRequest } from './idempotent-request.ts';
import { parse } from './parse.ts';
import { privateRoutes } from './private-routes.ts';

const LinkRequest = v.strictObject({ email, language: guardFields.language });
/** 'prefix' is taken out of every form; what else somebody adds is ignored. */
const Opening = v.object({ token: v.optional(v.unknown()), key: v.optional(v.unknown()) });
const OnPage = v.object({ key: v.optional(v.unknown()) });

/** Where somebody asks for the link to their data, and the pages behind that link. All of it without script. */
export function myDataRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  site: Site,
): void {
  privateRoutes(app, dependencies, site, (routes, connected) => {
    for (const prefix of PREFIXES) {
      routes.post(pathTo('my-data', prefix), (request, reply) =>
        askForLink(request, reply, connected),
      );
    }
    routes.register(async (pages) => {
      privateHeaders(pages);
      for (const language of LANGUAGES) pagesIn(pages, language, connected, site);
    });
  });
}

/** The same answer whether or not anything is stored. */
async function askForLink(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ConnectedApiDependencies,
): Promise<FastifyReply> {
  const body = parse(LinkRequest, request.body);
  const submission = { endpoint: 'my-data', form: 'my-data', email: body.email, body };
  const idempotent = idempotentRequest(request, dependencies, submission);
  // Who has used up a link may ask for another at once, in the same words: the worker knows that from a repeat.
  const asked = { ...idempotent, key: idempotent.id, hasClientKey: false };
  const verdict = await requestDataLink(dependencies.pool, body, asked);
  if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
  return reply.redirect(pathTo('my-data-sent', request.formPrefix ?? ''), 303);
}

function pagesIn(
  pages: FastifyInstance,
  language: Language,
  dependencies: ConnectedApiDependencies,
  site: Site,
): void {
  const { pool } = dependencies;
  const at = (path: keyof typeof DATA_PATHS) => joinPrefix(language, DATA_PATHS[path]);
  const send = (reply: FastifyReply, page: PrivatePage, status = 200) =>
    sendPrivatePage(reply, page, { stylesheet: site.privateStyle, status });
  const sendGone = (reply: FastifyReply) => send(reply, gonePage(language), 410);

  pages.get(at('open'), async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    if (!(await isDataLinkOpen(pool, token))) return sendGone(reply);
    return send(reply, openingPage(language, String(token)));
  });

  pages.post(at('open'), async (request, reply) => {
    const { token, key } = parse(Opening, request.body);
    // With a key somebody comes back from the question whether to erase.
    const page = await (key === undefined ? openDataPage(pool, token) : dataPageOf(pool, key));
    if (page === undefined) return sendGone(reply);
    request.log.info({ event: key === undefined ? 'opened' : 'shown-again' }, 'my data');
    return send(reply, dataPage(language, await personalData(dependencies, page), page));
  });

  pages.post(at('download'), async (request, reply) => {
    const page = await dataPageOf(pool, parse(OnPage, request.body).key);
    if (page === undefined) return sendGone(reply);
    request.log.info({ event: 'downloaded' }, 'my data');
    const data = await personalData(dependencies, page);
    return reply
      .header('Content-Disposition', `attachment; filename="${FILE_NAMES[language]}"`)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });

  pages.post(at('erase'), async (request, reply) => {
    const page = await dataPageOf(pool, parse(OnPage, request.body).key);
    if (page === undefined) return sendGone(reply);
    return send(reply, erasurePage(language, await personalData(dependencies, page), page));
  });

  pages.post(at('erase-now'), async (request, reply) => {
    if (!(await requestErasure(pool, parse(OnPage, request.body).key))) return sendGone(reply);
    request.log.info({ event: 'erasure-requested' }, 'my data');
    return send(reply, erasingPage(language));
  });

  // Who types or reloads the address of a button starts again.
  for (const path of ['download', 'erase', 'erase-now'] as const) {
    pages.get(at(path), (_request, reply) => reply.redirect(pathTo('my-data', language), 303));
  }
}

const FILE_NAMES: Record<Language, string> = { fr: 'mes-donnees.json', en: 'my-data.json' };

/** The same function as the command line's, with the rights of the page that its owner has opened. */
async function personalData(
  { pool, tokenSecrets, destinations }: ConnectedApiDependencies,
  { email: address, keyHash }: DataPage,
): Promise<PersonalData> {
  const connection = await pool.connect();
  try {
    return await exportPerson(connection, address, {
      secrets: tokenSecrets,
      destinations: destinations(),
      messages: messagesOfPage(keyHash),
    });
  } finally {
    connection.release();
  }
}
