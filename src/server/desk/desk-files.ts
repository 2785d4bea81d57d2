import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PAGES } from '#domain/desk/desk-roles.ts';
import { StartRefused } from '../process/run-process.ts';
import { Refused } from './refused.ts';

interface DeskFile {
  type: string;
  plain: Buffer;
  brotli: Buffer;
}

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
]);

/** The highest takes over a second of the start, and makes them smaller by a twentieth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The built pages, in memory; without data about anybody, which the pages ask for once somebody is logged in. */
export function loadDeskFiles(folder: string): ReadonlyMap<string, DeskFile> {
  const files = new Map<string, DeskFile>();
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const plain = readFileSync(join(folder, file));
    const type = TYPES.get(extname(file));
    if (type === undefined) throw new Error(`${file}: what kind of file is that?`);
    files.set(`/${file}`, { type, plain, brotli: brotliCompressSync(plain, BROTLI) });
  }
  if (!files.has('/index.html')) {
    throw new StartRefused(`There is no desk in ${folder}: build it with npm run build.`);
  }
  return files;
}

export function serveDeskFiles(app: FastifyInstance, files: ReadonlyMap<string, DeskFile>): void {
  const send = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const file = files.get(path);
    if (file === undefined) throw new Refused('not-found');
    reply.type(file.type).header('Vary', 'Accept-Encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.plain);
    return reply.header('Content-Encoding', 'br').send(file.brotli);
  };
  const page = async (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, '/index.html');

  app.get('/', page);
  for (const { path } of Object.values(DESK_PAGES)) {
    app.get(path, page);
    app.get(`${path}/:id`, page);
  }
  app.get('/assets/*', async (request, reply) =>
    send(request, reply, `/assets/${(request.params as { '*': string })['*']}`),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage =
      request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (!asksForPage) throw new Refused('not-found');
    reply.code(404);
    return send(request, reply, '/index.html');
  });
}
