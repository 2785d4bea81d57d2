import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { TYPICAL_NIGHT, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../../links/links.tsx';
import { depotNightFigures } from '../../sections/depot-night-figures.ts';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { NightDrawing, type ShownNight } from './night-drawing.tsx';
import { NARROW, NIGHT_HOURS, WIDE } from './night-geometry.ts';
import styles from './night-instrument.module.css';

interface NightInstrumentProps {
  /** Opens the depot in the simulator. */
  query: string;
  words: WordsOf<'home'>['night'];
  language: Language;
}

/** Two nights at the depot and a clock; without scripts, both as they stand at the departure. */
export function NightInstrument({ query, words, language }: NightInstrumentProps) {
  const to = usePathTo();
  const nights = shownNights(language);
  const figure = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (figure.current === null || slider.current === null) return;
    return startWhenSeen(figure.current, slider.current, words, language);
  }, [words, language]);
  return (
    <figure ref={figure} className={styles.instrument} data-leaving="" data-full="">
      <fieldset className={styles.nights}>
        <legend className="visually-hidden">{words.choose}</legend>
        {nights.map(({ id, figures }) => (
          <label key={id}>
            <input type="radio" name="night" value={id} defaultChecked={id === 'typical'} />
            <strong>{words[id].name}</strong> {figures.date}
          </label>
        ))}
      </fieldset>
      <div className={styles.picture}>
        {[WIDE, NARROW].map((layout) => (
          <NightDrawing
            key={layout.name}
            layout={layout}
            nights={nights}
            words={words}
            language={language}
          />
        ))}
        <input
          ref={slider}
          type="range"
          min={0}
          max={NIGHT_HOURS}
          step={0.25}
          defaultValue={NIGHT_HOURS}
          aria-label={words.hour}
          disabled
        />
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
            <Link to={`${to('simulator')}${query}`}>{words.recompute}</Link>
          </p>
        </Column>
      </figcaption>
    </figure>
  );
}

const shownNights = (language: Language): readonly ShownNight[] => [
  { id: 'typical', night: TYPICAL_NIGHT, figures: depotNightFigures(TYPICAL_NIGHT, language) },
  { id: 'v2g', night: V2G_NIGHT, figures: depotNightFigures(V2G_NIGHT, language) },
];

/** The clock is fetched once the road can be seen: until then the night stands complete. */
function startWhenSeen(
  figure: HTMLElement,
  slider: HTMLInputElement,
  words: NightInstrumentProps['words'],
  language: Language,
): () => void {
  let left = false;
  let end = () => {};
  const sight = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    // A page opened before the last release may not find it: the picture stays as it is.
    const clock = await import('./night-clock.ts').catch(() => undefined);
    if (left || clock === undefined) return;
    end = clock.startNightClock({ figure, slider, nights: shownNights(language), words, language });
  });
  sight.observe(slider);
  return () => {
    left = true;
    sight.disconnect();
    end();
  };
}
