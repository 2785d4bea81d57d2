import { type ReactNode, useEffect, useRef } from 'react';
import { displayEuros, number, wholeEuros } from '#content/figures.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import headingStyles from '#ui/heading.module.css';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import type { SimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './thanks.module.css';

interface ThanksProps {
  words: WordsOf<'pre-registration-thanks'>;
  language: Language;
  /** The simulation that went with the form. */
  simulation?: SimulationInThisTab | undefined;
  /** Whether the newsletter was asked for as well. */
  withLetter?: boolean;
  /** Whether it takes the place of the form that was just sent, which the reader was in. */
  takesFocus?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The whole page after a pre-registration: the visitor's own figure, and what happens when. */
export function Thanks({
  words,
  language,
  simulation,
  withLetter = false,
  takesFocus = false,
  children,
}: ThanksProps) {
  const to = usePathTo();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { hero, next } = words;
  return (
    <>
      <section className={styles.ground} data-ground="night">
        <Column className={styles.columns}>
          <div>
            <h1 ref={title} tabIndex={-1} className={headingStyles.title}>
              {displayText(hero.title)}
            </h1>
            <p className={text.lead}>
              {hero.lead} {withLetter && words.letter}
            </p>
            {!simulation && <p>{words.meanwhile}</p>}
            <div className={styles.actions}>
              <ButtonLink to={to('simulator') + (simulation?.query ?? '')} large>
                {simulation ? words.own.review : hero.simulate}
              </ButtonLink>
              {children}
            </div>
          </div>
          {simulation && <OwnFigure words={words.own} of={simulation} language={language} />}
        </Column>
      </section>
      <NextSteps title={next.title} steps={next.steps} />
    </>
  );
}

interface OwnFigureProps {
  words: WordsOf<'pre-registration-thanks'>['own'];
  of: SimulationInThisTab;
  language: Language;
}

function OwnFigure({ words, of: { data }, language }: OwnFigureProps) {
  const {
    gain_per_vehicle_year_euros: gain,
    gain_low_euros: low,
    gain_high_euros: high,
  } = data.results;
  const fleet = data.results.gain_per_year_euros;
  if (typeof gain !== 'number') return null;
  const euros = (amount: number) => wholeEuros(amount, language);
  const hasRange = typeof low === 'number' && typeof high === 'number';
  return (
    <p className={styles.own}>
      <span>{words.title}</span>
      <span className={`${text.figure} ${styles.figure}`}>{displayEuros(gain, language)}</span>
      <b>
        {hasRange ? fill(words.perWithRange, { low: euros(low), high: euros(high) }) : words.per}
      </b>
      {typeof fleet === 'number' && (
        <span>
          {fill(words.fleet, {
            gain: euros(fleet),
            vehicles: number(data.vehicles, language),
          })}
        </span>
      )}
    </p>
  );
}
