import { page } from '../../routing/page.ts';
import { Article } from './article.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-turpe');

export { clientLoader, loader, meta, shouldRevalidate };

export default function TurpeArticle() {
  return <Article page="article-turpe" fleet="delivery" />;
}
