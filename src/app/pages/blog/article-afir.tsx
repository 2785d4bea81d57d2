import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';
import { MoreOnCompatibility } from './more.tsx';

const article = page('article-afir');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function AfirArticle() {
  const { words, language } = usePage<'article-afir'>();
  return (
    <Article
      page="article-afir"
      words={words}
      language={language}
      pictures={{ MoreOnCompatibility }}
    />
  );
}
