import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { lostScript } from '../lost-script.ts';
import { page } from '../page.ts';
import { Benefits } from '../sections/benefits.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Compatibility } from '../sections/compatibility.tsx';
import { CurveDivider } from '../sections/curve-divider.tsx';
import { Explainer } from '../sections/explainer.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { type NamedFleets, namedFleets } from '../sections/named-fleets.ts';
import { NightFigure } from '../sections/night/night-figure.tsx';
import { usePage } from '../use-words.ts';

const home = page('home');
/** Written when the site is built; a browser downloads the simulator's questions only if it comes by navigation. */
export const loader = async (args: LoaderFunctionArgs) => {
  const data = await home.loader(args);
  return { ...data, fleets: namedFleets(data.language) };
};
export const clientLoader = async (args: LoaderFunctionArgs) => {
  const known = await import('../sections/named-fleets.ts').catch(lostScript);
  const data = await home.clientLoader(args);
  return { ...data, fleets: known.namedFleets(data.language) };
};
export const shouldRevalidate = home.shouldRevalidate;
export const meta = home.meta;

export default function HomePage() {
  const { words, language } = usePage<'home'>();
  const { depot, largeVans } = useLoaderData<{ fleets: NamedFleets }>().fleets;
  return (
    <>
      <HomeHero words={words.hero} largeVans={largeVans}>
        <NightFigure
          night={TYPICAL_NIGHT}
          query={depot.query}
          words={words.night}
          language={language}
        />
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
