import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it does with the next requests. */
export type ReceiverMood =
  | { status: number; headers?: Record<string, string> }
  | 'reset'
  | 'hang'
  | 'endless-body';

interface Wishes {
  port?: number;
  onReceived?: (webhook: ReceivedWebhook) => void;
}

function* endless() {
  const chunk = Buffer.alloc(16 * 1024);
  while (true) yield chunk;
}

/** A real HTTP receiver which can be told to misbehave. */
export async function startWebhookReceiver({ port = 0, onReceived = () => {} }: Wishes = {}) {
  const received: ReceivedWebhook[] = [];
  let mood: ReceiverMood = { status: 200 };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const webhook = { headers: request.headers, body };
      received.push(webhook);
      onReceived(webhook);
      answer(response);
    });
  });

  function answer(response: ServerResponse): void {
    if (mood === 'hang') return;
    if (mood === 'reset') response.socket?.resetAndDestroy();
    else if (mood === 'endless-body') {
      pipeline(Readable.from(endless()), response).catch(() => {});
    } else response.writeHead(mood.status, mood.headers).end('taken');
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound.port}/in`,
    port: bound.port,
    received,
    answerWith: (next: ReceiverMood) => {
      mood = next;
    },
    /** Lets go of those it left hanging. */
    drop: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
