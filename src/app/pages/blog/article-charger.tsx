import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';
import { MoreOnAfir } from './more.tsx';
import { PaybackBars } from './payback-bars.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-charger');

export { clientLoader, loader, meta, shouldRevalidate };

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
