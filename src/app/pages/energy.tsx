import { TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Definitions } from '../sections/definitions.tsx';
import { LaunchPlan } from '../sections/launch-plan.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Portals } from '../sections/portals.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const energy = page('energy');
export const loader = energy.loader;
export const clientLoader = energy.clientLoader;
export const shouldRevalidate = energy.shouldRevalidate;
export const meta = energy.meta;

export default function EnergyPage() {
  const { words, language } = usePage<'energy'>();
  const contact = usePathTo()('contact');
  const { hero, benefits, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        ground="pine"
        under={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <ActionLinks
            actions={[
              [contact, hero.demo],
              [contact, hero.documentation],
            ]}
          />
        }
      >
        <Portals words={words.portals} night={TYPICAL_NIGHT} language={language} />
      </PageHero>
      <Definitions title={benefits.title} lead={benefits.lead} items={benefits.items} />
      <LaunchPlan words={words.plan} />
      <ClosingBand title={closing.title} lead={closing.lead}>
        <ActionLinks
          actions={[
            [contact, closing.partner],
            [contact, closing.documentation],
          ]}
        />
      </ClosingBand>
    </>
  );
}
