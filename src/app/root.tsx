import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import bricolage from '#ui/fonts/bricolage.woff2?url';
import inter from '#ui/fonts/inter.woff2?url';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/print.css';
import type { Route } from './+types/root.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Shell } from './layout/shell.tsx';
import { page } from './page.ts';
import { useShell } from './use-words.ts';

const shell = page('shell');
export const loader = shell.loader;
export const clientLoader = shell.clientLoader;
export const shouldRevalidate = shell.shouldRevalidate;

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
  const language = useShell()?.language ?? 'fr';
  const failed = Boolean(useRouteError());
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ee" />
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
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const data = useShell() ?? loaderData;
  return (
    <Shell shell={data}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
