import { TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { KNOWN_FLEETS } from '#domain/simulator/known/known-fleets.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { linkToSimulation } from '../link-to-simulation.ts';
import { page } from '../page.ts';
import { ChargedDots } from '../sections/charged-dots.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { FleetCost } from '../sections/fleet-cost.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Stages } from '../sections/stages.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const fleets = page('fleets');
export const loader = fleets.loader;
export const clientLoader = fleets.clientLoader;
export const shouldRevalidate = fleets.shouldRevalidate;
export const meta = fleets.meta;

export default function FleetsPage() {
  const { words, language } = usePage<'fleets'>();
  const to = usePathTo();
  const { hero, closing } = words;
  const simulator = to('simulator') + linkToSimulation(KNOWN_FLEETS.depot);
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        under={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <ActionLinks
            actions={[
              [simulator, hero.simulate],
              [to('contact'), hero.contact],
            ]}
          />
        }
      >
        <ChargedDots words={words.dots} night={TYPICAL_NIGHT} language={language} />
      </PageHero>
      <Ledger
        words={words.benefits}
        moreTo={to('simulator') + linkToSimulation(KNOWN_FLEETS.delivery)}
      />
      <FleetCost words={words.cost} night={TYPICAL_NIGHT} language={language} />
      <Stages words={words.stages} />
      <ClosingBand title={closing.title} lead={closing.lead} ground="sage">
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
