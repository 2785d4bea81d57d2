import { memo, type ReactNode, useMemo } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { PAPER } from '#domain/site/colours.ts';
import bricolage from '#ui/fonts/bricolage.woff2?url';
import inter from '#ui/fonts/inter.woff2?url';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/charts/tones.css';
import '#ui/forced-colors.css';
import '#ui/print.css';
import type { Route } from './+types/root.ts';
import { LazyConsent, ManageCookies } from './consent/lazy-consent.tsx';
import { LazyContactDialog } from './forms/lazy-contact-dialog.tsx';
import { NewsletterForm } from './forms/newsletter-form.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Shell } from './layout/shell.tsx';
import { useFetchAhead } from './routing/fetch-ahead.ts';
import { ReadingContext, readingAt } from './routing/reading.ts';
import { useShell } from './words/use-words.ts';

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
  const { pathname } = useLocation();
  const reading = useMemo(() => readingAt(pathname), [pathname]);
  const failed = Boolean(useRouteError());
  return (
    <ReadingContext value={reading}>
      <html lang={reading.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={PAPER} />
          <Meta />
          <Links />
        </head>
        <body>
          {children}
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
    </ReadingContext>
  );
}

export default function Root() {
  return <Frame />;
}

// The router renders its routes when a navigation begins too: without this the whole page being left would be
// rendered once more, half the time of a click.
const Frame = memo(function Frame() {
  const shell = useShell();
  useFetchAhead();
  if (shell === undefined)
    throw new Error('The page is shown before the words around it are here.');
  const { words } = shell;
  return (
    <Shell
      shell={shell}
      consent={<LazyConsent />}
      newsletter={<NewsletterForm shell={words} />}
      manageCookies={<ManageCookies>{words.footer.manageCookies}</ManageCookies>}
      contactDialog={<LazyContactDialog offline={words.offline} />}
    >
      <Outlet />
    </Shell>
  );
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
