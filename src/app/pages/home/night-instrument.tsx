import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import type { Language } from '#domain/site/language.ts';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import drawing from './night-drawing.module.css';
import styles from './night-instrument.module.css';
import { shownNights } from './shown-nights.ts';

/**
 * Written into the page when the site is built; its script comes after the page's own. Should that be
 * gone with a newer release, the picture stays as it stands.
 */
const NightPicture = lazy(() =>
  import('./night-picture.tsx').catch(() => new Promise<never>(() => undefined)),
);

interface NightInstrumentProps {
  words: WordsOf<'home'>['night'];
  language: Language;
}

/** Two nights at the depot and a clock; without scripts, both as they stand at the departure. */
export function NightInstrument({ words, language }: NightInstrumentProps) {
  const instrument = useId();
  const to = usePathTo();
  const nights = shownNights(language);
  return (
    <figure className={styles.instrument} data-leaving="" data-full="">
      <fieldset className={styles.nights}>
        <legend className="visually-hidden">{words.choose}</legend>
        {nights.map(({ id, figures }) => (
          <label key={id}>
            <input type="radio" name={instrument} value={id} defaultChecked={id === 'typical'} />
            <strong>{words[id].name}</strong> {figures.date}
          </label>
        ))}
      </fieldset>
      <div className={drawing.picture}>
        <Suspense>
          <NightPicture instrument={instrument} words={words} language={language} />
        </Suspense>
      </div>
      <figcaption>
        <Column>
          <p className={text.note}>
            {nights.map(({ id, figures }) => (
              <span key={id} data-night={id}>
                <span className="visually-hidden">{fill(words[id].summary, figures)} </span>
                {fill(words[id].caption, figures)}
              </span>
            ))}{' '}
            <Link to={`${to('simulator')}${linkToSimulation('depot')}`}>{words.recompute}</Link>
          </p>
        </Column>
      </figcaption>
    </figure>
  );
}
