import { PARTNERS_MENU } from '#domain/navigation.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { PARTNER_DRAWINGS } from '../../drawings/menu-drawings.tsx';
import { ButtonLink } from '../../layout/button-link.tsx';
import { ForwardLink } from '../../layout/forward-link.tsx';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './partner-sectors.module.css';

/** Where the partners menu leads: one row per trade, each at its own anchor. */
export function PartnerSectors({ words }: { words: WordsOf<'partners'>['sectors'] }) {
  const to = usePathTo();
  return (
    <section className={styles.sectors}>
      <Column>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        {PARTNERS_MENU.map(({ anchor, detail }, index) => {
          const entry = words.entries[index];
          return (
            entry && (
              <article key={anchor} id={anchor} className={styles.sector}>
                <div className={styles.drawing}>{PARTNER_DRAWINGS[index]}</div>
                <div className={styles.copy}>
                  <Heading level={3} size="head">
                    {entry.title}
                  </Heading>
                  <p>{entry.text}</p>
                </div>
                <dl className={styles.terms}>
                  <dt>{words.brings}</dt>
                  <dd>{entry.brings}</dd>
                  <dt>{words.gets}</dt>
                  <dd>{entry.gets}</dd>
                </dl>
                <div className={styles.actions}>
                  <ButtonLink to={to('contact')} quiet>
                    {entry.contact}
                  </ButtonLink>
                  <ForwardLink to={to(detail)}>{entry.more}</ForwardLink>
                </div>
              </article>
            )
          );
        })}
      </Column>
    </section>
  );
}
