import { KNOWN_FLEETS } from '#domain/simulator/known/known-fleets.ts';
import { page } from '../page.ts';
import { Article } from '../sections/article/article.tsx';
import { PublishedValues } from '../sections/article/published-values.tsx';
import { usePage } from '../use-words.ts';

const article = page('article-value');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function ValueArticle() {
  const { words, language } = usePage<'article-value'>();
  return (
    <Article
      page="article-value"
      words={words}
      language={language}
      fleet={KNOWN_FLEETS.depot}
      figures={{ publies: <PublishedValues words={words.figure} language={language} /> }}
    />
  );
}
