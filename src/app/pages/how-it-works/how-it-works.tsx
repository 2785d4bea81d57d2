import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { TYPICAL_NIGHT, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Grid } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { depotNightFigures } from '../../sections/depot-night-figures.ts';
import { ChangedDeparture } from '../../sections/fleet-night/fleet-night.tsx';
import { Gain } from '../../sections/gain.tsx';
import { Hero } from '../../sections/hero.tsx';
import { SplitSection } from '../../sections/split.tsx';
import { Timeline } from '../../sections/timeline.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './how-it-works.module.css';
import { NightSteps } from './night-steps.tsx';

export default function HowItWorksPage() {
  const { words, language } = usePage<'how-it-works'>();
  const to = usePathTo();
  const { hero, benefits, closing } = words;
  const fleetLink = (
    <Link to={`${to('simulator')}${linkToSimulation('trucks')}`}>{benefits.fleet.seeFleet}</Link>
  );
  return (
    <>
      <Hero
        lay="above"
        title={hero.title}
        lead={hero.lead}
        gain={<Gain words={hero.gain} />}
        actions={
          <ActionLinks
            actions={[
              [to('contact'), hero.contact],
              [to('simulator'), hero.simulate],
            ]}
          />
        }
      />
      <NightSteps
        night={V2G_NIGHT}
        typicalNight={TYPICAL_NIGHT}
        words={words.night}
        language={language}
      />
      <Section id="depart-avance">
        <ChangedDeparture
          title={words.changed.title}
          lead={words.changed.lead}
          link={<ForwardLink to={to('fleets', 'espace-flotte')}>{words.changed.link}</ForwardLink>}
          words={words.fleetNight}
          language={language}
        />
      </Section>
      <Connection words={words.connection} />
      <BenefitGroups
        title={benefits.title}
        groups={[
          { words: benefits.fleet, link: fleetLink },
          { words: benefits.network },
          { words: benefits.security },
        ]}
        figures={depotNightFigures(TYPICAL_NIGHT, language)}
      />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="socket" />}>
        <ActionLinks
          actions={[
            [to('contact'), closing.contact],
            [to('pre-registration'), closing.register],
          ]}
        />
      </ClosingBand>
    </>
  );
}

function Connection({ words }: { words: WordsOf<'how-it-works'>['connection'] }) {
  const to = usePathTo();
  return (
    <SplitSection title={words.title} ratio="4-8">
      <div>
        <Timeline steps={words.steps} lay="row" recurring />
        <Grid className={styles.paragraphs}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Grid>
        <ForwardLink to={to('faq', 'installation')}>{words.questions}</ForwardLink>
      </div>
    </SplitSection>
  );
}

type BenefitWords = WordsOf<'how-it-works'>['benefits']['fleet' | 'network' | 'security'];

interface BenefitGroupsProps {
  title: string;
  groups: readonly {
    words: BenefitWords;
    /** Leads to where the figure can be checked. */
    link?: ReactNode;
  }[];
  figures: Record<string, string>;
}

function BenefitGroups({ title, groups, figures }: BenefitGroupsProps) {
  const write = (words: string) => displayText(fill(words, figures));
  return (
    <Section tone="surface">
      <SectionTop title={title} />
      {groups.map(({ words: group, link }) => (
        <div key={group.title} className={styles.group}>
          <Heading level={3} size="head">
            {group.title}
          </Heading>
          <div>
            <p className={styles.before}>{write(group.before)}</p>
            <p className={`${text.figure} ${styles.figure}`}>{write(group.figure)}</p>
            <p className={styles.condition}>
              {fill(group.condition, figures)} {link}
            </p>
          </div>
          <dl className={styles.points}>
            {group.points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}
