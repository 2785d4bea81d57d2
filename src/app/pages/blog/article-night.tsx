import { page } from '../../routing/page.ts';
import { Article } from './article.tsx';
import { NightHours, NightTable } from './article-night-figures.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-night');

export { clientLoader, loader, meta, shouldRevalidate };

export default function NightArticle() {
  return <Article page="article-night" fleet="depot" pictures={{ NightHours, NightTable }} />;
}
