import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { FEED_KINDS, feedPath, NEWEST_FIRST } from '#domain/site/articles.ts';
import { displayText } from '#ui/display-text.ts';
import { Section } from '#ui/section.tsx';
import { usePathTo } from '../../links/links.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { ArticlePicture } from './article-pictures.tsx';
import styles from './blog.module.css';

const FEED_NAMES = { rss: 'RSS', atom: 'Atom' } as const;

export default function BlogPage() {
  const { words } = usePage<'blog'>();
  return (
    <>
      <Hero {...words.hero} lay="low" />
      <ArticleList />
    </>
  );
}

function ArticleList() {
  const { words, language } = usePage<'blog'>();
  const to = usePathTo();
  return (
    <Section className={styles.section}>
      <ul className={styles.list}>
        {NEWEST_FIRST.map(({ page, published, topic }) => (
          <li key={page}>
            <ArticlePicture page={page} words={words.pictures} language={language} />
            <div>
              <p className={styles.about}>
                <span>{words.topics[topic]}</span>
                <time dateTime={published}>{longDate(published, language)}</time>
              </p>
              <h2>
                <Link to={to(page)}>{displayText(words.titles[page].title)}</Link>
              </h2>
              <p className={styles.lead}>{words.titles[page].lead}</p>
              <p className={styles.read} aria-hidden data-print="none">
                {words.read} ›
              </p>
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
