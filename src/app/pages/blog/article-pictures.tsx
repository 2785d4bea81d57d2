import type { ReactNode } from 'react';
import type { ArticleId } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { chargerPayback, contractShares, publishedValues } from './article-bars.tsx';
import { afirDates, depotNight, tariffHours } from './article-hours.tsx';
import styles from './article-pictures.module.css';

export type PictureWords = WordsOf<'blog'>['pictures'];
type PictureId = keyof PictureWords;

export interface Frame {
  width: number;
  height: number;
  language: Language;
}

/** Two drawings of each, for the room it has in the list: a label keeps 12 pixels at its real size. */
const FRAMES = [
  { name: 'wide', width: 600, height: 300 },
  { name: 'narrow', width: 320, height: 190 },
] as const;

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
      {FRAMES.map(({ name, width, height }) => (
        <svg
          key={name}
          className={styles[name]}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={words[page].summary}
        >
          {draw({ width, height, language }, words)}
        </svg>
      ))}
    </div>
  );
}

export const hasPicture = (page: ArticleId): page is PictureId => page in PICTURES;

interface Picture {
  ground: 'surface' | 'sage' | 'night';
  draw: (frame: Frame, words: PictureWords) => ReactNode;
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
