import { page } from '../../routing/page.ts';
import { MarketTable } from '../../sections/markets/markets.tsx';
import { PublishedValues } from '../../sections/published-values.tsx';
import { Article } from './article.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-value');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ValueArticle() {
  return <Article page="article-value" fleet="depot" pictures={{ PublishedValues, MarketTable }} />;
}
