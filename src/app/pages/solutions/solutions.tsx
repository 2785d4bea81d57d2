import { SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { Sectors } from './sectors.tsx';
import styles from './solutions.module.css';

const { loader, clientLoader, shouldRevalidate, meta } = page('solutions');

export { clientLoader, loader, meta, shouldRevalidate };

const SECTORS_ID = 'metiers';

export default function SolutionsPage() {
  const { words, language } = usePage<'solutions'>();
  const to = usePathTo();
  const { closing } = words;
  return (
    <>
      <SolutionsHero words={words.hero} />
      <Sectors
        words={words.sectors}
        pictures={words.pictures}
        language={language}
        id={SECTORS_ID}
      />
      <Pillars words={words.pillars} />
      <SimulatorBand words={words.simulator} />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="bays" />}>
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
  );
}

/** What each of the three gains, as a ledger beside the title. */
function SolutionsHero({ words }: { words: WordsOf<'solutions'>['hero'] }) {
  const to = usePathTo();
  const gains = [words.gains.fleets, words.gains.aggregators, words.gains.energy];
  return (
    <Column className={styles.hero}>
      <div className={styles.copy}>
        <Heading level={1} size="title">
          {words.title}
        </Heading>
        <p className={text.lead}>{words.lead}</p>
      </div>
      <ul className={styles.gains}>
        {SOLUTIONS_MENU.map(({ anchor, detail }, index) => {
          const { name, figure, basis } = gains[index] ?? words.gains.fleets;
          return (
            <li key={anchor}>
              <p className={`${text.figure} ${styles.figure}`}>{displayText(figure)}</p>
              <div>
                <ForwardLink to={to(detail)}>{name}</ForwardLink>
                <p className={styles.basis}>{basis}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.action}>
        <ActionLinks actions={[[to('solutions', SECTORS_ID), words.discover]]} />
      </div>
    </Column>
  );
}

function Pillars({ words }: { words: WordsOf<'solutions'>['pillars'] }) {
  return (
    <Section>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <ul className={styles.pillars}>
        {words.items.map((pillar) => (
          <li key={pillar.title}>
            <Heading level={3} size="sub">
              {pillar.title}
            </Heading>
            <p>{pillar.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SimulatorBand({ words }: { words: { text: string; link: string } }) {
  const to = usePathTo();
  return (
    <Column className={styles.band}>
      <p>{displayText(words.text)}</p>
      <ForwardLink to={to('simulator')}>{words.link}</ForwardLink>
    </Column>
  );
}
