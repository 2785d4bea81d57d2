import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/depot-night.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../words-of.ts';
import { NightFigure } from './night/night-figure.tsx';
import styles from './simulator-place.module.css';

interface SimulatorPlaceProps {
  words: WordsOf<'simulator'>['place'];
  night: DepotNight;
  language: Language;
}

/** Stands where the simulator will be: its calculation, for one fleet. */
export function SimulatorPlace({ words, night, language }: SimulatorPlaceProps) {
  return (
    <section className={styles.place}>
      <Column className={styles.words}>
        <Heading level={2} size="head">
          {words.title}
        </Heading>
        <p className={text.lead}>{words.notYet}</p>
      </Column>
      <NightFigure night={night} words={words.night} language={language} onward={false} />
    </section>
  );
}
