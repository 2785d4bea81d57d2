import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './error-screen.module.css';
import { fill } from './fill.ts';
import { newReference, reportError } from './report-error.ts';
import { usePathTo } from './use-path-to.ts';
import { useShell } from './use-words.ts';

const WITHOUT_WORDS = {
  explanation: 'This page could not be shown. Nothing you have sent is lost.',
  reference: 'Reference: {reference}',
  reload: 'Reload the page',
  home: 'Back to the home page',
};

/**
 * Specification, section 2: the fallback of last resort. It shows a status and a reference, never a
 * message or a stack, which would tell a stranger about our insides and a visitor nothing. What
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
