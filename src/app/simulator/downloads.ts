import { monthName } from '#content/month-name.ts';
import { RESOURCE_DOWNLOAD } from '#domain/analytics.ts';
import { BRAND } from '#domain/brand.ts';
import { type DayChoice, fleetDayPicture } from '#domain/simulator/day.ts';
import { planCsv } from '#domain/simulator/plan-csv.ts';
import { simulationJson } from '#domain/simulator/simulation-json.ts';
import type { SimulationState } from '#domain/simulator/url-codec.ts';
import { track } from '../analytics/track.ts';
import { fill } from '../fill.ts';
import { activeFleet } from './active-fleet.ts';
import type { SimulatorTexts } from './texts.ts';

/** The mean day and those of the twelve months, hour by hour, of the scenario looked at. */
export function downloadPlan(state: SimulationState, { words, language }: SimulatorTexts): void {
  const fleet = activeFleet(state);
  const year = String(fleet.priceYear);
  const choices: DayChoice[] = ['mean', ...Array.from({ length: 12 }, (_, month) => month)];
  const text = planCsv(
    choices.map((choice) => fleetDayPicture(fleet, choice)),
    {
      columns: words.csv,
      day: (choice) =>
        choice === 'mean'
          ? fill(words.day.mean, { year })
          : fill(words.day.month, { month: monthName(choice, language), year }),
      ...(state.b && { scenario: words.scenarios[state.active] }),
    },
    language,
  );
  save(`${BRAND.key}-plan${state.b ? `-${state.active}` : ''}.csv`, 'text/csv;charset=utf-8', text);
}

export function downloadData(state: SimulationState, link: string): void {
  save(`${BRAND.key}-simulation.json`, 'application/json', simulationJson(state, link));
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
