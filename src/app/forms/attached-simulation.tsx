import { useState } from 'react';
import { clock, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { situatedGain } from '#content/gain-situation.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { useStore } from '#ui/store.ts';
import { tabStorage } from '../browser/tab-storage.ts';
import {
  type SimulationInThisTab,
  simulationInThisTab,
} from '../simulation-handover/simulation-in-this-tab.ts';
import { type FormWordsOf, useLanguage } from '../words/use-words.ts';
import styles from './forms.module.css';

const LEFT_OUT = 'simulation-left-out';

/** The simulation a form may attach, and whether the visitor has left it out, also after a reload. */
export function useAttachedSimulation() {
  const simulation = useStore(simulationInThisTab);
  const [leftOut, setLeftOut] = useState(() => tabStorage.read(LEFT_OUT));
  const isLeftOut = simulation !== undefined && leftOut === simulation.query;
  const leaveOut = (query: string | null) => {
    setLeftOut(query);
    tabStorage.write(LEFT_OUT, query);
  };
  return {
    simulation,
    attached: isLeftOut ? undefined : simulation,
    leaveOut: () => leaveOut(simulation?.query ?? null),
    attach: () => leaveOut(null),
  };
}

const STORE_TIMEOUT_MS = 3000;

/**
 * What a form carries is stored by the server as well, so that sales and the visitor can open exactly
 * that simulation again. Where it cannot be, the form goes without: it matters more.
 */
export async function storedSimulation(
  attached: SimulationInThisTab | undefined,
  language: Language,
): Promise<SimulationInThisTab | undefined> {
  if (attached === undefined || attached.result_id !== undefined) return attached;
  try {
    const { storeQueriedSimulation } = await import('../simulation-handover/store-simulation.ts');
    const id = await Promise.race([
      storeQueriedSimulation(attached.query, language),
      storeTimeout(),
    ]);
    return id === undefined ? attached : { ...attached, result_id: id };
  } catch {
    return attached;
  }
}

/** A form does not wait longer for its simulation. */
export const storeTimeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), STORE_TIMEOUT_MS);
  });

interface SimulationStripProps {
  from: ReturnType<typeof useAttachedSimulation> & { isSent: boolean };
  words: FormWordsOf<'forms'>['simulation'];
}

/** Which simulation goes along with the form, and a button to remove it. */
export function SimulationStrip({ from, words }: SimulationStripProps) {
  const language = useLanguage();
  const { simulation, attached, leaveOut, attach, isSent } = from;
  const change = attached ? leaveOut : attach;
  if (simulation === undefined) return null;
  return (
    <div className={styles.strip} role="status">
      <p>
        <b>{attached ? words.attached : words.removed}</b>
        <br />
        {summaryOf(simulation, words, language)}
      </p>
      <Button quiet aria-disabled={isSent || undefined} onClick={isSent ? undefined : change}>
        {attached ? words.remove : words.attach}
      </Button>
    </div>
  );
}

function summaryOf(
  { data, answers: { departureHour, hours, ...answered }, shown }: SimulationInThisTab,
  words: FormWordsOf<'forms'>['simulation'],
  language: Language,
): string {
  const answers = fill(words.summary, {
    vehicles: number(data.vehicles, language),
    from: clock(departureHour - hours, language),
    to: clock(departureHour, language),
    activity: words.activities[data.activity],
  });
  const { amount, unit, situation } = situatedGain(shown, answered, language);
  return fill(words.withGain, { answers, gain: `${amount} ${unit}, ${situation}` });
}
