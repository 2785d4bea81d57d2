import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ALLOWED_METHODS } from './other-methods.ts';
import type { HeaderSet } from './security-headers.ts';

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
    refuse(socket, STATUS_BY_ERROR.get(error.code ?? '') ?? 400, headers);
  };
}

export function refuseTunnels(server: Server, headers: HeaderSet): void {
  server.on('connect', (_request, socket) => refuse(socket, 405, headers));
}

function refuse(socket: Duplex, status: number, headers: HeaderSet): void {
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
