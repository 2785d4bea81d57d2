import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '#server/testing/local-server.ts';

export interface ToolRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** Parsed JSON: each stub knows what it asks of it. */
  // biome-ignore lint/suspicious/noExplicitAny: a stub reads what any caller may have sent.
  body: any;
}

export interface ToolAnswer {
  status: number;
  body?: unknown;
}

/** `at` is compared with method and path, as in 'POST /api/v2/deals'. */
type Failure = { at: RegExp; status: number };

/** A tool of the customer's, which can be made to fail at some of its requests. */
export async function startTool(answer: (request: ToolRequest) => ToolAnswer) {
  const requests: ToolRequest[] = [];
  let failure: Failure | undefined;

  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const url = new URL(incoming.url ?? '/', 'http://stub');
      const request = {
        method: incoming.method ?? '',
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        headers: incoming.headers,
        body: body === '' ? undefined : JSON.parse(body),
      };
      requests.push(request);
      let given: ToolAnswer;
      if (failure?.at.test(`${request.method} ${request.path}`)) {
        given = { status: failure.status, body: { message: 'made to fail' } };
      } else given = answer(request);
      response.writeHead(given.status, { 'Content-Type': 'application/json' });
      response.end(given.body === undefined ? undefined : JSON.stringify(given.body));
    });
  });
  const { origin, stop } = await listenLocally(server);
  return {
    url: origin,
    requests,
    failAt: (next: Failure) => {
      failure = next;
    },
    recover: () => {
      failure = undefined;
    },
    stop,
  };
}
