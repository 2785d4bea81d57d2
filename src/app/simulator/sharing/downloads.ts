import { RESOURCE_DOWNLOAD } from '#domain/privacy/analytics.ts';
import type { SimulationState } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { save } from '#ui/save.ts';
import { track } from '../../analytics/track.ts';
import { askModel } from '../state/model-client.ts';
import type { SimulatorTexts } from '../texts.ts';

/** The plan of every working day of the three years, hour by hour. */
export async function downloadPlan(
  state: SimulationState,
  { words, language }: SimulatorTexts,
): Promise<void> {
  const text = await askModel('csv', {
    state,
    // A copy: what guards the words against missing keys cannot cross to another thread.
    columns: { ...words.csv },
    language,
  });
  saveCounted(`${BRAND.key}-plan.csv`, 'text/csv;charset=utf-8', text);
}

export async function downloadData(state: SimulationState, link: string): Promise<void> {
  const text = await askModel('json', { state, link });
  saveCounted(`${BRAND.key}-simulation.json`, 'application/json', text);
}

/** Made by the server. The reason is given where it has no room for another, or this network asked too often. */
export async function downloadAnalysis(address: string): Promise<'saved' | 'busy'> {
  const response = await fetch(address);
  if (response.status === 429 || response.status === 503) return 'busy';
  if (!response.ok) throw new Error(`The analysis was answered ${response.status}.`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  saveCounted(name?.[1] ?? `${BRAND.key}.pdf`, 'application/pdf', await response.blob());
  return 'saved';
}

function saveCounted(...file: Parameters<typeof save>): void {
  save(...file);
  track(RESOURCE_DOWNLOAD);
}
