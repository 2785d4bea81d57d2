import { BRAND } from '#domain/site/brand.ts';
import { OWN_SHARE_PERCENT, SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/partner-earnings.ts';
import { PARTNER_FLEET_SIZES } from '../partner-fleet-sizes.ts';
import { stated } from '../statements.ts';
import type { Words } from '../words.ts';

const { of, between } = fleetFigures('en');
const [depot, delivery] = [of('depot'), of('delivery')];

export default {
  title: 'What you earn',
  paragraphs: [
    `${BRAND.name} invoices ${percent(OWN_SHARE_PERCENT, 'en')} of the value created by every vehicle you bring; the amounts shown assume ${percent(SIMULATED_OWN_SHARE_PERCENT, 'en')}. Your share is a percentage of that amount, set by contract and paid for as long as the vehicle is controlled. The fleet keeps the same with or without you.`,
    ...stated('partnerShare', 'en'),
  ],
  example: {
    caption: `What ${BRAND.name} invoices a year, from which your share is paid`,
    rows: PARTNER_FLEET_SIZES.map((vehicles) => ({
      name: `${number(vehicles, 'en')} vehicles`,
      amount: between(vehicles * depot.ourEuros, vehicles * delivery.ourEuros),
    })),
    basis: `On spot prices, compared with charging on arrival, average at the prices of 2023 to 2025, excluding VAT, vans plugged in from ${depot.from} to ${depot.to}: from ${depot.ourPart} per vehicle (a depot of ${depot.vehicles}) to ${delivery.ourPart} (${delivery.vehicles} delivery vans).`,
  },
} as const satisfies Words<typeof fr>;
