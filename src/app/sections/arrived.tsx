import type { ReactNode } from 'react';
import { Section, SectionTop } from '#ui/section.tsx';
import styles from './arrived.module.css';
import { Hero } from './hero.tsx';
import { type Step, Timeline } from './timeline.tsx';

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

const STANDING_ID = 'standing';

function focusTitle(standing: HTMLElement | null) {
  const title = standing?.parentElement?.querySelector('h1');
  title?.setAttribute('aria-describedby', STANDING_ID);
  title?.focus();
}

/** The whole page after something was sent: that it has arrived, and three steps on a night's price curve. */
export function Arrived({ words, standing, also, beside, children }: ArrivedProps) {
  const { hero, next } = words;
  return (
    <>
      <Hero
        title={hero.title}
        lead={
          <>
            {hero.lead} {also}
          </>
        }
        tone="night"
        ratio="7-5"
        top={
          standing && (
            <p id={STANDING_ID} ref={focusTitle} role="status" className={styles.standing}>
              <b>{standing.title}</b> {standing.text}
            </p>
          )
        }
        after={<div className="actions">{children}</div>}
      >
        {beside}
      </Hero>
      <Section>
        <SectionTop title={next.title} size="head" />
        <Timeline steps={next.steps} lay="curve" />
      </Section>
    </>
  );
}
