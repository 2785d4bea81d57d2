import { TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { KNOWN_FLEETS } from '#domain/simulator/known/known-fleets.ts';
import { page } from '../page.ts';
import { Article } from '../sections/article/article.tsx';
import { NightHours } from '../sections/article/night-hours.tsx';
import { NightTable } from '../sections/article/night-table.tsx';
import { usePage } from '../use-words.ts';

const article = page('article-night');
export const loader = article.loader;
export const clientLoader = article.clientLoader;
export const shouldRevalidate = article.shouldRevalidate;
export const meta = article.meta;

export default function NightArticle() {
  const { words, language } = usePage<'article-night'>();
  return (
    <Article
      page="article-night"
      words={words}
      language={language}
      fleet={KNOWN_FLEETS.depot}
      figures={{
        depot: <NightHours night={TYPICAL_NIGHT} words={words.figure} language={language} />,
        tableau: (
          <NightTable night={TYPICAL_NIGHT} words={words.figure.table} language={language} />
        ),
      }}
    />
  );
}
