import { type ReactNode, useInsertionEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { PAPER } from '#domain/site/colours.ts';
import bricolage from '#ui/fonts/bricolage.woff2?url';
import inter from '#ui/fonts/inter.woff2?url';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/forced-colors.css';
import '#ui/print.css';
import type { Route } from './+types/root.ts';
import { LazyConsent, ManageCookies } from './consent/lazy-consent.tsx';
import { LazyContactDialog } from './forms/lazy-contact-dialog.tsx';
import { NewsletterForm } from './forms/newsletter-form.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Shell } from './layout/shell.tsx';
import { page } from './routing/page.ts';
import { notifyOfArrivalsOnly } from './routing/page-router.ts';
import { useFetchAhead } from './routing/use-fetch-ahead.ts';
import { ReadingContext, useShell } from './words/use-words.ts';

const { loader, clientLoader, shouldRevalidate } = page('shell');

export { clientLoader, loader, shouldRevalidate };

export const links: Route.LinksFunction = () => [
  ...[bricolage, inter].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const reading = useShell() ?? { language: 'fr', prefix: '' };
  const failed = Boolean(useRouteError());
  return (
    <html lang={reading.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER} />
        <Meta />
        <Links />
      </head>
      <body>
        <ReadingContext value={reading}>{children}</ReadingContext>
        {/* After an error React would mount the scripts anew, and Trusted Types refuse that: the error
            screen would be a white page. They have long run by then. */}
        {!failed && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const data = useShell() ?? loaderData;
  const { words, language } = data;
  // Before any layout effect, in which the router's own component begins to listen.
  useInsertionEffect(notifyOfArrivalsOnly, []);
  useFetchAhead();
  return (
    <Shell
      shell={data}
      consent={<LazyConsent language={language} />}
      newsletter={<NewsletterForm shell={data} />}
      manageCookies={<ManageCookies>{words.footer.manageCookies}</ManageCookies>}
      contactDialog={<LazyContactDialog language={language} offline={words.offline} />}
    >
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
