import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { linkPrefix } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { ErrorMessage } from './layout/error-message.tsx';
import { loadPage } from './routing/load-page.ts';
import { wordsHere } from './routing/page-words.ts';
import { type Reading, readingAt } from './routing/reading.ts';

/** Runs only while the site is built: each page is rendered whole before it is written. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const reading = readingAt(new URL(request.url).pathname);
  await loadPage(reading);
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // A part in `Suspense` is written where it stands, never moved there by a script afterwards.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  headers.set('Content-Type', 'text/html');
  return new Response(
    html.replace('</body>', () => `${errorScreen(reading)}</body>`),
    { status, headers },
  );
}

/**
 * For a page whose script cannot be had (src/build/page-scripts.ts): it lies ready in the HTML, as a document that
 * cannot fetch its own script can fetch nothing else either.
 */
function errorScreen({ language, prefix }: Reading): string {
  return renderToStaticMarkup(
    <template id="error-screen">
      <ErrorMessage
        words={wordsHere('shell', language)?.words.error}
        homePath={pathTo('home', linkPrefix(prefix, language))}
      />
    </template>,
  );
}
