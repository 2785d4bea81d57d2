import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import headingStyles from '#ui/heading.module.css';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import styles from './arrived.module.css';
import curve from './steps-on-curve.module.css';

interface ArrivedProps {
  words: {
    hero: { title: string; lead: string };
    next: { title: string; steps: readonly Step[] };
  };
  /** Above the heading, which takes the focus with it: this replaces a form that the reader was in. */
  standing?: { title: string; text: string } | undefined;
  /** Added to the lead. */
  also?: string | false;
  beside?: ReactNode;
  /** Ways on. */
  children: ReactNode;
}

interface Step {
  when: string;
  name: string;
  text: string;
  /** To a page outside this site. */
  link?: { label: string; href: string };
}

const STANDING_ID = 'standing';

const focus = (title: HTMLElement | null) => title?.focus();

/** The whole page after something was sent: that it has arrived, and three steps on a night's price curve. */
export function Arrived({ words, standing, also, beside, children }: ArrivedProps) {
  const { hero, next } = words;
  return (
    <>
      <section className={styles.ground} data-ground="night">
        <Column className={styles.columns}>
          <div>
            {standing && (
              <p id={STANDING_ID} role="status" className={styles.standing}>
                <b>{standing.title}</b> {standing.text}
              </p>
            )}
            <h1
              ref={standing && focus}
              tabIndex={-1}
              aria-describedby={standing && STANDING_ID}
              className={`${headingStyles.title} ${styles.title}`}
            >
              {displayText(hero.title)}
            </h1>
            <p className={text.lead}>
              {hero.lead} {also}
            </p>
          </div>
          {beside && <div className={styles.beside}>{beside}</div>}
          <div className="actions">{children}</div>
        </Column>
      </section>
      <section className={curve.ground}>
        <Column>
          <h2 className={`${headingStyles.head} ${curve.title}`}>{displayText(next.title)}</h2>
          <ol className={curve.steps}>
            {next.steps.map((step) => (
              <li key={step.name}>
                <span>{step.when}</span>
                <h3>{step.name}</h3>
                <p>{step.text}</p>
                {'link' in step && step.link && (
                  <a href={step.link.href} className={buttonClass({})}>
                    {step.link.label}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </Column>
      </section>
    </>
  );
}
