import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';
import { MoreOnCompatibility } from './more.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-afir');

export { clientLoader, loader, meta, shouldRevalidate };

export default function AfirArticle() {
  const { words, language } = usePage<'article-afir'>();
  return (
    <Article
      page="article-afir"
      words={words}
      language={language}
      pictures={{ MoreOnCompatibility }}
    />
  );
}
