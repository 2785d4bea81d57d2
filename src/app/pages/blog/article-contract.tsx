import { Article } from './article.tsx';

export default function ContractArticle() {
  return <Article page="article-contract" />;
}
