import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-contract');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ContractArticle() {
  const { words, language } = usePage<'article-contract'>();
  return <Article page="article-contract" words={words} language={language} />;
}
