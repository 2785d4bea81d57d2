import type { Server } from 'node:http';

/**
 * Node hears the errors of a connection only while its parser reads from it. After CONNECT, or while
 * it is being closed, a client that resets it would end the whole process.
 */
export function surviveResets(server: Server): void {
  server.on('connection', (socket) => {
    // It is closed and forgotten by Node; there is nobody left to tell.
    socket.on('error', () => {});
  });
}
