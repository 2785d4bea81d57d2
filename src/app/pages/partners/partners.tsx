import { foundingYearIsOpen } from '#domain/site/claims.ts';
import { PARTNERS_MENU } from '#domain/site/navigation.ts';
import { Heading } from '#ui/heading.tsx';
import { Split } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { DepotPicture } from '../../drawings/depot.tsx';
import { PARTNER_DRAWINGS } from '../../drawings/line-drawings.tsx';
import { ActionLinks, ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { Cards } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { FigureSection } from '../../sections/figures.tsx';
import { Gains } from '../../sections/gain.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './partners.module.css';
import { ShareBar } from './share-bar.tsx';

const FOUNDER_CALL_ID = 'contact';

export default function PartnersPage() {
  const { words } = usePage<'partners'>();
  const to = usePathTo();
  const { hero, benefits } = words;
  const { recurring } = benefits;
  return (
    <>
      <Hero
        lay="above"
        bleed
        title={hero.title}
        lead={hero.lead}
        gain={<Gains items={hero.gains} basis={hero.basis} />}
        actions={<ActionLinks actions={[[to('partners', FOUNDER_CALL_ID), hero.contact]]} />}
        className={styles.hero}
      >
        <WholeDepot words={words.depot} />
      </Hero>
      <Section>
        <SectionTop title={benefits.title} />
        <Split ratio="7-5" align="stretch" className={styles.benefits}>
          <div>
            <Heading level={3} size="head">
              {recurring.title}
            </Heading>
            <p>{recurring.text}</p>
            <ShareBar words={recurring} />
          </div>
          <Cards items={[benefits.support, benefits.headStart]} cells="wide" />
        </Split>
      </Section>
      <PartnerSectors words={words.sectors} />
      <FigureSection {...words.figures} />
      <FounderCall words={words.founder} />
    </>
  );
}

/** Below the office, a van and the charger that is being fitted. */
const TRADE_X = [1171, 797, 1330];

function WholeDepot({ words }: { words: WordsOf<'partners'>['depot'] }) {
  return (
    <figure>
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

/** One row per sector, at the anchor that the partners menu links to. */
function PartnerSectors({ words }: { words: WordsOf<'partners'>['sectors'] }) {
  const to = usePathTo();
  return (
    <Section tone="surface">
      <SectionTop title={words.title} />
      {PARTNERS_MENU.map(({ anchor, detail }, index) => {
        const entry = words.entries[index];
        return (
          entry && (
            <article key={anchor} id={anchor} className={styles.sector}>
              <Split ratio="4-8" until={480}>
                <div className={styles.drawing}>{PARTNER_DRAWINGS[index]}</div>
                <div>
                  <Split ratio="7-5" until={820}>
                    <div>
                      <Heading level={3} size="head">
                        {entry.title}
                      </Heading>
                      <p>{entry.text}</p>
                    </div>
                    <dl>
                      <dt>{words.brings}</dt>
                      <dd>{entry.brings}</dd>
                      <dt>{words.gets}</dt>
                      <dd>{entry.gets}</dd>
                    </dl>
                  </Split>
                  <div className={`actions ${styles.actions}`}>
                    <ButtonLink to={to('contact')} quiet>
                      {entry.contact}
                    </ButtonLink>
                    <ForwardLink to={to(detail)}>{entry.more}</ForwardLink>
                  </div>
                </div>
              </Split>
            </article>
          )
        );
      })}
    </Section>
  );
}

function FounderCall({ words }: { words: WordsOf<'partners'>['founder'] }) {
  const to = usePathTo();
  const places = foundingYearIsOpen(import.meta.env.BUILT_IN_YEAR)
    ? words.placesInYear
    : words.places;
  return (
    <ClosingBand
      id={FOUNDER_CALL_ID}
      dawn={<DawnPicture name="site" />}
      title={words.title}
      lead={`${places} ${words.next}`}
    >
      <ActionLinks actions={[[to('contact'), words.contact]]} />
    </ClosingBand>
  );
}
