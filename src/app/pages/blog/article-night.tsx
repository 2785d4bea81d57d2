import { Article } from './article.tsx';
import { NightHours, NightTable } from './article-night-figures.tsx';
import { pictureParts } from './article-parts.tsx';

const PICTURES = pictureParts({ NightHours, NightTable });

export default function NightArticle() {
  return <Article page="article-night" fleet="depot" pictures={PICTURES} />;
}
