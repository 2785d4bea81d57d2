import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Split } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { AccountSection } from '../../sections/account.tsx';
import { Definitions } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Figures } from '../../sections/figures.tsx';
import { PartnerHero } from '../../sections/partner-hero.tsx';
import { SplitSection } from '../../sections/split.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { AnnotatedVan } from './annotated-van.tsx';
import styles from './manufacturers.module.css';

export default function ManufacturersPage() {
  const { words } = usePage<'manufacturers'>();
  const to = usePathTo();
  const { value, closing } = words;
  return (
    <>
      <PartnerHero words={words.hero} crumbs={words.crumbs}>
        <AnnotatedVan words={words.van} />
      </PartnerHero>
      <SplitSection
        title={value.title}
        ratio="6-6"
        align="end"
        under={
          <>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(value.figure)}</p>
            <p className={styles.per}>{value.per}</p>
            <Heading level={3} size="sub">
              {value.conditionTitle}
            </Heading>
            <p className={text.note}>{value.condition}</p>
          </>
        }
      >
        <Figures items={value.items} />
      </SplitSection>
      <DataExchange words={words.exchange} />
      <AccountSection words={words.earnings} />
      <Definitions {...words.services} />
      <ClosingBand title={closing.title} lead={closing.lead} ground="sage">
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
  );
}

/** Data sent, data received, and data that never leaves the vehicle. */
function DataExchange({ words }: { words: WordsOf<'manufacturers'>['exchange'] }) {
  return (
    <Section tone="surface">
      <SectionTop title={words.title} lead={words.lead} />
      <dl className={styles.rows}>
        {words.rows.map(({ name, text: items }, index) => (
          <Split key={name} until={480} align="center">
            <dt>
              {displayText(name)}
              <Direction kind={DIRECTIONS[index] ?? 'kept'} />
            </dt>
            <dd>{items}</dd>
          </Split>
        ))}
      </dl>
    </Section>
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
