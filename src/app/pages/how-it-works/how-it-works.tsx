import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { TYPICAL_NIGHT, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Grid } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ConnectionTimeline } from '../../sections/connection-timeline.tsx';
import { ChangedDeparture } from '../../sections/fleet-night/fleet-night.tsx';
import { GainHero } from '../../sections/gain-hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './how-it-works.module.css';
import { depotFigures, NightSteps } from './night-steps.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('how-it-works');

export { clientLoader, loader, meta, shouldRevalidate };

export default function HowItWorksPage() {
  const { words, language } = usePage<'how-it-works'>();
  const to = usePathTo();
  const { hero, benefits, closing } = words;
  const fleetLink = (
    <Link to={`${to('simulator')}${linkToSimulation('trucks')}`}>{benefits.fleet.seeFleet}</Link>
  );
  return (
    <>
      <GainHero
        title={hero.title}
        lead={hero.lead}
        gain={hero.gain}
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
        figures={depotFigures(TYPICAL_NIGHT, language)}
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
    <Section>
      <div className={`split ${styles.columns}`}>
        <Heading level={2} size="head">
          {words.title}
        </Heading>
        <div>
          <ConnectionTimeline steps={words.steps} />
          <Grid className={styles.paragraphs}>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Grid>
          <ForwardLink to={to('faq', 'installation')}>{words.questions}</ForwardLink>
        </div>
      </div>
    </Section>
  );
}

interface BenefitWords {
  title: string;
  before: string;
  figure: string;
  condition: string;
  points: readonly { title: string; text: string }[];
}

interface BenefitGroup {
  words: BenefitWords;
  /** Leads to where the figure can be checked. */
  link?: ReactNode;
}

interface BenefitGroupsProps {
  title: string;
  groups: readonly BenefitGroup[];
  figures: Record<string, string>;
}

function BenefitGroups({ title, groups, figures }: BenefitGroupsProps) {
  const write = (words: string) => displayText(fill(words, figures));
  return (
    <Section className={styles.ground}>
      <Heading level={2} size="title">
        {title}
      </Heading>
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
