import { euros, number } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { Button } from '#ui/button.tsx';
import { fill } from '../fill.ts';
import type { FormWordsOf } from '../words-of.ts';
import type { SimulationInThisTab } from './simulation-in-this-tab.ts';
import styles from './simulation-strip.module.css';
import type { useSimulation } from './use-simulation.ts';

interface SimulationStripProps {
  from: ReturnType<typeof useSimulation> & {
    /** On its way with the form, it can no longer be kept back. */
    isSent: boolean;
  };
  words: FormWordsOf<'forms'>['simulation'];
  language: Language;
}

/** What of the simulator goes along, and a way to keep it back. */
export function SimulationStrip({ from, words, language }: SimulationStripProps) {
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
  { data }: SimulationInThisTab,
  words: FormWordsOf<'forms'>['simulation'],
  language: Language,
): string {
  const answers = fill(words.summary, {
    vehicles: number(data.vehicles, language),
    hours: number(data.parking, language),
    activity: words.activities[data.activity],
    slot: words.slots[data.region],
  });
  const gain = data.results.gain_per_vehicle_year_euros;
  if (typeof gain !== 'number') return answers;
  return fill(words.withGain, { answers, gain: euros(gain, language) });
}
