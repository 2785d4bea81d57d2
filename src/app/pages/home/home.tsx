import { usePage } from '../../words/use-words.ts';
import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison.tsx';
import { Compatibility } from './compatibility.tsx';
import { CurveDivider } from './curve-divider.tsx';
import { Explainer } from './explainer.tsx';
import { HomeHero } from './home-hero.tsx';
import { NightInstrument } from './night-instrument.tsx';

export default function HomePage() {
  const { words, language } = usePage<'home'>();
  return (
    <>
      <HomeHero words={words.hero}>
        <NightInstrument words={words.night} language={language} />
      </HomeHero>
      <Explainer words={words.explainer} />
      <CurveDivider words={words.divider} />
      <Benefits words={words.benefits} />
      <Compatibility words={words.compatibility} />
      <Comparison words={words.comparison} />
      <ClosingCall words={words.closing} />
    </>
  );
}
