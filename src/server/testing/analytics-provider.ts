import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './local-server.ts';

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
  const { origin, stop } = await listenLocally(server);
  return { received, at: (path: string) => origin + path, stop };
}
