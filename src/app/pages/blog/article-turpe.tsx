import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';

const article = page('article-turpe');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function TurpeArticle() {
  const { words, language } = usePage<'article-turpe'>();
  return <Article page="article-turpe" words={words} language={language} fleet="delivery" />;
}
