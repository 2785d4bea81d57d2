import { Fragment, type ReactNode, type ToggleEvent } from 'react';
import { Link } from 'react-router';
import type { PageId } from '#domain/routes.ts';
import { KNOWN_FLEETS, type KnownFleet } from '#domain/simulator/known/known-fleets.ts';
import { displayText } from '#ui/display-text.ts';
import { ForwardLink } from '../../layout/forward-link.tsx';
import { linkToSimulation } from '../../link-to-simulation.ts';
import { usePathTo } from '../../use-path-to.ts';
import styles from './faq-question.module.css';
import type { FaqEntry } from './faq-words.ts';

interface FaqQuestionProps {
  id: string;
  entry: FaqEntry;
  open: boolean;
  picture: ReactNode;
  linkToQuestion: string;
  /** The one that the answer reckons with: the simulator opens with it. */
  fleet: KnownFleet | undefined;
}

export function FaqQuestion({ id, entry, open, picture, linkToQuestion, fleet }: FaqQuestionProps) {
  const to = usePathTo();
  const more = Object.hasOwn(entry, 'more') ? Object.entries(entry.more ?? {}) : [];
  return (
    <details name="faq" className={styles.question} open={open} onToggle={keepInView}>
      <summary id={id}>
        <h3>{displayText(entry.question)}</h3>
      </summary>
      <div className={styles.answer}>
        {entry.answer.map((paragraph, index) => (
          <Fragment key={paragraph}>
            <p>{paragraph}</p>
            {index === 0 && picture}
          </Fragment>
        ))}
        <div className={styles.links}>
          {more.map(([page, name]) => (
            <ForwardLink key={page} to={to(page as PageId) + queryOf(page, fleet)}>
              {name}
            </ForwardLink>
          ))}
          <Link to={to('faq', id)} className={styles.link}>
            {linkToQuestion}
          </Link>
        </div>
      </div>
    </details>
  );
}

const queryOf = (page: string, fleet: KnownFleet | undefined) =>
  page === 'simulator' && fleet ? linkToSimulation(KNOWN_FLEETS[fleet]) : '';

/** Opening a question closes another: where that one stood above, this one slides out at the top. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open && currentTarget.getBoundingClientRect().top < 0) {
    currentTarget.scrollIntoView();
  }
}
