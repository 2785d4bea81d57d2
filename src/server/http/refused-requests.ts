import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import { requestAddress } from './request-address.ts';
import type { HeaderSet } from './security-headers.ts';

export const ALLOWED_METHODS = 'GET, HEAD';

/**
 * Refuses what no route takes, before the body is read: otherwise a POST of an unknown content type would
 * be answered 415, as if another type were accepted.
 */
export async function refuseOtherMethods(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, _done) => sendMethodNotAllowed(request, reply));
  app.setNotFoundHandler(sendMethodNotAllowed);
}

function sendMethodNotAllowed({ raw, server }: FastifyRequest, reply: FastifyReply): void {
  // Some pages have a form that posts to the page's own address.
  const { pathname: url } = requestAddress(raw.url ?? '/');
  const takesForms = server.hasRoute({ method: 'POST', url });
  reply
    .code(405)
    .header('Allow', takesForms ? `${ALLOWED_METHODS}, POST` : ALLOWED_METHODS)
    .send('Method Not Allowed\n');
}

/** Node's own check is off (http-server.ts), because its answer would lack our headers. */
export function requireHost(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { headers, httpVersion } = request.raw;
  if (headers.host === undefined && httpVersion === '1.1') {
    reply.code(400).send('The request has no Host header.\n');
    return;
  }
  done();
}

const STATUS_BY_ERROR = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_INVALID_METHOD', 405],
]);

/** Requests that never reach Fastify because Node's parser refuses them: no reply object, only a socket. */
export function refuseMalformed(headers: HeaderSet) {
  return (error: { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    refuseSocket(socket, STATUS_BY_ERROR.get(error.code ?? '') ?? 400, headers);
  };
}

export function refuseTunnels(server: Server, headers: HeaderSet): void {
  server.on('connect', (_request, socket) => refuseSocket(socket, 405, headers));
}

function refuseSocket(socket: Duplex, status: number, headers: HeaderSet): void {
  const title = STATUS_CODES[status];
  const body = `${title}\n`;
  const head: HeaderSet = {
    ...headers,
    ...(status === 405 && { Allow: ALLOWED_METHODS }),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
