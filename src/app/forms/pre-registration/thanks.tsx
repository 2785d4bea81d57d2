import type { ReactNode } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { situatedGain } from '#content/gain-situation.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { Arrived } from '../../sections/arrived.tsx';
import type { SimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';
import { useLanguage, type WordsOf } from '../../words/use-words.ts';
import styles from './thanks.module.css';

interface ThanksProps {
  words: WordsOf<'pre-registration-thanks'>;
  /** How the fleet that was just sent stands; it changes when the simulation that is linked makes it a priority. */
  outcome?: { title: string; text: string } | undefined;
  /** Whether this address had registered a fleet before; sent without script, nobody here knows. */
  registration: keyof WordsOf<'pre-registration-thanks'>['hero']['lead'];
  /** The simulation that went with the form. */
  simulation?: SimulationInThisTab | undefined;
  /** Whether the newsletter was asked for as well. */
  withLetter?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The whole page after a pre-registration: the visitor's own figure, and what happens when. */
export function Thanks({
  words,
  outcome,
  registration,
  simulation,
  withLetter = false,
  children,
}: ThanksProps) {
  const to = usePathTo();
  const { hero, own, meanwhile } = words;
  return (
    <Arrived
      words={{ ...words, hero: { ...hero, lead: hero.lead[registration] } }}
      standing={outcome}
      also={withLetter && words.letter}
      beside={
        <div className={styles.own}>
          {simulation ? (
            <>
              <OwnFigure words={own} of={simulation} />
              <ForwardLink to={to('simulator') + simulation.query}>{own.review}</ForwardLink>
            </>
          ) : (
            <>
              <p>{registration === 'unknown' ? meanwhile.apart : meanwhile.joined}</p>
              <ButtonLink to={to('simulator')} large>
                {hero.simulate}
              </ButtonLink>
            </>
          )}
        </div>
      }
    >
      {children}
    </Arrived>
  );
}

interface OwnFigureProps {
  words: WordsOf<'pre-registration-thanks'>['own'];
  of: SimulationInThisTab;
}

function OwnFigure({ words, of: { data, answers, shown } }: OwnFigureProps) {
  const language = useLanguage();
  const { amount, unit, range, situation, fleet } = situatedGain(shown, answers, language);
  return (
    <p>
      {words.title}
      <span
        className={[text.figure, styles.figure, shown.span && styles.span]
          .filter(Boolean)
          .join(' ')}
      >
        {displayText(amount)}
      </span>
      <b>{`${[unit, range].filter(Boolean).join(' ')}, ${situation}`}</b>
      <span className={styles.fleet}>
        {fill(words.fleet, { gain: fleet, vehicles: number(data.vehicles, language) })}
      </span>
    </p>
  );
}
