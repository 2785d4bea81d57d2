import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BRAND } from '#domain/site/brand.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { createHttpServer } from '../http/http-server.ts';
import { StartRefused } from '../process/run-process.ts';
import type { ReceivedEvent, ReceivedMail } from './received-messages.ts';

interface Received {
  mails: readonly ReceivedMail[];
  events: readonly ReceivedEvent[];
}

const OWN_PAGE = "default-src 'none'; style-src 'self'; frame-src 'self'";
const MAIL =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Shows the received mails and webhooks in a browser, and as JSON for programs. */
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

/** Links open in a new tab, not inside the frame. */
function framed(html: string): string {
  return html.replace(/<head>/i, '$&<base target="_blank">');
}

const REFRESH_SECONDS = 3;

const STYLE = `
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; font: 16px/1.5 system-ui, sans-serif; color: #16202b; background: #f6f5f1; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
nav { display: flex; gap: 1rem; margin: 0 0 1.5rem; }
a { color: #0b5d4b; }
li, article { list-style: none; background: #fff; border: 1px solid #dcd9d0; border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 .75rem; }
ul { padding: 0; }
small { color: #56616c; display: block; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; margin: .75rem 0 0; }
iframe { width: 100%; height: 44rem; border: 1px solid #dcd9d0; border-radius: .5rem; background: #fff; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
`;

interface Page {
  title: string;
  body: string;
  /** Reloads itself every few seconds. */
  live?: boolean;
}

function page({ title, body, live = false }: Page): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width">
${live ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}
<link rel="stylesheet" href="/style.css"></head>
<body><h1>${escapeHtml(title)}</h1>
<nav><a href="/mails">Mails</a> <a href="/webhooks">Webhooks</a></nav>
${body}</body></html>`;
}

function mailsPage(mails: readonly ReceivedMail[]): string {
  const items = mails.map(
    ({ at, to, subject }, index) =>
      `<li><a href="/mails/${index}">${escapeHtml(subject)}</a>
      <small>to ${escapeHtml(to.join(', '))}, ${timeOf(at)}</small></li>`,
  );
  const body = items.length > 0 ? `<ul>${items.reverse().join('')}</ul>` : nothing('mail');
  return page({ title: `${BRAND.name} demo: mails`, body, live: true });
}

function mailPage(mail: ReceivedMail, index: number): string {
  return page({
    title: mail.subject,
    body: `<small>from ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}, ${timeOf(mail.at)}</small>
<h2>HTML</h2>
<iframe title="HTML" src="/mails/${index}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2><article><pre>${linked(mail.text)}</pre></article>`,
  });
}

function webhooksPage(events: readonly ReceivedEvent[]): string {
  const items = events.map(
    ({ at, id, verified, event }) =>
      `<article><b>${escapeHtml(typeOf(event))}</b>
      <small>${verified ? 'signature verified' : 'SIGNATURE WRONG'}, ${timeOf(at)}, webhook-id ${escapeHtml(id)}</small>
      <pre>${escapeHtml(JSON.stringify(event, null, 2))}</pre></article>`,
  );
  const body = items.length > 0 ? items.reverse().join('') : nothing('webhook');
  return page({ title: `${BRAND.name} demo: webhooks`, body, live: true });
}

function nothing(kind: string): string {
  return `<p>No ${kind} yet. Fill in a form of the site: it comes within seconds.</p>`;
}

function typeOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '?';
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s&<>"]+/g, '<a href="$&">$&</a>');
}

function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(11, 19)} UTC`;
}
