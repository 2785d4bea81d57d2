import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { HEADERS } from './visit.ts';

/**
 * What Node can do at best: the answers of another server, asked for once, from a Map in memory. Takes
 * the other's port and the addresses.
 */
interface Answer {
  etag: string | undefined;
  /** Name, value, name, value and so on: the quickest for Node to write. */
  head: string[];
  unchangedHead: string[];
  body: Buffer;
}

/** Node writes these itself. */
const OWN = ['date', 'connection', 'keep-alive'];
const OF_A_BODY = ['content-length', 'content-type', 'content-encoding'];

const [port, ...addresses] = process.argv.slice(2);
const answers = new Map<string, Answer>();
for (const address of addresses) answers.set(address, await answerAt(address));

function answerAt(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, headers: HEADERS });
    asked.once('response', (response) => {
      const head = without(response.rawHeaders, OWN);
      const unchangedHead = without(head, OF_A_BODY);
      const { etag } = response.headers;
      buffer(response).then((body) => resolve({ etag, head, unchangedHead, body }), reject);
    });
    asked.once('error', reject).end();
  });
}

function without(head: readonly string[], names: readonly string[]): string[] {
  return head.filter((_, at) => !names.includes((head[at - (at % 2)] ?? '').toLowerCase()));
}

const server = createServer((asked, response) => {
  const answer = answers.get(asked.url ?? '');
  if (answer === undefined) response.writeHead(404).end();
  else if (answer.etag !== undefined && asked.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.unchangedHead).end();
  } else response.writeHead(200, answer.head).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`listens on ${(server.address() as AddressInfo).port}`);
});
