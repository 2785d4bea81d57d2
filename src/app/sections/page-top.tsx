import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import { GainLine } from './gain-line.tsx';
import styles from './page-top.module.css';

interface PageTopProps {
  title: string;
  lead: string;
  gain: WordsOf<'faq'>['gain'];
}

/** The head of a page that is read: low, so that what is read begins in the first screen. */
export function PageTop({ title, lead, gain }: PageTopProps) {
  const to = usePathTo();
  return (
    <Column>
      <div className={`split ${styles.top}`}>
        <div>
          <Heading level={1} size="title">
            {title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        </div>
        <GainLine words={gain}>
          <ForwardLink to={`${to('simulator')}${linkToSimulation('depot')}`}>
            {gain.link}
          </ForwardLink>
        </GainLine>
      </div>
    </Column>
  );
}
