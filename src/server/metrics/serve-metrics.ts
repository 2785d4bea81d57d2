import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { createHttpServer } from '../http/http-server.ts';
import { ALLOWED_METHODS } from '../http/refused-requests.ts';
import { requestAddress } from '../http/request-address.ts';
import { whyNotListening } from '../http/server-lifecycle.ts';
import { StartRefused } from '../process/run-process.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** On a port of its own, so that no rule at the edge is needed to keep visitors from it. */
export async function serveMetrics(
  registry: Registry,
  { host, port, log }: { host: string; port: number; log: Log },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createHttpServer((request, response) => {
    void answer({ registry, log }, request, response);
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw new StartRefused(
      `Cannot listen on METRICS_HOST '${host}', METRICS_PORT '${port}': ${whyNotListening(error)}.`,
    );
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  { registry, log }: { registry: Registry; log: Log },
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (requestAddress(url).pathname !== '/metrics') {
    response.writeHead(404).end();
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: ALLOWED_METHODS }).end();
  } else {
    const text = await registry.metrics().catch((error) => {
      log.error({ err: error }, 'metrics could not be put together');
    });
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  }
}
