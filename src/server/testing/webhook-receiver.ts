import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { listenLocally } from './local-server.ts';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it does with the next requests. */
export type ReceiverBehaviour =
  | { status: number; headers?: Record<string, string> }
  | 'reset'
  | 'hang'
  | 'endless-body';

interface ReceiverOptions {
  port?: number;
  onReceived?: (webhook: ReceivedWebhook) => void;
}

function* endless() {
  const chunk = Buffer.alloc(16 * 1024);
  while (true) yield chunk;
}

/** A real HTTP receiver which can be made to misbehave. */
export async function startWebhookReceiver({
  port = 0,
  onReceived = () => {},
}: ReceiverOptions = {}) {
  const received: ReceivedWebhook[] = [];
  let behaviour: ReceiverBehaviour = { status: 200 };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const webhook = { headers: request.headers, body };
      received.push(webhook);
      onReceived(webhook);
      answer(response);
    });
  });

  function answer(response: ServerResponse): void {
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') response.socket?.resetAndDestroy();
    else if (behaviour === 'endless-body') {
      pipeline(Readable.from(endless()), response).catch(() => {});
    } else response.writeHead(behaviour.status, behaviour.headers).end('taken');
  }

  const bound = await listenLocally(server, port);
  return {
    ...bound,
    url: `${bound.origin}/in`,
    received,
    answerWith: (next: ReceiverBehaviour) => {
      behaviour = next;
    },
    /** Closes the connections it left hanging. */
    drop: () => server.closeAllConnections(),
  };
}
