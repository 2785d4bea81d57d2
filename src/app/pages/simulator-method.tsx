import { useState } from 'react';
import { activeFleet } from '#domain/simulator/url-codec.ts';
import { ButtonLink } from '../layout/button-link.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Method } from '../sections/simulator-method/method.tsx';
import { storedId, useStored } from '../simulator/sharing/use-stored.ts';
import { useAnswer, useFollowing } from '../simulator/state/use-answer.ts';
import { useAddressSimulation, useShownFigures } from '../use-address-simulation.ts';
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
  const { state, notes, query: asked, carried } = useAddressSimulation();
  const [opened, open] = useState(state);
  const stored = useStored(storedId(asked), { open });
  const query = stored.kind === 'not-found' ? '' : asked;
  const fleet = activeFleet(stored.kind === 'opened' ? opened : state);
  const { answer, isStale, hasFailed } = useAnswer(fleet, 'mean');
  const { following, isStale: isAwaited } = useFollowing(answer.inputs, isStale);
  useShownFigures(!isStale || hasFailed);
  return (
    <>
      <Method
        words={words}
        language={language}
        calculated={{
          fleet: answer.inputs,
          results: answer.main,
          following: isAwaited ? null : following,
        }}
        own={{
          query,
          carried,
          stored,
          mended: notes.length > 0,
          answer: hasFailed ? 'failed' : isStale ? 'pending' : 'known',
        }}
      />
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ButtonLink to={`${to('simulator')}${query}`} large>
          {words.closing.action}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
