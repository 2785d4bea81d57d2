import { once } from 'node:events';
import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How long an open connection may still bring a request. A proxy that has not yet noticed that we stop
 * may have just sent one: closed at once, it would be lost, and a POST is not sent again.
 */
const GRACE_MS = 1_000;
const PATIENCE_MS = 9_000;
const SWEEP_MS = 50;

/** Takes no new connections, answers what comes on the open ones and asks to close them, then closes. */
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
    }, PATIENCE_MS);
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
