import { depotNight } from '#domain/simulator/depot-night.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { BenefitGroups } from '../sections/benefit-groups.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Connection } from '../sections/connection.tsx';
import { depotFigures } from '../sections/depot-figures.ts';
import { NightSteps } from '../sections/night-steps/night-steps.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const howItWorks = page('how-it-works');
export const loader = howItWorks.loader;
export const clientLoader = howItWorks.clientLoader;
export const shouldRevalidate = howItWorks.shouldRevalidate;
export const meta = howItWorks.meta;

const night = depotNight();

export default function HowItWorksPage() {
  const { words, language } = usePage<'how-it-works'>();
  const to = usePathTo();
  const { hero, benefits, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        actions={
          <ActionLinks
            actions={[
              [to('contact'), hero.contact],
              [to('simulator'), hero.simulate],
            ]}
          />
        }
      />
      <NightSteps night={night} words={words.night} language={language} />
      <Connection words={words.connection} />
      <BenefitGroups
        title={benefits.title}
        groups={[benefits.fleet, benefits.network, benefits.security]}
        figures={depotFigures(night, language)}
      />
      <ClosingBand title={closing.title} lead={closing.lead}>
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
