import { Link } from 'react-router';
import { useHydrated } from '../use-hydrated.ts';
import styles from './actions.module.css';
import { useTexts } from './texts.ts';
import { useActions } from './use-actions.ts';
import type { Simulation } from './use-simulation.ts';

interface ActionsProps {
  simulation: Simulation;
  methodTo: string;
}

/** Beside the tabs on wide screens: what most people look for. */
export function RailActions({ simulation, methodTo }: ActionsProps) {
  const { actions } = useTexts().words;
  const { copy } = useActions(simulation);
  return (
    <div className={styles.rail} data-print="none">
      <button type="button" onClick={copy}>
        {actions.copy}
      </button>
      <button type="button" onClick={() => print()}>
        {actions.print}
      </button>
      <Link to={methodTo}>{actions.method}</Link>
    </div>
  );
}

/** Below the results: everything one can take away. */
export function Actions({ simulation, methodTo }: ActionsProps) {
  const { actions } = useTexts().words;
  const { copy, share, plan, data, save } = useActions(simulation);
  const shares = useHydrated() && 'share' in navigator;
  return (
    <section className={styles.bar} aria-label={actions.label} data-print="none">
      <button type="button" onClick={save}>
        {actions.save}
      </button>
      <button type="button" onClick={copy}>
        {actions.copy}
      </button>
      {shares && (
        <button type="button" onClick={share}>
          {actions.share}
        </button>
      )}
      <button type="button" onClick={() => print()}>
        {actions.print}
      </button>
      <button type="button" onClick={plan}>
        {actions.csv}
      </button>
      <button type="button" onClick={data}>
        {actions.json}
      </button>
      <Link to={methodTo}>{actions.method}</Link>
    </section>
  );
}
