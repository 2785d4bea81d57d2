import { SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { displayText } from '#ui/display-text.ts';
import { Column } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { Cards } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Figures } from '../../sections/figures.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { Sectors } from './sectors.tsx';
import styles from './solutions.module.css';

const SECTORS_ID = 'metiers';

export default function SolutionsPage() {
  const { words, language } = usePage<'solutions'>();
  const to = usePathTo();
  const { hero, pillars, closing } = words;
  const { fleets, aggregators, energy } = hero.gains;
  const gains = [fleets, aggregators, energy].map((gain, index) => {
    const page = SOLUTIONS_MENU[index]?.detail ?? 'fleets';
    return { ...gain, link: <ForwardLink to={to(page)}>{gain.name}</ForwardLink> };
  });
  return (
    <>
      <Hero
        ratio="5-7"
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLinks actions={[[to('solutions', SECTORS_ID), hero.discover]]} />}
      >
        <Figures items={gains} />
      </Hero>
      <Sectors
        words={words.sectors}
        pictures={words.pictures}
        language={language}
        id={SECTORS_ID}
      />
      <Section>
        <SectionTop title={pillars.title} size="head" />
        <Cards items={pillars.items} />
      </Section>
      <SimulatorBand words={words.simulator} />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="bays" />}>
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
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
