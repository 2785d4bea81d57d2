import { page } from '../../routing/page.ts';
import { Article } from './article.tsx';
import { MoreOnAfir } from './more.tsx';
import { PaybackBars } from './payback-bars.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-charger');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ChargerArticle() {
  return <Article page="article-charger" fleet="depot" pictures={{ PaybackBars, MoreOnAfir }} />;
}
