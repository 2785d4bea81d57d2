import { chargedVehicles } from '#domain/simulator/charged-vehicles.ts';
import { depotNight } from '#domain/simulator/depot-night.ts';
import { ButtonLink } from '../layout/button-link.tsx';
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

const night = depotNight();
const charged = chargedVehicles(night);

export default function FleetsPage() {
  const { words, language } = usePage<'fleets'>();
  const to = usePathTo();
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        under={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <>
            <ButtonLink to={to('simulator')} large>
              {hero.simulate}
            </ButtonLink>
            <ButtonLink to={to('contact')} large quiet>
              {hero.contact}
            </ButtonLink>
          </>
        }
      >
        <ChargedDots words={words.dots} charged={charged} language={language} />
      </PageHero>
      <Ledger words={words.benefits} />
      <FleetCost words={words.cost} night={night} language={language} />
      <Stages words={words.stages} />
      <ClosingBand title={closing.title} lead={closing.lead} ground="sage">
        <ButtonLink to={to('simulator')} large>
          {closing.simulate}
        </ButtonLink>
        <ButtonLink to={to('contact')} large quiet>
          {closing.contact}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
