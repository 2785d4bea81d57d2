import { useLocation } from 'react-router';
import { page } from '../page.ts';
import { SimulatorTrust } from '../sections/simulator-trust.tsx';
import { Simulator } from '../simulator/simulator.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const simulator = page('simulator');
export const loader = simulator.loader;
export const clientLoader = simulator.clientLoader;
export const shouldRevalidate = simulator.shouldRevalidate;
export const meta = simulator.meta;

export default function SimulatorPage() {
  const { words, language } = usePage<'simulator'>();
  const to = usePathTo();
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  return (
    <>
      <Simulator words={words} language={language} />
      <div data-print="none">
        <SimulatorTrust words={words.trust} methodTo={`${to('simulator-method')}${query}`} />
      </div>
    </>
  );
}
