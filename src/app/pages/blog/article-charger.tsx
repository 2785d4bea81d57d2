import { Article } from './article.tsx';
import { pictureParts } from './article-parts.tsx';
import { PaybackBars } from './payback-bars.tsx';

const PICTURES = pictureParts({ PaybackBars });

export default function ChargerArticle() {
  return <Article page="article-charger" fleet="depot" pictures={PICTURES} />;
}
