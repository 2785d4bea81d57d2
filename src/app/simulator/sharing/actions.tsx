import { useState } from 'react';
import { Link } from 'react-router';
import { encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { usePathTo } from '../../use-path-to.ts';
import { addressWith } from '../state/simulation-address.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './actions.module.css';
import { useActions } from './use-actions.ts';

interface ActionsProps {
  simulation: Simulation;
}

/** Below the results: everything one can take away. */
export function Actions({ simulation }: ActionsProps) {
  const { actions, kept } = useTexts().words;
  const { copy, share, plan, data, save } = useActions(simulation);
  const shares = useHydrated() && 'share' in navigator;
  const { state } = simulation;
  const [saved, setSaved] = useState<{ state: SimulationState; link: string | undefined }>();
  const saving = async () => setSaved({ state, link: await save() });
  return (
    <section className={styles.bar} aria-label={actions.label} data-print="none">
      <ActionButton onPress={saving}>{actions.save}</ActionButton>
      <ActionButton onPress={copy}>{actions.copy}</ActionButton>
      {shares && <ActionButton onPress={share}>{actions.share}</ActionButton>}
      <button type="button" onClick={() => print()}>
        {actions.print}
      </button>
      <ActionButton onPress={plan}>{actions.csv}</ActionButton>
      <ActionButton onPress={data}>{actions.json}</ActionButton>
      <MethodLink state={state} />
      {saved?.state === state && saved.link && (
        <p>
          {kept.savedLink} <a href={saved.link}>{saved.link}</a>
        </p>
      )}
    </section>
  );
}

function MethodLink({ state }: { state: SimulationState }) {
  const { method } = useTexts().words.actions;
  const to = usePathTo()('simulator-method') + addressWith('', encodeState(state));
  return <Link to={to}>{method}</Link>;
}

interface ActionButtonProps {
  onPress: () => Promise<void>;
  children: string;
}

/** Each tells its own ending, good or bad. */
function ActionButton({ onPress, children }: ActionButtonProps) {
  return (
    <button type="button" onClick={() => void onPress()}>
      {children}
    </button>
  );
}
