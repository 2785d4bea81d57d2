import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { NEWEST_FIRST } from '#domain/articles.ts';
import { FEED_KINDS, feedPath } from '#domain/feeds.ts';
import type { Language } from '#domain/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Section } from '#ui/section.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './article-list.module.css';

interface ArticleListProps {
  words: WordsOf<'blog'>;
  language: Language;
}

const FEED_NAMES = { rss: 'RSS', atom: 'Atom' } as const;

/** Newest first, the first one larger; and where to follow what comes. */
export function ArticleList({ words, language }: ArticleListProps) {
  const to = usePathTo();
  return (
    <Section className={styles.section}>
      <ul className={styles.list}>
        {NEWEST_FIRST.map(({ page, published, topic }) => (
          <li key={page}>
            <p className={styles.about}>
              <time dateTime={published}>{longDate(published, language)}</time>
              <span>{words.topics[topic]}</span>
            </p>
            <div>
              <h2>
                <Link to={to(page)}>{displayText(words.titles[page].title)}</Link>
              </h2>
              <p>{words.titles[page].lead}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.feeds} data-print="none">
        {words.feeds}
        {FEED_KINDS.map((kind) => (
          <a key={kind} href={feedPath(kind, language)}>
            {FEED_NAMES[kind]}
          </a>
        ))}
      </p>
    </Section>
  );
}
