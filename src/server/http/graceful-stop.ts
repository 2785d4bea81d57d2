import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

/** Stops accepting, lets running requests finish, closes kept-alive connections between two requests. */
export function gracefulStop(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async () => {
    const closeIdle = () => {
      app.server.closeIdleConnections();
      // Node counts a browser's spare connection, on which nothing was ever asked, as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    const sweep = setInterval(closeIdle, SWEEP_MS);
    const lastCall = setTimeout(() => {
      app.log.warn('some requests did not finish in time');
      app.server.closeAllConnections();
    }, PATIENCE_MS);
    app.log.info('stopping');
    await app.close();
    clearInterval(sweep);
    clearTimeout(lastCall);
    app.log.info('stopped');
  };
}
