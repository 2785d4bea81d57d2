import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../start-refused.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

interface Place {
  host: string;
  port: number;
}

/** Returns the address to type into a browser. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
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
