import type fr from '../fr/worked-example.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

const { month } = f.depot;

export default {
  caption: 'One van, one month',
  rows: [
    { name: 'Your supplier’s bill today', amount: month.before },
    { name: 'Your supplier’s bill with us', amount: month.supplier },
    {
      name: `${f.brand.name}’s invoice: ${f.simulatedShare} of the ${month.created} difference`,
      amount: month.invoice,
    },
  ],
  result: { name: 'What you keep', amount: month.keeps },
  basis: `A depot of ${f.depot.vehicles} vans plugged in from ${f.depot.from} to ${f.depot.to}, on spot prices, compared with charging on arrival. Monthly average at the prices of 2023 to 2025, excluding VAT: ${f.depot.keepsOfBill} off the bill, because this depot subscribes little power already.`,
} as const satisfies Words<typeof fr>;
