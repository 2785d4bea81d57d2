import { useLocation } from 'react-router';
import { carriesSimulation } from '#domain/simulator/index.ts';
import { useStore } from '#ui/store.ts';
import { useHydrated } from '../../browser/hydration.ts';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { useShownFigures } from '../../simulator/state/use-shown-figures.ts';
import { useAddressStore } from '../../simulator/state/use-simulator.ts';
import { usePage } from '../../words/use-words.ts';
import { Method } from './method.tsx';

export default function SimulatorMethodPage() {
  const { closing } = usePage<'simulator-method'>().words;
  const to = usePathTo();
  const { search } = useLocation();
  const asked = useHydrated() ? search : '';
  const { result, details, stored, linkNotes, version, ...state } = useStore(useAddressStore());
  const { isStale, areDetailsStale, hasFailed } = state;
  const carried = carriesSimulation(asked);
  const query = stored.kind === 'not-found' ? '' : asked;
  useShownFigures(!isStale || hasFailed);
  return (
    <>
      <Method
        calculated={{
          fleet: result.inputs,
          results: result.main,
          details: areDetailsStale ? null : details.results,
        }}
        own={{
          query,
          carried,
          isOlder: carried && version < 3,
          stored,
          corrected: linkNotes.length > 0,
          answer: hasFailed ? 'failed' : isStale ? 'pending' : 'known',
        }}
      />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="screen" />}>
        <ButtonLink to={`${to('simulator')}${query}`} large>
          {closing.action}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
