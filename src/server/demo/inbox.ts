import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../http/http-server.ts';
import { StartRefused } from '../start-refused.ts';
import { mailPage, mailsPage, STYLE, webhooksPage } from './inbox-pages.ts';
import type { ReceivedEvent } from './received-event.ts';
import type { ReceivedMail } from './received-mail.ts';

interface Received {
  mails: readonly ReceivedMail[];
  events: readonly ReceivedEvent[];
}

const OWN_PAGE = "default-src 'none'; style-src 'self'; frame-src 'self'";
const MAIL =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** What has arrived, to be read in a browser; the same as JSON for programs. */
export async function startInbox(port: number, { mails, events }: Received) {
  const server = createHttpServer(({ url = '/' }, response) => {
    const [, mailId, part] = /^\/mails\/(\d+)(\/html)?$/.exec(url) ?? [];
    const mail = mailId === undefined ? undefined : mails[Number(mailId)];
    if (mail !== undefined && part) send(response, 'text/html', framed(mail.html), MAIL);
    else if (mail !== undefined) send(response, 'text/html', mailPage(mail, Number(mailId)));
    else if (url === '/' || url === '/mails') send(response, 'text/html', mailsPage(mails));
    else if (url === '/webhooks') send(response, 'text/html', webhooksPage(events));
    else if (url === '/style.css') send(response, 'text/css', STYLE);
    else if (url === '/mails.json') send(response, 'application/json', JSON.stringify(mails));
    else if (url === '/webhooks.json') send(response, 'application/json', JSON.stringify(events));
    else response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(({ code }) => {
    throw new StartRefused(`Cannot listen on port ${port} for the mails (${code}).`);
  });
  const bound = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, type: string, content: string, policy = OWN_PAGE): void {
  response
    .writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    })
    .end(content);
}

/** Its links open beside it. */
function framed(html: string): string {
  return html.replace(/<head>/i, '$&<base target="_blank">');
}
