import { page } from '../../routing/page.ts';
import { Article } from './article.tsx';
import { MoreOnCompatibility } from './more.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-afir');

export { clientLoader, loader, meta, shouldRevalidate };

export default function AfirArticle() {
  return <Article page="article-afir" pictures={{ MoreOnCompatibility }} />;
}
