import { Fragment, type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import type { PageId } from '#domain/site/routes.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { useLinkedFold } from '../../browser/use-linked-fold.ts';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import styles from './faq-questions.module.css';

/** Keys are the addresses of categories and questions: the same in both languages. */
type FaqCategories = Readonly<
  Record<string, { name: string; questions: Readonly<Record<string, FaqEntry>> }>
>;

interface FaqEntry {
  question: string;
  /** Plain paragraphs, so that search engines and the site's own search can be given them as they are. */
  answer: readonly string[];
  /** Links, by the page they lead to. */
  more?: Readonly<Partial<Record<PageId, string>>>;
}

interface FaqQuestionsProps {
  words: { index: string; linkToQuestion: string; categories: FaqCategories };
  /** Shown when the page opens. */
  openQuestion: string;
  /** Pictures after the first paragraph of an answer, by question. */
  pictures: Readonly<Record<string, ReactNode>>;
  /** The fleet that an answer calculates with, by question. */
  fleets: Readonly<Record<string, KnownFleet>>;
}

export function FaqQuestions({ words, openQuestion, pictures, fleets }: FaqQuestionsProps) {
  useLinkedFold();
  const categories = Object.entries(words.categories);
  return (
    <Column className={styles.columns}>
      <FaqIndex label={words.index} categories={words.categories} />
      <div>
        {categories.map(([id, { name, questions }]) => (
          <section key={id} className={styles.category} aria-labelledby={id}>
            <Heading level={2} size="sub" id={id}>
              {name}
            </Heading>
            {Object.entries(questions).map(([slug, entry]) => (
              <FaqQuestion
                key={slug}
                id={slug}
                entry={entry}
                open={slug === openQuestion}
                picture={pictures[slug]}
                linkToQuestion={words.linkToQuestion}
                fleet={fleets[slug]}
              />
            ))}
          </section>
        ))}
      </div>
    </Column>
  );
}

interface FaqIndexProps {
  label: string;
  categories: FaqCategories;
}

/** The categories, how many questions each holds, and the one being read. */
function FaqIndex({ label, categories }: FaqIndexProps) {
  const to = usePathTo();
  const inView = useIdInView(Object.keys(categories));
  return (
    <nav className={styles.index} aria-label={label}>
      <ul>
        {Object.entries(categories).map(([id, { name, questions }]) => (
          <li key={id}>
            <Link to={to('faq', id)} aria-current={id === inView ? 'location' : undefined}>
              {name} <span>{Object.keys(questions).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last of the ids whose element has passed the upper third of the screen, or else the first. */
function useIdInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const list = ids.join(' ');

  useEffect(() => {
    const elements = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = elements.filter((element) => element.getBoundingClientRect().top <= line);
      setInView((passed.at(-1) ?? elements[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [list]);

  return inView;
}

interface FaqQuestionProps {
  id: string;
  entry: FaqEntry;
  open: boolean;
  picture: ReactNode;
  linkToQuestion: string;
  /** The simulator opens with the fleet that the answer calculates with. */
  fleet: KnownFleet | undefined;
}

function FaqQuestion({ id, entry, open, picture, linkToQuestion, fleet }: FaqQuestionProps) {
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
  page === 'simulator' && fleet ? linkToSimulation(fleet) : '';

/** Opening a question closes another one: if that one is above, this one would slide out at the top. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open && currentTarget.getBoundingClientRect().top < 0) {
    currentTarget.scrollIntoView();
  }
}
