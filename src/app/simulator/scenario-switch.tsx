import { fill } from '../fill.ts';
import styles from './scenarios.module.css';
import { useTexts } from './texts.ts';
import type { Simulation } from './use-simulation.ts';

/** Opens a second scenario beside the first, and says which of the two is being answered. */
export function ScenarioSwitch({ simulation }: { simulation: Simulation }) {
  const { scenarios } = useTexts().words;
  const { state, compare, chooseScenario, keepOne } = simulation;
  if (state.b === null) {
    return (
      <button type="button" className={styles.start} onClick={compare} data-print="none">
        {scenarios.start}
      </button>
    );
  }
  return (
    <fieldset className={styles.switch} data-print="none">
      <legend className="visually-hidden">{scenarios.label}</legend>
      {(['a', 'b'] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={state.active === id}
          onClick={() => chooseScenario(id)}
        >
          {scenarios[id]}
        </button>
      ))}
      <button type="button" className={styles.stop} onClick={keepOne}>
        {fill(scenarios.stop, { name: scenarios[state.active] })}
      </button>
    </fieldset>
  );
}
