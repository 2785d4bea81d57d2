import { MarketTable } from '../../sections/markets/markets.tsx';
import { PublishedValues } from '../../sections/published-values.tsx';
import { Article } from './article.tsx';
import { pictureParts } from './article-parts.tsx';

const PICTURES = pictureParts({ PublishedValues, MarketTable });

export default function ValueArticle() {
  return <Article page="article-value" fleet="depot" pictures={PICTURES} />;
}
