import { depotNight } from '#domain/simulator/depot-night.ts';
import { ButtonLink } from '../layout/button-link.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { NightCosts } from '../sections/night-costs.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SimulatorPlace } from '../sections/simulator-place.tsx';
import { SimulatorTrust } from '../sections/simulator-trust.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const simulator = page('simulator');
export const loader = simulator.loader;
export const clientLoader = simulator.clientLoader;
export const shouldRevalidate = simulator.shouldRevalidate;
export const meta = simulator.meta;

const night = depotNight();

export default function SimulatorPage() {
  const { words, language } = usePage<'simulator'>();
  const to = usePathTo();
  return (
    <>
      <PageHero title={words.hero.title} lead={words.hero.lead} />
      <SimulatorPlace words={words.place} night={night} language={language} />
      <NightCosts words={words.costs} night={night} language={language} />
      <SimulatorTrust words={words.trust} />
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ButtonLink to={to('pre-registration')} large>
          {words.closing.register}
        </ButtonLink>
        <ButtonLink to={to('contact')} large quiet>
          {words.closing.contact}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
