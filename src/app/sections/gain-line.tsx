import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import styles from './gain-line.module.css';

export type GainWords = WordsOf<'faq'>['gain'];

interface GainLineProps {
  words: GainWords;
  /** Whether it leads to that fleet in the simulator: not beside a form, which is what to do there. */
  leadsOn?: boolean;
}

/** What the depot of the home page keeps, against what and how surely, in little room. */
export function GainLine({ words, leadsOn = false }: GainLineProps) {
  const to = usePathTo();
  return (
    <div className={styles.gain}>
      <p className={styles.sum}>
        <span className={text.figure}>{displayText(words.figure)}</span> {words.per}
      </p>
      <p className={styles.condition}>{words.condition}</p>
      {leadsOn && (
        <ForwardLink to={`${to('simulator')}${linkToSimulation(KNOWN_FLEETS.depot)}`}>
          {words.link}
        </ForwardLink>
      )}
    </div>
  );
}
