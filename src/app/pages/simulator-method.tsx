import { useMemo } from 'react';
import { mainResults } from '#domain/simulator/simulation.ts';
import { ButtonLink } from '../layout/button-link.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Method } from '../sections/simulator-method/method.tsx';
import { useAddressSimulation } from '../use-address-simulation.ts';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const method = page('simulator-method');
export const loader = method.loader;
export const clientLoader = method.clientLoader;
export const shouldRevalidate = method.shouldRevalidate;
export const meta = method.meta;

export default function SimulatorMethodPage() {
  const { words, language } = usePage<'simulator-method'>();
  const to = usePathTo();
  const { state, notes, query, carried } = useAddressSimulation();
  const fleet = state[state.active] ?? state.a;
  const calculated = useMemo(() => ({ fleet, results: mainResults(fleet) }), [fleet]);
  return (
    <>
      <Method
        words={words}
        language={language}
        calculated={calculated}
        own={{ query, carried, mended: notes.length > 0 }}
      />
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ButtonLink to={`${to('simulator')}${query}`} large>
          {words.closing.action}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
