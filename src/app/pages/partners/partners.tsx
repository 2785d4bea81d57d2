import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { foundingYearIsOpen } from '#domain/site/claims.ts';
import { PARTNERS_MENU } from '#domain/site/navigation.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { PARTNER_DRAWINGS } from '../../drawings/line-drawings.tsx';
import { ActionLinks, ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { KeyFigures } from '../../sections/key-figures.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { PartnerBenefits } from './partner-benefits.tsx';
import styles from './partners.module.css';
import { FOUNDER_CALL_ID, PartnersHero } from './partners-hero.tsx';

const partners = page('partners');

/** The year is loader data, so that the prerendered page and the browser agree. */
export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await partners.loader(args)),
  currentYear: Number(dayInParis(new Date()).slice(0, 4)),
});
export const clientLoader = partners.clientLoader;
export const shouldRevalidate = partners.shouldRevalidate;
export const meta = partners.meta;

export default function PartnersPage() {
  const { words } = usePage<'partners'>();
  const { currentYear } = useLoaderData<typeof loader>();
  return (
    <>
      <PartnersHero words={words.hero} depot={words.depot} />
      <PartnerBenefits words={words.benefits} />
      <PartnerSectors words={words.sectors} />
      <KeyFigures {...words.figures} />
      <FounderCall words={words.founder} currentYear={currentYear} />
    </>
  );
}

/** One row per sector, at the anchor that the partners menu links to. */
function PartnerSectors({ words }: { words: WordsOf<'partners'>['sectors'] }) {
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

interface FounderCallProps {
  words: WordsOf<'partners'>['founder'];
  currentYear: number;
}

function FounderCall({ words, currentYear }: FounderCallProps) {
  const to = usePathTo();
  const places = foundingYearIsOpen(currentYear) ? words.placesInYear : words.places;
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
