import { once } from 'node:events';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../process/run-process.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

interface ListenOptions {
  host: string;
  port: number;
}

/** Returns the address to type into a browser. */
export async function listen(app: FastifyInstance, { host, port }: ListenOptions): Promise<string> {
  const { level } = app.log;
  try {
    // Fastify would write a line for each address of the machine.
    app.log.level = 'warn';
    // For 'localhost' it would also open a second server, which knows nothing of our limits.
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  } catch (error) {
    throw new StartRefused(
      `Cannot listen on HOST '${host}', PORT '${port}': ${whyNotListening(error)}.`,
    );
  } finally {
    app.log.level = level;
  }
  const bound = app.server.address() as AddressInfo;
  return `http://${shown(host)}:${bound.port}`;
}

function shown(host: string): string {
  if (EVERY_ADDRESS.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const REASONS = new Map([
  ['EADDRINUSE', 'another program already does'],
  ['EACCES', 'this user may not'],
  ['EADDRNOTAVAIL', 'this machine does not have that address'],
  ['EAFNOSUPPORT', 'this machine does not have that kind of address'],
  ['ENOTFOUND', 'no such host is known'],
]);

export function whyNotListening(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return REASONS.get(code) ?? code;
}

/**
 * How long an open connection may still bring a request. A proxy that has not yet noticed the stop may
 * have just sent one: it would be lost with the connection, and proxies do not repeat a POST.
 */
const GRACE_MS = 1_000;
const LONGEST_STOP_MS = 9_000;
const SWEEP_MS = 50;

/** Takes no new connections, answers requests on the open ones with 'Connection: close', then closes. */
export function gracefulStop(app: FastifyInstance): () => Promise<void> {
  let stopping = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // For requests that came before; those that come afterwards are marked as they arrive.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });

  return async () => {
    stopping = true;
    app.log.info('stopping');
    app.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const graceEnds = performance.now() + GRACE_MS;
    const sweep = setInterval(() => {
      if (performance.now() < graceEnds) return;
      app.server.closeIdleConnections();
      // Node counts a browser's spare connection, on which nothing was ever asked, as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_MS);
    const lastCall = setTimeout(() => {
      app.log.warn('some requests did not finish in time');
      app.server.closeAllConnections();
    }, LONGEST_STOP_MS);
    const closed = once(app.server, 'close');
    // The HTTP server's own close() would destroy idle connections at once.
    NetServer.prototype.close.call(app.server);
    await closed;
    clearInterval(sweep);
    clearTimeout(lastCall);
    await app.close();
    app.log.info('stopped');
  };
}
