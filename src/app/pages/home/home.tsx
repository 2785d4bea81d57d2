import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { page } from '../../routing/page.ts';
import { type NamedFleets, namedFleets } from '../../sections/named-fleets.ts';
import { usePage } from '../../words/use-words.ts';
import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison.tsx';
import { Compatibility } from './compatibility.tsx';
import { CurveDivider } from './curve-divider.tsx';
import { Explainer } from './explainer.tsx';
import { HomeHero } from './home-hero.tsx';
import { NightInstrument } from './night-instrument.tsx';

const home = page('home');
/** The fleets are named when the site is built: no browser downloads the simulator's inputs for them. */
export const loader = async (args: LoaderFunctionArgs) => {
  const data = await home.loader(args);
  return { ...data, fleets: namedFleets(data.language) };
};
export const clientLoader = home.clientLoader;
export const shouldRevalidate = home.shouldRevalidate;
export const meta = home.meta;

export default function HomePage() {
  const { words, language } = usePage<'home'>();
  const { depot, largeVans } = useLoaderData<{ fleets: NamedFleets }>().fleets;
  return (
    <>
      <HomeHero words={words.hero} largeVans={largeVans}>
        <NightInstrument query={depot.query} words={words.night} language={language} />
      </HomeHero>
      <Explainer words={words.explainer} night={TYPICAL_NIGHT} language={language} />
      <CurveDivider night={TYPICAL_NIGHT} words={words.divider} language={language} />
      <Benefits words={words.benefits} night={TYPICAL_NIGHT} language={language} />
      <Compatibility words={words.compatibility} />
      <Comparison words={words.comparison} />
      <ClosingCall words={words.closing} />
    </>
  );
}
