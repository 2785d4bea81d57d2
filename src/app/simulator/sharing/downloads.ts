import { RESOURCE_DOWNLOAD } from '#domain/privacy/analytics.ts';
import type { SimulationState } from '#domain/simulator/url-codec.ts';
import { BRAND } from '#domain/site/brand.ts';
import { track } from '../../analytics/track.ts';
import { askModel } from '../state/model-client.ts';
import type { SimulatorTexts } from '../texts.ts';

/** The plan of every working day of the three years, hour by hour, of the scenario looked at. */
export async function downloadPlan(
  state: SimulationState,
  { words, language }: SimulatorTexts,
): Promise<void> {
  const text = await askModel('csv', {
    state,
    // A copy: what guards the words against missing keys cannot cross to another thread.
    columns: { ...words.csv },
    scenario: state.b && words.scenarios[state.active],
    language,
  });
  save(`${BRAND.key}-plan${state.b ? `-${state.active}` : ''}.csv`, 'text/csv;charset=utf-8', text);
}

export async function downloadData(state: SimulationState, link: string): Promise<void> {
  const text = await askModel('json', { state, link });
  save(`${BRAND.key}-simulation.json`, 'application/json', text);
}

const REVOKED_AFTER_MS = 60_000;

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: a browser that is busy has not yet read it, and would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
  track(RESOURCE_DOWNLOAD);
}
