import { Article } from './article.tsx';

export default function AfirArticle() {
  return <Article page="article-afir" />;
}
