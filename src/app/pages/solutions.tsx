import { activationSteps } from '#domain/activation.ts';
import { PORTFOLIO_NIGHT, TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { LoadShapes } from '../sections/load-shapes.tsx';
import { Pillars } from '../sections/pillars.tsx';
import { Sectors } from '../sections/sectors.tsx';
import { SimulatorBand } from '../sections/simulator-band.tsx';
import { SolutionsHero } from '../sections/solutions-hero.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const solutions = page('solutions');
export const loader = solutions.loader;
export const clientLoader = solutions.clientLoader;
export const shouldRevalidate = solutions.shouldRevalidate;
export const meta = solutions.meta;

const steps = activationSteps();

export default function SolutionsPage() {
  const { words, language } = usePage<'solutions'>();
  const to = usePathTo();
  const { closing } = words;
  return (
    <>
      <SolutionsHero words={words.hero} discoverAt="reperes">
        <LoadShapes
          words={words.loads}
          night={TYPICAL_NIGHT}
          steps={steps}
          portfolio={PORTFOLIO_NIGHT}
          language={language}
        />
      </SolutionsHero>
      <Pillars words={words.pillars} id="reperes" />
      <Sectors words={words.sectors} />
      <SimulatorBand words={words.simulator} />
      <ClosingBand title={closing.title} lead={closing.lead} ground="sage">
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
  );
}
