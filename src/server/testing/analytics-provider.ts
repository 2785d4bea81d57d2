import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: unknown;
}

interface ProviderOptions {
  status?: number;
  headers?: Record<string, string>;
  /** What it answers with. */
  body?: string;
  /** Takes requests and never answers. */
  silent?: boolean;
}

/** An analytics provider that records what it is sent. */
export async function startAnalyticsProvider({
  status = 202,
  headers: answered = {},
  body: answerBody = '',
  silent = false,
}: ProviderOptions = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '/', headers } = request;
    void text(request).then((sent) => {
      const body: unknown = JSON.parse(sent);
      received.push({ method, url: new URL(url, 'http://provider.example'), headers, body });
      if (!silent) response.writeHead(status, answered).end(answerBody);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
