import { Link } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/known/depot-night.ts';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './night-figure.module.css';
import { MEDIUM, NARROW, WIDE } from './night-layouts.ts';
import { NightPicture } from './night-picture.tsx';
import { nightFigures, nightLabelTexts } from './night-texts.ts';

interface NightFigureProps {
  night: DepotNight;
  /** Opens the depot in the simulator. */
  query: string;
  words: WordsOf<'home'>['night'];
  language: Language;
}

/** A night at the depot: the drawing that is the brand. */
export function NightFigure({ night, query, words, language }: NightFigureProps) {
  const to = usePathTo();
  const figures = nightFigures(night, language);
  const texts = nightLabelTexts(night, words, language);
  const summary = fill(words.summary, figures);
  return (
    <figure className={styles.figure}>
      {[WIDE, MEDIUM, NARROW].map((layout) => (
        <NightPicture
          key={layout.name}
          night={night}
          layout={layout}
          texts={texts}
          summary={summary}
        />
      ))}
      <figcaption>
        <Column>
          <p className={text.note}>
            {fill(words.caption, figures)}{' '}
            <Link to={`${to('simulator')}${query}`}>{words.recompute}</Link>
          </p>
        </Column>
      </figcaption>
    </figure>
  );
}
