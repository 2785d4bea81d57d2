import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { DepotPicture } from '../../drawings/depot.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { Facts, Gains } from '../../sections/partner-hero.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './partners-hero.module.css';

export const FOUNDER_CALL_ID = 'contact';

interface PartnersHeroProps {
  words: WordsOf<'partners'>['hero'];
  depot: WordsOf<'partners'>['depot'];
}

export function PartnersHero({ words, depot }: PartnersHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles.hero}>
      <Column className={styles.copy}>
        <div>
          <Heading level={1} size="title" className={styles.title}>
            {words.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
        </div>
        <div className={styles.gain}>
          <Gains gains={words.gains} />
          <div className={styles.action}>
            <ActionLinks actions={[[to('partners', FOUNDER_CALL_ID), words.contact]]} />
          </div>
        </div>
        <Facts facts={words.facts} />
      </Column>
      <WholeDepot words={depot} />
    </section>
  );
}

/** Below the office, a van and the charger that is being fitted. */
const TRADE_X = [1171, 797, 1330];

function WholeDepot({ words }: { words: WordsOf<'partners'>['depot'] }) {
  return (
    <figure className={styles.site}>
      <DepotPicture crop="site" ground="paper" className={styles.picture}>
        {words.trades.map((trade, index) => (
          <text key={trade} className={styles.trade} x={TRADE_X[index]} y="452" textAnchor="middle">
            {trade}
          </text>
        ))}
      </DepotPicture>
      <figcaption className="visually-hidden">{words.summary}</figcaption>
    </figure>
  );
}
