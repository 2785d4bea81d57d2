import { Article } from './article.tsx';

export default function TurpeArticle() {
  return <Article page="article-turpe" fleet="delivery" />;
}
