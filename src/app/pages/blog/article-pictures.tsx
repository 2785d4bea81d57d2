import type { ReactNode } from 'react';
import type { ArticleId } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import { type Frame, Plot } from '#ui/charts/plot.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import { chargerPayback, contractShares, publishedValues } from './article-bars.tsx';
import { afirDates, depotNight, tariffHours } from './article-hours.tsx';
import styles from './blog.module.css';

export type PictureWords = WordsOf<'blog'>['pictures'];
type PictureId = keyof PictureWords;

const HEIGHT = { wide: 320, narrow: 208 };

/** What an article says, as a small picture from the figures that stand in it. */
export function ArticlePicture(props: {
  page: ArticleId;
  words: PictureWords;
  language: Language;
}) {
  const { page, words, language } = props;
  if (!hasPicture(page)) return null;
  const { ground, draw } = PICTURES[page];
  return (
    <div className={styles[ground]} data-ground={ground === 'night' ? 'night' : undefined}>
      <Plot height={HEIGHT} summary={words[page].summary}>
        {(frame) => draw(frame, words, language)}
      </Plot>
    </div>
  );
}

export const hasPicture = (page: ArticleId): page is PictureId => page in PICTURES;

interface Picture {
  ground: 'surface' | 'sage' | 'night';
  draw: (frame: Frame, words: PictureWords, language: Language) => ReactNode;
}

/** An article that is not named here stands in the list without a picture. */
const PICTURES: Record<PictureId, Picture> = {
  'article-afir': { ground: 'sage', draw: afirDates },
  'article-turpe': { ground: 'surface', draw: tariffHours },
  'article-contract': { ground: 'sage', draw: contractShares },
  'article-night': { ground: 'night', draw: depotNight },
  'article-charger': { ground: 'surface', draw: chargerPayback },
  'article-value': { ground: 'sage', draw: publishedValues },
};
