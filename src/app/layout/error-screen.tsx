import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { describeError } from '#domain/site/client-error.ts';
import type { ClientError } from '#domain/site/client-error-wire.ts';
import { usePathTo } from '../links/links.tsx';
import { type Reading, useReading } from '../routing/reading.ts';
import { useShell } from '../words/use-words.ts';
import { ErrorMessage, titleOf } from './error-message.tsx';

/** What happened stands in the server's log, under the same reference. */
export function ErrorScreen({ error }: { error: unknown }) {
  const to = usePathTo();
  const shell = useShell();
  const reading = useReading();
  const [reference] = useState(newReference);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  useEffect(() => document.querySelector('h1')?.focus(), []);
  useEffect(() => reportError(error, reference, reading), [error, reference, reading]);
  return (
    <main id="main">
      <title>{titleOf(status)}</title>
      <ErrorMessage
        words={shell?.words.error}
        status={status}
        reference={reference}
        homePath={to('home')}
        onReload={() => location.reload()}
      />
    </main>
  );
}

function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0').toUpperCase();
}

/** Nobody waits for it: a visitor who meets an error has trouble enough. */
function reportError(error: unknown, reference: string, { page, language }: Reading): void {
  const report: ClientError = { reference, page, language, ...describeError(error) };
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
