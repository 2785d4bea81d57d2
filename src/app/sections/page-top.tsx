import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import styles from './page-top.module.css';

interface PageTopProps {
  title: string;
  lead: string;
  gain: GainWords;
}

/** The head of a page that is read: low, so that what is read begins in the first screen. */
export function PageTop({ title, lead, gain }: PageTopProps) {
  return (
    <Column>
      <div className={styles.top}>
        <div>
          <Heading level={1} size="title">
            {title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        </div>
        <GainLine words={gain} />
      </div>
    </Column>
  );
}

type GainWords = WordsOf<'faq'>['gain'];

/** What the depot of the home page keeps, with its range, and the way to one's own figure. */
function GainLine({ words }: { words: GainWords }) {
  const to = usePathTo();
  return (
    <div className={styles.gain}>
      <p className={styles.sum}>
        <span className={text.figure}>{displayText(words.figure)}</span> {words.unit}
      </p>
      <p className={styles.basis}>{words.basis}</p>
      <ForwardLink to={`${to('simulator')}${linkToSimulation(KNOWN_FLEETS.depot)}`}>
        {words.link}
      </ForwardLink>
    </div>
  );
}
