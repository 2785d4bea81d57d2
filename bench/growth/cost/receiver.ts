import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SELF_SIGNED_CERTIFICATE } from '#server/testing/self-signed-certificate.ts';

/** What has come, in that order. */
export interface Received {
  ids: string[];
  /** In milliseconds from some moment on. */
  times: number[];
}

/**
 * A CRM by https that answers each webhook with 200 after a while. `PUT /200` sets that to 200 ms and
 * forgets what has come, `GET /` answers with it.
 */
let delayMs = 0;
let received: Received = { ids: [], times: [] };

const server = createServer(SELF_SIGNED_CERTIFICATE, (request, response) => {
  if (request.method === 'GET') response.end(JSON.stringify(received));
  else if (request.method === 'PUT') {
    delayMs = Number(request.url?.slice(1));
    received = { ids: [], times: [] };
    response.end();
  } else {
    request.resume().once('end', () => {
      received.ids.push(String(request.headers['webhook-id']));
      received.times.push(performance.now());
      if (delayMs === 0) response.end();
      else setTimeout(() => response.end(), delayMs);
    });
  }
});
// The name that its certificate is for, so that it is the address which the worker tries first.
server.listen(0, 'localhost', () => {
  console.log(`listens on ${(server.address() as AddressInfo).port}`);
});
