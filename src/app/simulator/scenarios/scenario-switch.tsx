import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './scenarios.module.css';

/** Opens a second scenario beside the first, and says which of the two is being answered. */
export function ScenarioSwitch({ simulation }: { simulation: Simulation }) {
  const { scenarios } = useTexts().words;
  const { state, compare, chooseScenario, stopComparing } = simulation;
  // Each control gives way to the other: the keyboard goes on from there.
  const give = (change: () => void) => (event: MouseEvent) => {
    const panel = event.currentTarget.closest('[role="tabpanel"]');
    flushSync(change);
    const next = `.${styles.start}, .${styles.switch} [aria-pressed="true"]`;
    panel?.querySelector<HTMLElement>(next)?.focus();
  };
  if (state.b === null) {
    return (
      <button type="button" className={styles.start} onClick={give(compare)} data-print="none">
        {scenarios.start}
      </button>
    );
  }
  return (
    <fieldset className={styles.switch}>
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
      <a href="#a-b" className={styles.stop}>
        {scenarios.title}
      </a>
      <button type="button" className={styles.stop} onClick={give(stopComparing)}>
        {scenarios.stop[state.active]}
      </button>
    </fieldset>
  );
}
