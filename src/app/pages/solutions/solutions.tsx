import type { ReactNode } from 'react';
import { activationSteps } from '#domain/illustrations/activation.ts';
import { PORTFOLIO_NIGHT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column, Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { LoadShapes } from './load-shapes.tsx';
import { Sectors } from './sectors.tsx';
import styles from './solutions.module.css';

const solutions = page('solutions');
export const loader = solutions.loader;
export const clientLoader = solutions.clientLoader;
export const shouldRevalidate = solutions.shouldRevalidate;
export const meta = solutions.meta;

const steps = activationSteps();

export default function SolutionsPage() {
  const { words, language } = usePage<'solutions'>();
  const to = usePathTo();
  const { closing } = words;
  return (
    <>
      <SolutionsHero words={words.hero} discoverAt="reperes">
        <LoadShapes
          words={words.loads}
          night={TYPICAL_NIGHT}
          steps={steps}
          portfolio={PORTFOLIO_NIGHT}
          language={language}
        />
      </SolutionsHero>
      <Pillars words={words.pillars} id="reperes" />
      <Sectors words={words.sectors} />
      <SimulatorBand words={words.simulator} />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="bays" />}>
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
  );
}

interface SolutionsHeroProps {
  words: WordsOf<'solutions'>['hero'];
  /** Where on the page the button leads. */
  discoverAt: string;
  children: ReactNode;
}

function SolutionsHero({ words, discoverAt, children }: SolutionsHeroProps) {
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

interface PillarsProps {
  words: WordsOf<'solutions'>['pillars'];
  id: string;
}

function Pillars({ words, id }: PillarsProps) {
  return (
    <Section id={id}>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <ul className={styles.pillars}>
        {words.items.map((pillar) => (
          <li key={pillar.title}>
            <Heading level={3} size="head">
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
