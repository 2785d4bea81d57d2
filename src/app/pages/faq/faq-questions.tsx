import { type ToggleEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { elementsOf, type TitledText, titledTexts } from '#content/prose.ts';
import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import type { PageId } from '#domain/site/routes.ts';
import { displayText } from '#ui/display-text.ts';
import { Fold } from '#ui/fold.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { useLinkedFold } from '../../browser/use-linked-fold.ts';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import { type Parts, ProseText } from '../../sections/prose-text.tsx';
import { usePage } from '../../words/use-words.ts';
import styles from './faq-questions.module.css';

/** The categories and their questions, each with an address of its own. */
export function FaqQuestions({ parts }: { parts: Parts }) {
  useLinkedFold();
  const { words, prose } = usePage<'faq'>();
  const categories = titledTexts(prose, 'Category').map((category) => ({
    ...category,
    questions: titledTexts(category.body, 'Question'),
  }));
  return (
    <Column className={styles.columns}>
      <FaqIndex label={words.index} categories={categories} />
      <div>
        {categories.map(({ id, title, questions }) => (
          <section key={id} className={styles.category} aria-labelledby={id}>
            <Heading level={2} size="sub" id={id}>
              {title}
            </Heading>
            {questions.map((question) => (
              <FaqQuestion
                key={question.id}
                {...question}
                parts={parts}
                linkToQuestion={words.linkToQuestion}
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
  categories: readonly { id: string; title: string; questions: readonly unknown[] }[];
}

/** The categories, how many questions each holds, and the one being read. */
function FaqIndex({ label, categories }: FaqIndexProps) {
  const to = usePathTo();
  const inView = useIdInView(categories.map(({ id }) => id));
  return (
    <nav className={styles.index} aria-label={label} data-print="none">
      <ul>
        {categories.map(({ id, title, questions }) => (
          <li key={id}>
            <Link to={to('faq', id)} aria-current={id === inView ? 'location' : undefined}>
              {title} <span>{questions.length}</span>
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

interface FaqQuestionProps extends TitledText {
  parts: Parts;
  linkToQuestion: string;
}

/** Ways on to other pages stand at the end of the answer, wherever its text has them. */
function FaqQuestion({ id, title, body, props, parts, linkToQuestion }: FaqQuestionProps) {
  const to = usePathTo();
  const more = elementsOf(body, 'More');
  const answer = body.filter((one) => !more.some((link) => link === one));
  return (
    <Fold
      name="faq"
      id={id}
      title={<h3>{displayText(title)}</h3>}
      open={props.open === true}
      onToggle={keepInView}
    >
      <div className={styles.answer}>
        <ProseText parts={parts}>{answer}</ProseText>
        <div className={styles.links} data-print="none">
          <ProseText parts={{ More }}>{more}</ProseText>
          <Link to={to('faq', id)} className={styles.link}>
            {linkToQuestion}
          </Link>
        </div>
      </div>
    </Fold>
  );
}

interface MoreProps {
  page: PageId;
  /** The simulator opens with it: the one that the answer calculates with. */
  fleet?: KnownFleet;
  children: string;
}

function More({ page, fleet, children }: MoreProps) {
  const to = usePathTo();
  const query = fleet ? linkToSimulation(fleet) : '';
  return <ForwardLink to={to(page) + query}>{children}</ForwardLink>;
}

/** Opening a question closes another one: if that one is above, this one would slide out at the top. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open && currentTarget.getBoundingClientRect().top < 0) {
    currentTarget.scrollIntoView();
  }
}
