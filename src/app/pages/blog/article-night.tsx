import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';
import { NightHours, NightTable } from './article-night-figures.tsx';

const article = page('article-night');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function NightArticle() {
  const { words, language } = usePage<'article-night'>();
  return (
    <Article
      page="article-night"
      words={words}
      language={language}
      fleet="depot"
      pictures={{ NightHours, NightTable }}
    />
  );
}
