import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DepotNight, depotNight } from '#domain/simulator/depot-night.ts';
import { lostScript } from '../lost-script.ts';
import { page } from '../page.ts';
import { Benefits } from '../sections/benefits.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Compatibility } from '../sections/compatibility.tsx';
import { CurveDivider } from '../sections/curve-divider.tsx';
import { Explainer } from '../sections/explainer.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { NightFigure } from '../sections/night/night-figure.tsx';
import { usePage } from '../use-words.ts';

const home = page('home');
/** Computed when the site is built; a browser downloads the solver only if it comes by navigation. */
export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await home.loader(args)),
  night: depotNight(),
});
export const clientLoader = async (args: LoaderFunctionArgs) => {
  const solver = await import('#domain/simulator/depot-night.ts').catch(lostScript);
  return { ...(await home.clientLoader(args)), night: solver.depotNight() };
};
export const shouldRevalidate = home.shouldRevalidate;
export const meta = home.meta;

export default function HomePage() {
  const { words, language } = usePage<'home'>();
  const { night } = useLoaderData<{ night: DepotNight }>();
  return (
    <>
      <HomeHero words={words.hero}>
        <NightFigure night={night} words={words.night} language={language} />
      </HomeHero>
      <Explainer words={words.explainer} night={night} />
      <CurveDivider night={night} words={words.divider} language={language} />
      <Benefits words={words.benefits} night={night} language={language} />
      <Compatibility words={words.compatibility} />
      <Comparison words={words.comparison} />
      <ClosingCall words={words.closing} />
    </>
  );
}
