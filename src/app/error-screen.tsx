import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './error-screen.module.css';
import { fill } from './fill.ts';
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
 * message or a stack, which would tell a stranger about our insides and a visitor nothing.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const to = usePathTo();
  const words = useShell()?.words.error ?? WITHOUT_WORDS;
  const status = isRouteErrorResponse(error) ? ` ${error.status}` : '';
  const title = `Unexpected Application Error!${status}`;
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <main id="main">
      <title>{title}</title>
      <Section className={styles.screen}>
        <Heading level={1} size="head">
          {title}
        </Heading>
        <p className={text.lead}>{words.explanation}</p>
        <p className={text.note}>{fill(words.reference, { reference: referenceOf(error) })}</p>
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

/** The same failure always has the same reference, so two reports can be recognised as one. */
function referenceOf(error: unknown): string {
  const name = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36).toUpperCase();
}
