import { useLocation } from 'react-router';
import { carriesSimulation } from '#domain/simulator/index.ts';
import { useHydrated } from '../../browser/hydration.ts';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { useShownFigures } from '../../simulator/state/use-shown-figures.ts';
import { useAddressStore, useStoreState } from '../../simulator/state/use-simulator.ts';
import { usePage } from '../../words/use-words.ts';
import { Method } from './method.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('simulator-method');

export { clientLoader, loader, meta, shouldRevalidate };

export default function SimulatorMethodPage() {
  const { words, language } = usePage<'simulator-method'>();
  const to = usePathTo();
  const { search } = useLocation();
  const asked = useHydrated() ? search : '';
  const { result, details, stored, linkNotes, version, ...state } = useStoreState(
    useAddressStore(),
    (whole) => whole,
  );
  const { isStale, areDetailsStale, hasFailed } = state;
  const carried = carriesSimulation(asked);
  const query = stored.kind === 'not-found' ? '' : asked;
  useShownFigures(!isStale || hasFailed);
  return (
    <>
      <Method
        words={words}
        language={language}
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
