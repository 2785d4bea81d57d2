import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { Article } from './article.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('article-turpe');

export { clientLoader, loader, meta, shouldRevalidate };

export default function TurpeArticle() {
  const { words, language } = usePage<'article-turpe'>();
  return <Article page="article-turpe" words={words} language={language} fleet="delivery" />;
}
