import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { type ArticleId, articleAfter, articleAt, changedOn } from '#domain/articles.ts';
import type { Language } from '#domain/language.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { SourceId } from '#domain/sources.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import { ActionLinks } from '../../layout/action-links.tsx';
import { linkToSimulation } from '../../link-to-simulation.ts';
import { readingMinutes } from '../../reading-time.ts';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { ClosingBand } from '../closing-band.tsx';
import styles from './article.module.css';
import { ArticleSection, type SectionWords } from './article-section.tsx';
import { Sources } from './sources.tsx';

interface ArticleWords<Name extends string> {
  hero: { title: string; lead: string };
  topic: string;
  next: string;
  common: WordsOf<'articles'>['common'];
  sections: Readonly<Record<Name, SectionWords>>;
  sources: Readonly<Partial<Record<SourceId, string>>>;
}

interface ArticleProps<Name extends string> {
  page: ArticleId;
  words: ArticleWords<Name>;
  language: Language;
  /** Each stands in the section of that name, after its body. */
  figures?: NoInfer<Partial<Record<Name, ReactNode>>>;
  /** The one that the article reckons with: the simulator opens with it. */
  fleet?: FleetInputs;
}

/** One column to read, its contents at the left, what it rests on at its end. */
export function Article<Name extends string>(props: ArticleProps<Name>) {
  const { page, words, language, figures, fleet } = props;
  const { common } = words;
  const to = usePathTo();
  const simulator = `${to('simulator')}${fleet ? linkToSimulation(fleet) : ''}`;
  const sections = Object.entries<SectionWords>(words.sections);
  return (
    <>
      <article>
        <ArticleHead page={page} words={words} language={language} />
        <Column className={styles.columns}>
          <nav className={styles.contents} aria-label={common.contents} data-print="none">
            <p>{common.contents}</p>
            <ol>
              {sections.map(([name, { title }]) => (
                <li key={name}>
                  <a href={`#${name}`}>{displayText(title)}</a>
                </li>
              ))}
              <li>
                <a href="#sources">{common.sources}</a>
              </li>
            </ol>
          </nav>
          <div className={styles.text}>
            {sections.map(([name, section]) => (
              <ArticleSection
                key={name}
                name={name}
                words={section}
                common={common}
                sources={Object.keys(words.sources)}
                figure={figures?.[name as Name]}
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

type HeadProps = Pick<ArticleProps<string>, 'page' | 'words' | 'language'>;

function ArticleHead({ page, words, language }: HeadProps) {
  const to = usePathTo();
  const { common, hero, topic, sections } = words;
  const dated = changedOn(page);
  const { updated } = articleAt(page);
  const date = fill(updated ? common.updated : common.published, {
    date: longDate(dated, language),
  });
  return (
    <header className={styles.head}>
      <Column className={styles.columns}>
        <div className={styles.about}>
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
          <p className={`${text.lead} ${styles.lead}`}>{hero.lead}</p>
        </div>
      </Column>
    </header>
  );
}
