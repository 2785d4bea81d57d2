import { useEffect, useRef } from 'react';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { startNightClock } from './night-clock.ts';
import { NightDrawing } from './night-drawing.tsx';
import { NARROW, NIGHT_HOURS, WIDE } from './night-geometry.ts';
import styles from './night-instrument.module.css';
import { shownNights } from './shown-nights.ts';

interface NightPictureProps {
  /** Begins the ids of its parts, so that two of them can stand on a page. */
  instrument: string;
  words: WordsOf<'home'>['night'];
  language: Language;
}

/** Both drawings, and the slider that lies over their road. */
export default function NightPicture({ instrument, words, language }: NightPictureProps) {
  const nights = shownNights(language);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hand = slider.current;
    const figure = hand?.closest('figure');
    if (!(hand && figure)) return;
    return startNightClock({
      figure,
      slider: hand,
      nights: shownNights(language),
      words,
      language,
    });
  }, [words, language]);
  return (
    <>
      {[WIDE, NARROW].map((layout) => (
        <NightDrawing
          key={layout.name}
          id={instrument + layout.name}
          layout={layout}
          nights={nights}
          words={words}
          language={language}
        />
      ))}
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={NIGHT_HOURS}
        step={0.25}
        defaultValue={NIGHT_HOURS}
        aria-label={words.hour}
        disabled
      />
    </>
  );
}
