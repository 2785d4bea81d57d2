import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** Runs only while the site is built: each page is rendered whole before it is written. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
