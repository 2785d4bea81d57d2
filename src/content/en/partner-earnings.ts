import type fr from '../fr/partner-earnings.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  title: 'What you earn',
  paragraphs: [
    `${f.brand.name} invoices ${f.claims.ownShare} of the value created by every vehicle you bring; the amounts shown assume ${f.simulatedShare}. Your share is a percentage of that amount, set by contract and paid for as long as the vehicle is controlled. The fleet keeps the same with or without you.`,
    ...f.stated.partnerShare,
  ],
  example: {
    caption: `What ${f.brand.name} invoices a year, from which your share is paid`,
    rows: f.partner.invoices.map(({ vehicles, amount }) => ({
      name: `${vehicles} vehicles`,
      amount,
    })),
    basis: `On spot prices, compared with charging on arrival, average at the prices of 2023 to 2025, excluding VAT, vans plugged in from ${f.depot.from} to ${f.depot.to}: from ${f.depot.ourPart} per vehicle (a depot of ${f.depot.vehicles}) to ${f.delivery.ourPart} (${f.delivery.vehicles} delivery vans).`,
  },
} as const satisfies Words<typeof fr>;
