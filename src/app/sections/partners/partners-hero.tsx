import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/known/depot-night.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ActionLinks } from '../../layout/action-links.tsx';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { FOUNDER_CALL_ID } from './founder-call.tsx';
import { JoiningLines } from './joining-lines.tsx';
import styles from './partners-hero.module.css';

interface PartnersHeroProps {
  words: WordsOf<'partners'>['hero'];
  curve: WordsOf<'partners'>['curve'];
  night: DepotNight;
  language: Language;
}

export function PartnersHero({ words, curve, night, language }: PartnersHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles.hero}>
      <Column className={styles.copy}>
        <Heading level={1} size="hero">
          {words.title}
        </Heading>
        <div>
          <p className={text.lead}>{words.lead}</p>
          <ActionLinks actions={[[to('partners', FOUNDER_CALL_ID), words.contact]]} />
        </div>
      </Column>
      <JoiningLines words={curve} night={night} language={language} />
    </section>
  );
}
