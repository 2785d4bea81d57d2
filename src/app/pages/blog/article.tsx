import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import { type ArticleId, articleAfter, articleAt, changedOn } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import reading from '../../sections/reading.module.css';
import { Sources } from '../../sections/sources.tsx';
import { type ArticleWords, usePage } from '../../words/use-words.ts';
import styles from './article.module.css';

interface ArticleProps {
  page: ArticleId;
  /** Each picture that the article names; it is given the words that stand there. */
  pictures?: Pictures;
  /** The simulator opens with the fleet that the article calculates with. */
  fleet?: KnownFleet;
}

type Picture = ComponentType<{ words: never; language: Language }>;
type Pictures = Readonly<Record<string, Picture>>;

export function Article({ page, pictures = {}, fleet }: ArticleProps) {
  const { words, language } = usePage<ArticleId>();
  const { common } = words;
  const to = usePathTo();
  const simulator = `${to('simulator')}${fleet ? linkToSimulation(fleet) : ''}`;
  const sections = Object.entries(words.sections);
  return (
    <>
      <article>
        <ArticleHead page={page} words={words} language={language} />
        <Column className={reading.columns}>
          <Contents
            title={common.contents}
            sections={[
              ...sections.map(([id, { title }]) => [id, title] as const),
              ['sources', common.sources],
            ]}
          />
          <div className={`${reading.text} ${styles.text}`}>
            {sections.map(([name, section]) => (
              <ArticleSection
                key={name}
                name={name}
                words={section}
                common={common}
                sources={Object.keys(words.sources)}
                pictures={pictures}
                language={language}
              />
            ))}
            <Sources words={words.sources} title={common.sources} />
            <p className={styles.next} data-print="none">
              <span>{common.next}</span>
              <Link to={to(articleAfter(page))}>{displayText(words.next)}</Link>
            </p>
          </div>
        </Column>
      </article>
      <ClosingBand title={common.simulate.title} lead={common.simulate.lead} ground="sage">
        <ActionLinks actions={[[simulator, common.simulate.action]]} />
      </ClosingBand>
    </>
  );
}

interface HeadProps extends Pick<ArticleProps, 'page'> {
  words: ArticleWords;
  language: Language;
}

function ArticleHead({ page, words, language }: HeadProps) {
  const to = usePathTo();
  const { common, hero, topic, sections } = words;
  const dated = changedOn(page);
  const { updated } = articleAt(page);
  const date = fill(updated ? common.updated : common.published, {
    date: longDate(dated, language),
  });
  return (
    <header className={`${reading.head} ${styles.head}`}>
      <Column className={reading.columns}>
        <div className={reading.about}>
          <p>
            <Link to={to('blog')}>{common.blog}</Link> / {topic}
          </p>
          <p>
            <time dateTime={dated}>{date}</time>
          </p>
          <p>{fill(common.readingTime, { minutes: String(readingMinutes(sections)) })}</p>
        </div>
        <div>
          <Heading level={1} size="title">
            {hero.title}
          </Heading>
          <p className={`${text.lead} ${reading.lead}`}>{hero.lead}</p>
          <p className={styles.brief}>
            <b>{common.inBrief}</b> {words.inBrief}
          </p>
        </div>
      </Column>
    </header>
  );
}

interface ArticleSectionProps {
  name: string;
  words: ArticleWords['sections'][string];
  common: ArticleWords['common'];
  /** In the order they are numbered in. */
  sources: readonly string[];
  pictures: Pictures;
  language: Language;
}

function ArticleSection(props: ArticleSectionProps) {
  const { name, words, common, sources, pictures, language } = props;
  const cite = (text: string) => cited(text, sources, common.source);
  return (
    <section id={name}>
      <Heading level={2} size="sub">
        {words.title}
      </Heading>
      {words.body.map((passage) => {
        if (typeof passage === 'string') return <p key={passage}>{cite(passage)}</p>;
        if (isList(passage)) {
          return (
            <ul key={passage[0]} className={`${reading.list} ${styles.list}`}>
              {passage.map((point) => (
                <li key={point}>{cite(point)}</li>
              ))}
            </ul>
          );
        }
        return Object.entries(passage).map(([kind, of]) => {
          if (kind === 'questions') {
            return (
              <Questions key={kind} title={common.questions} questions={of as readonly string[]} />
            );
          }
          const Picture = pictures[kind];
          if (Picture === undefined) throw new Error(`The page of this article has no <${kind}>.`);
          return <Picture key={kind} words={of as never} language={language} />;
        });
      })}
    </section>
  );
}

const isList = (passage: object): passage is readonly string[] => Array.isArray(passage);

/** A checklist in a box of its own. */
function Questions({ title, questions }: { title: string; questions: readonly string[] }) {
  return (
    <div className={styles.questions}>
      <p>{title}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}

/** Keeps the number on the line of its word, and the full stop on that of the number. */
const WORD_JOINER = '\u2060';

/** '{ffe}' in a text becomes the number of that source, which leads to it. */
function cited(text: string, sources: readonly string[], label: string): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const number = String(sources.indexOf(part) + 1);
    return (
      <sup key={`${part}-${text.length}`} className={styles.cited}>
        {WORD_JOINER}
        <a href={`#source-${part}`} aria-label={fill(label, { number })}>
          {number}
        </a>
        {WORD_JOINER}
      </sup>
    );
  });
}

const WORDS_PER_MINUTE = 200;

/**
 * Minutes to read every text of a dictionary, rounded up. What a picture says, under its name as a
 * component, is looked at and not read: readingMinutes({ body: ['two words'] }) // => 1
 */
export function readingMinutes(words: unknown): number {
  return Math.max(1, Math.ceil(countWords(words) / WORDS_PER_MINUTE));
}

function countWords(words: unknown): number {
  if (typeof words === 'string') return words.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0;
  return Object.entries(words as object)
    .filter(([key]) => !/^[A-Z]/.test(key))
    .reduce((sum, [, part]) => sum + countWords(part), 0);
}

interface ContentsProps {
  title: string;
  /** By the id of the section. */
  sections: readonly (readonly [id: string, title: string])[];
}

/** What a long page holds; beside its text while one reads, where there is room. */
function Contents({ title, sections }: ContentsProps) {
  return (
    <nav className={reading.contents} aria-label={title} data-print="none">
      <p>{title}</p>
      <ol>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{displayText(name)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
