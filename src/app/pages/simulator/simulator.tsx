import { useLocation } from 'react-router';
import { useHydrated } from '../../browser/hydration.ts';
import { usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { Simulator } from '../../simulator/simulator.tsx';
import { usePage } from '../../words/use-words.ts';
import { SimulatorTrust } from './simulator-trust.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('simulator');

export { clientLoader, loader, meta, shouldRevalidate };

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
