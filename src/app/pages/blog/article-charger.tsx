import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';
import { MoreOnAfir } from './more.tsx';
import { PaybackBars } from './payback-bars.tsx';

const article = page('article-charger');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function ChargerArticle() {
  const { words, language } = usePage<'article-charger'>();
  return (
    <Article
      page="article-charger"
      words={words}
      language={language}
      fleet="depot"
      pictures={{ PaybackBars, MoreOnAfir }}
    />
  );
}
