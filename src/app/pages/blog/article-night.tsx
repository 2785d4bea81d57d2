import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';
import { NightHours, NightTable } from './article-night-figures.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-night');

export { clientLoader, loader, meta, shouldRevalidate };

export default function NightArticle() {
  const { words, language } = usePage<'article-night'>();
  return (
    <Article
      page="article-night"
      words={words}
      language={language}
      fleet="depot"
      pictures={{ NightHours, NightTable }}
    />
  );
}
