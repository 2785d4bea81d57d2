import { useState } from 'react';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import {
  useAddressSimulation,
  useShownFigures,
} from '../../simulation-handover/use-address-simulation.ts';
import { storedId, useStoredSimulation } from '../../simulator/sharing/use-stored-simulation.ts';
import { useAnswer, useDetailResults } from '../../simulator/state/use-answer.ts';
import { usePage } from '../../words/use-words.ts';
import { Method } from './method.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('simulator-method');

export { clientLoader, loader, meta, shouldRevalidate };

export default function SimulatorMethodPage() {
  const { words, language } = usePage<'simulator-method'>();
  const to = usePathTo();
  const { state, notes, query: asked, carried } = useAddressSimulation();
  const [opened, open] = useState(state);
  const stored = useStoredSimulation(storedId(asked), { open });
  const query = stored.kind === 'not-found' ? '' : asked;
  const { fleet } = stored.kind === 'opened' ? opened : state;
  const { answer, isStale, hasFailed } = useAnswer(fleet, 'mean');
  const { details, isStale: isAwaited } = useDetailResults(answer.inputs, isStale);
  useShownFigures(!isStale || hasFailed);
  return (
    <>
      <Method
        words={words}
        language={language}
        calculated={{
          fleet: answer.inputs,
          results: answer.main,
          details: isAwaited ? null : details,
        }}
        own={{
          query,
          carried,
          stored,
          corrected: notes.length > 0,
          answer: hasFailed ? 'failed' : isStale ? 'pending' : 'known',
        }}
      />
      <ClosingBand
        title={words.closing.title}
        lead={words.closing.lead}
        dawn={<DawnPicture name="screen" />}
      >
        <ButtonLink to={`${to('simulator')}${query}`} large>
          {words.closing.action}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
