import { page } from '../../routing/page.ts';
import { MarketTable } from '../../sections/markets/markets.tsx';
import { PublishedValues } from '../../sections/published-values.tsx';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-value');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ValueArticle() {
  const { words, language } = usePage<'article-value'>();
  return (
    <Article
      page="article-value"
      words={words}
      language={language}
      fleet="depot"
      pictures={{ PublishedValues, MarketTable }}
    />
  );
}
