import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';

const article = page('article-contract');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function ContractArticle() {
  const { words, language } = usePage<'article-contract'>();
  return <Article page="article-contract" words={words} language={language} />;
}
