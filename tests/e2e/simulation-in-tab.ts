import type { Page } from '@playwright/test';
import { BRAND } from '#domain/site/brand.ts';

export const SIMULATION = {
  data: {
    vehicles: 60,
    parking: 8,
    activity: 'delivery',
    region: 'night',
    results: { gain_per_vehicle_year_euros: 208 },
  },
  lead_score: 26,
  query: '?v=60',
};

const STORED_AS = `${BRAND.key}-simulation`;

/** As the simulator leaves it in this tab. */
export const simulated = (page: Page, simulation: object = SIMULATION) =>
  page.addInitScript(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [STORED_AS, JSON.stringify(simulation)],
  );
