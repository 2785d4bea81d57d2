import type { ReactNode } from 'react';
import { ActionLinks, usePathTo } from '../links/links.tsx';
import { Gains } from './gain.tsx';
import { Hero } from './hero.tsx';

interface PartnerHeroProps {
  words: {
    title: string;
    lead: string;
    gains: readonly { figure: string; name: string }[];
    basis: string;
    contact: string;
  };
  crumbs: { overview: string; here: string };
  /** The page's own picture. */
  children: ReactNode;
}

/** What is offered to a partner, what it brings, against what and how surely. */
export function PartnerHero({ words, crumbs, children }: PartnerHeroProps) {
  const to = usePathTo();
  return (
    <Hero
      title={words.title}
      lead={words.lead}
      crumbs={{ page: 'partners', name: crumbs.overview, here: crumbs.here }}
      gain={<Gains items={words.gains} basis={words.basis} />}
      actions={<ActionLinks actions={[[to('contact'), words.contact]]} />}
    >
      {children}
    </Hero>
  );
}
