import { linkToSimulation } from '../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import { GainLine } from './gain-line.tsx';
import { Hero } from './hero.tsx';

interface PageTopProps {
  title: string;
  lead: string;
  gain: WordsOf<'faq'>['gain'];
}

/** The head of a page that is read: low, so that what is read begins in the first screen. */
export function PageTop({ title, lead, gain }: PageTopProps) {
  const to = usePathTo();
  return (
    <Hero
      title={title}
      lead={lead}
      lay="low"
      gain={
        <GainLine words={gain}>
          <ForwardLink to={`${to('simulator')}${linkToSimulation('depot')}`}>
            {gain.link}
          </ForwardLink>
        </GainLine>
      }
    />
  );
}
