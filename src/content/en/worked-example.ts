import { BRAND } from '#domain/site/brand.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/worked-example.ts';
import type { Words } from '../words.ts';

const depot = fleetFigures('en').of('depot');
const { before, supplier, created, invoice, keeps } = depot.month;

export default {
  caption: 'One van, one month',
  rows: [
    { name: 'Your supplier’s bill today', amount: before },
    { name: 'Your supplier’s bill with us', amount: supplier },
    {
      name: `${BRAND.name}’s invoice: ${percent(SIMULATED_OWN_SHARE_PERCENT, 'en')} of the ${created} difference`,
      amount: invoice,
    },
  ],
  result: { name: 'What you keep', amount: keeps },
  basis: `A depot of ${depot.vehicles} vans plugged in from ${depot.from} to ${depot.to}, on spot prices, compared with charging on arrival. Monthly average at the prices of 2023 to 2025, excluding VAT: ${depot.keepsOfBill} off the bill, because this depot subscribes little power already.`,
} as const satisfies Words<typeof fr>;
