import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Definitions } from '../../sections/definitions.tsx';
import { KeyFigureList } from '../../sections/key-figures.tsx';
import { MoneySection } from '../../sections/money-section.tsx';
import { PartnerHero } from '../../sections/partner-hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { AnnotatedVan } from './annotated-van.tsx';
import styles from './manufacturers.module.css';

const { loader, clientLoader, shouldRevalidate, meta } = page('manufacturers');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ManufacturersPage() {
  const { words } = usePage<'manufacturers'>();
  const to = usePathTo();
  return (
    <>
      <PartnerHero words={words.hero} crumbs={words.crumbs}>
        <AnnotatedVan words={words.van} />
      </PartnerHero>
      <ProgrammeValue words={words.value} />
      <DataExchange words={words.exchange} />
      <MoneySection words={words.earnings} />
      <Definitions {...words.services} />
      <ClosingBand
        title={words.closing.title}
        lead={words.closing.lead}
        dawn={<DawnPicture name="van" />}
      >
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
      </ClosingBand>
    </>
  );
}

function ProgrammeValue({ words }: { words: WordsOf<'manufacturers'>['value'] }) {
  return (
    <Section>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <div className={`split ${styles.columns}`}>
        <div className={`split-to-820 ${styles.value}`}>
          <div>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(words.figure)}</p>
            <p className={styles.per}>{words.per}</p>
          </div>
          <div className={styles.condition}>
            <Heading level={3} size="sub">
              {words.conditionTitle}
            </Heading>
            <p>{words.condition}</p>
          </div>
        </div>
        <KeyFigureList items={words.items} />
      </div>
    </Section>
  );
}

/** Data sent, data received, and data that never leaves the vehicle. */
function DataExchange({ words }: { words: WordsOf<'manufacturers'>['exchange'] }) {
  return (
    <section className={styles.exchange}>
      <Column>
        <SectionTop title={words.title} lead={words.lead} />
        <dl className={styles.rows}>
          {words.rows.map(({ name, text: items }, index) => (
            <div key={name} className="split-to-820">
              <dt>
                {displayText(name)}
                <Direction kind={DIRECTIONS[index] ?? 'kept'} />
              </dt>
              <dd>{items}</dd>
            </div>
          ))}
        </dl>
      </Column>
    </section>
  );
}

const DIRECTIONS = ['out', 'in', 'kept'] as const;

const ARROWS = {
  out: 'M2 12H116M106 4l11 8-11 8',
  in: 'M118 12H4M14 4L3 12l11 8',
  kept: 'M2 12H86M88 2v20',
};

function Direction({ kind }: { kind: keyof typeof ARROWS }) {
  return (
    <svg className={styles[kind]} viewBox="0 0 120 24" aria-hidden="true">
      <path d={ARROWS[kind]} />
    </svg>
  );
}
