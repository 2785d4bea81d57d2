import { ActionLinks } from '../../layout/action-links.tsx';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { PageHero } from '../page-hero.tsx';
import { AnnotatedVan } from './annotated-van.tsx';
import styles from './manufacturers-hero.module.css';

interface ManufacturersHeroProps {
  words: WordsOf<'manufacturers'>['hero'];
  crumbs: WordsOf<'manufacturers'>['crumbs'];
  van: WordsOf<'manufacturers'>['van'];
}

export function ManufacturersHero({ words, crumbs, van }: ManufacturersHeroProps) {
  const to = usePathTo();
  return (
    <div className={styles.hero}>
      <PageHero
        title={words.title}
        lead={words.lead}
        ground="night"
        under={{ page: 'partners', name: crumbs.overview, here: crumbs.here }}
        actions={<ActionLinks actions={[[to('contact'), words.contact]]} />}
      >
        <AnnotatedVan words={van} />
      </PageHero>
    </div>
  );
}
