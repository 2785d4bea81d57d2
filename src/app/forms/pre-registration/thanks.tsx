import { type ReactNode, useEffect, useId, useRef } from 'react';
import { displayEuros, number, wholeEuros } from '#content/figures.ts';
import type { Language } from '#domain/site/language.ts';
import text from '#ui/text.module.css';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { StepsOnCurve } from '../../sections/steps-on-curve.tsx';
import { ThanksBlock } from '../../sections/thanks-block.tsx';
import type { SimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './thanks.module.css';

interface ThanksProps {
  words: WordsOf<'pre-registration-thanks'>;
  language: Language;
  /** How the fleet stands; it changes when the simulation that is linked makes it a priority. */
  outcome?: { title: string; text: string } | undefined;
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
  outcome,
  simulation,
  withLetter = false,
  takesFocus = false,
  children,
}: ThanksProps) {
  const id = useId();
  const to = usePathTo();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { hero, own, next } = words;
  return (
    <>
      <ThanksBlock
        ref={title}
        title={hero.title}
        lead={withLetter ? `${hero.lead} ${words.letter}` : hero.lead}
        describedBy={outcome && id}
        kicker={
          outcome && (
            <p id={id} role="status">
              <b>{outcome.title}</b> {outcome.text}
            </p>
          )
        }
        beside={
          <div className={styles.own}>
            {simulation ? (
              <>
                <OwnFigure words={own} of={simulation} language={language} />
                <ForwardLink to={to('simulator') + simulation.query}>{own.review}</ForwardLink>
              </>
            ) : (
              <>
                <p>{words.meanwhile}</p>
                <ButtonLink to={to('simulator')} large>
                  {hero.simulate}
                </ButtonLink>
              </>
            )}
          </div>
        }
      >
        {children}
      </ThanksBlock>
      <StepsOnCurve title={next.title} steps={next.steps} />
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
    <p>
      {words.title}
      <span className={`${text.figure} ${styles.figure}`}>{displayEuros(gain, language)}</span>
      <b>
        {hasRange ? fill(words.perWithRange, { low: euros(low), high: euros(high) }) : words.per}
      </b>
      {typeof fleet === 'number' && (
        <span className={styles.fleet}>
          {fill(words.fleet, {
            gain: euros(fleet),
            vehicles: number(data.vehicles, language),
          })}
        </span>
      )}
    </p>
  );
}
