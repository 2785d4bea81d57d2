import { Link } from 'react-router';
import { TYPICAL_NIGHT, V2G_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { BenefitGroups } from '../sections/benefit-groups.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Connection } from '../sections/connection.tsx';
import { depotFigures } from '../sections/depot-figures.ts';
import { namedFleets } from '../sections/named-fleets.ts';
import { NightSteps } from '../sections/night-steps/night-steps.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const howItWorks = page('how-it-works');
export const loader = howItWorks.loader;
export const clientLoader = howItWorks.clientLoader;
export const shouldRevalidate = howItWorks.shouldRevalidate;
export const meta = howItWorks.meta;

export default function HowItWorksPage() {
  const { words, language } = usePage<'how-it-works'>();
  const to = usePathTo();
  const { hero, benefits, closing } = words;
  const { largeVans } = namedFleets(language);
  const fleetLink = (
    <Link to={`${to('simulator')}${largeVans.query}`}>{benefits.fleet.seeFleet}</Link>
  );
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
      <NightSteps
        night={V2G_NIGHT}
        typicalNight={TYPICAL_NIGHT}
        words={words.night}
        language={language}
      />
      <Connection words={words.connection} />
      <BenefitGroups
        title={benefits.title}
        groups={[
          { words: benefits.fleet, link: fleetLink },
          { words: benefits.network },
          { words: benefits.security },
        ]}
        figures={{ ...depotFigures(TYPICAL_NIGHT, language), ...largeVans.figures }}
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
