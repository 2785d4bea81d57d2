import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { fill } from '#content/fill.ts';
import { describeError } from '#domain/site/client-error.ts';
import type { ClientError } from '#domain/site/client-error-wire.ts';
import type { Language } from '#domain/site/language.ts';
import { pageAt } from '#domain/site/routes.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../links/links.tsx';
import { useShell } from '../words/use-words.ts';
import styles from './error-screen.module.css';

const WITHOUT_WORDS = {
  explanation: 'This page could not be shown. Nothing you have sent is lost.',
  reference: 'Reference: {reference}',
  reload: 'Reload the page',
  home: 'Back to the home page',
};

/**
 * Specification, section 2: the fallback of last resort. It shows a status and a reference, never a
 * message or a stack, which would show a stranger how the site is built and help no visitor. What
 * happened stands in the server's log, under the same reference.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const to = usePathTo();
  const shell = useShell();
  const words = shell?.words.error ?? WITHOUT_WORDS;
  const language = shell?.language ?? 'fr';
  const [reference] = useState(newReference);
  const status = isRouteErrorResponse(error) ? ` ${error.status}` : '';
  const title = `Unexpected Application Error!${status}`;
  useEffect(() => document.querySelector('h1')?.focus(), []);
  useEffect(() => reportError(error, reference, language), [error, reference, language]);
  return (
    <main id="main">
      <title>{title}</title>
      <Section className={styles.screen}>
        <Heading level={1} size="head">
          {title}
        </Heading>
        <p className={text.lead}>{words.explanation}</p>
        <p className={text.note}>{fill(words.reference, { reference })}</p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
          {/* A document of its own: after an error nothing of this one can be trusted. */}
          <a href={to('home')} className={buttonClass({ quiet: true })}>
            {words.home}
          </a>
        </div>
      </Section>
    </main>
  );
}

function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0').toUpperCase();
}

/** Nobody waits for it: a visitor who meets an error has trouble enough. */
function reportError(error: unknown, reference: string, language: Language): void {
  const page = pageAt(location.pathname)?.page ?? 'not-found';
  const report: ClientError = { reference, page, language, ...describeError(error) };
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
