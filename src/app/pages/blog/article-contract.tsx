import { page } from '../../routing/page.ts';
import { Article } from './article.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-contract');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ContractArticle() {
  return <Article page="article-contract" />;
}
