import { TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { FigureLedger } from '../sections/figure-ledger.tsx';
import { ChargerUpkeep } from '../sections/installers/charger-upkeep.tsx';
import { InstallationSteps } from '../sections/installers/installation-steps.tsx';
import { MaintenanceSigns } from '../sections/installers/maintenance-signs.tsx';
import { SitePower } from '../sections/installers/site-power.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const installers = page('installers');
export const loader = installers.loader;
export const clientLoader = installers.clientLoader;
export const shouldRevalidate = installers.shouldRevalidate;
export const meta = installers.meta;

export default function InstallersPage() {
  const { words, language } = usePage<'installers'>();
  const to = usePathTo();
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        under={{ page: 'partners', name: words.crumbs.overview, here: words.crumbs.here }}
        actions={<ActionLinks actions={[[to('contact'), words.hero.contact]]} />}
      >
        <ChargerUpkeep words={words.upkeep} />
      </PageHero>
      <InstallationSteps words={words.installation} />
      <SitePower night={TYPICAL_NIGHT} words={words.optimisation} language={language} />
      <MaintenanceSigns words={words.maintenance} />
      <FigureLedger {...words.figures} />
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
      </ClosingBand>
    </>
  );
}
