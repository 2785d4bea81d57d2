import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ActionLinks } from '../layout/action-links.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './solutions-hero.module.css';

interface SolutionsHeroProps {
  words: WordsOf<'solutions'>['hero'];
  /** Where on the page the button leads. */
  discoverAt: string;
  children: ReactNode;
}

export function SolutionsHero({ words, discoverAt, children }: SolutionsHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles.hero}>
      <Column className={styles.copy}>
        <Heading level={1} size="title">
          {words.title}
        </Heading>
        <div>
          <p className={text.lead}>{words.lead}</p>
          <ActionLinks actions={[[to('solutions', discoverAt), words.discover]]} />
        </div>
      </Column>
      {children}
    </section>
  );
}
