import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { Section, SectionTop } from '#ui/section.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { AccountSection } from '../../sections/account.tsx';
import { Definitions } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { CostByHour } from '../../sections/cost-by-hour.tsx';
import { NightScreen } from '../../sections/fleet-night/fleet-night.tsx';
import { Gain } from '../../sections/gain.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Markets } from '../../sections/markets/markets.tsx';
import { Rows } from '../../sections/rows.tsx';
import { SplitSection } from '../../sections/split.tsx';
import { Steps } from '../../sections/steps.tsx';
import { usePage } from '../../words/use-words.ts';
import { SituationBars } from './situation-bars.tsx';

export default function FleetsPage() {
  const { words, language } = usePage<'fleets'>();
  const to = usePathTo();
  const { hero, benefits, cost, stages, closing } = words;
  const delivery = (name: string) => (
    <ForwardLink to={to('simulator') + linkToSimulation('delivery')}>{name}</ForwardLink>
  );
  const simulator = to('simulator') + linkToSimulation('depot');
  return (
    <>
      <Hero
        lay="above"
        title={hero.title}
        lead={hero.lead}
        crumbs={{ page: 'solutions', name: hero.overview, here: hero.here }}
        gain={<Gain words={hero.gain} drawn />}
        actions={
          <ActionLinks
            actions={[
              [simulator, hero.simulate],
              [to('contact'), hero.contact],
            ]}
          />
        }
      >
        <SituationBars names={hero.situations} language={language} />
        <NightScreen
          words={words.fleetNight}
          language={language}
          changeTo={to('how-it-works', 'depart-avance')}
        />
      </Hero>
      <Section>
        <SectionTop title={benefits.title} lead={benefits.lead} />
        <Rows
          items={benefits.rows.map((row) => ({
            ...row,
            link: 'more' in row && delivery(row.more),
          }))}
        />
      </Section>
      <AccountSection id="qui-paie-qui" words={words.money} />
      <SplitSection tone="night" title={cost.title} lead={cost.text} until={1180} align="end">
        <CostByHour night={TYPICAL_NIGHT} words={cost} />
      </SplitSection>
      <Markets words={words.markets} />
      <Section>
        <SectionTop title={stages.title} size="head" />
        {/* What software does works today; what needs another charger comes later. */}
        <Steps items={stages.items} today={1} />
      </Section>
      {words.references.items.length > 0 && <Definitions {...words.references} />}
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="road" />}>
        <ActionLinks
          actions={[
            [simulator, closing.simulate],
            [to('contact'), closing.contact],
          ]}
        />
      </ClosingBand>
    </>
  );
}
