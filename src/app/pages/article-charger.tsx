import { KNOWN_FLEETS } from '#domain/simulator/known/known-fleets.ts';
import { page } from '../page.ts';
import { Article } from '../sections/article/article.tsx';
import { PaybackBars } from '../sections/article/payback-bars.tsx';
import { usePage } from '../use-words.ts';

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
      fleet={KNOWN_FLEETS.depot}
      figures={{ calcul: <PaybackBars words={words.figure} language={language} /> }}
    />
  );
}
