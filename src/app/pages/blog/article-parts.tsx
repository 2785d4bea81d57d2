import type { ComponentType, ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import type { PartName } from '#content/prose.ts';
import type { ArticleId } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import type { PageId } from '#domain/site/routes.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import type { Parts } from '../../sections/prose-text.tsx';
import { usePage } from '../../words/use-words.ts';
import styles from './article.module.css';

type Picture = ComponentType<{ words: never; language: Language }>;

/** Pictures for an article's text: what stands at their name there are their words. */
export const pictureParts = (pictures: Readonly<Partial<Record<PartName, Picture>>>): Parts =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, Picture]) => [
      name,
      (words: never) => {
        const { language } = usePage<ArticleId>();
        return <Picture words={words} language={language} />;
      },
    ]),
  );

/** Keeps the number on the line of its word, and the full stop on that of the number. */
const WORD_JOINER = '\u2060';

/** The number of a source, which leads to it. */
function Cite({ id, number }: { id: string; number: string }) {
  const { words } = usePage<ArticleId>();
  return (
    <sup className={styles.cited}>
      {WORD_JOINER}
      <a href={`#source-${id}`} aria-label={fill(words.common.source, { number })}>
        {number}
      </a>
      {WORD_JOINER}
    </sup>
  );
}

/** A checklist in a box of its own. */
function Questions({ children }: { children: ReactNode }) {
  const { words } = usePage<ArticleId>();
  return (
    <div className={styles.questions}>
      <p>{words.common.questions}</p>
      {children}
    </div>
  );
}

/** A way on to another page of ours. */
function More({ page, children }: { page: PageId; children: string }) {
  const to = usePathTo();
  return (
    <p data-print="none">
      <ForwardLink to={to(page)}>{children}</ForwardLink>
    </p>
  );
}

/** What every article may show. */
export const ARTICLE_PARTS: Parts = { Cite, Questions, More };
