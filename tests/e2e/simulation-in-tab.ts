import type { Page } from '@playwright/test';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { encodeState, shownFigures } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';

const DELIVERY = knownFigures('delivery');

export const SIMULATION = {
  data: {
    vehicles: 80,
    parking: 13,
    activity: 'delivery',
    region: 'night',
    results: {},
  },
  answers: KNOWN_FLEETS.delivery,
  shown: shownFigures({ ...DELIVERY, span: null }, DELIVERY.ranges, KNOWN_FLEETS.delivery.vehicles),
  lead_score: 26,
  query: `?${encodeState({ mode: 'simple', fleet: KNOWN_FLEETS.delivery })}`,
};

const STORED_AS = `${BRAND.key}-simulation`;

/** As the simulator leaves it in this tab. */
export const simulated = (page: Page, simulation: object = SIMULATION) =>
  page.addInitScript(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [STORED_AS, JSON.stringify(simulation)],
  );
