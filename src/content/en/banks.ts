import type fr from '../fr/banks.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Banks and lessors: finance a vehicle that earns',
    description:
      'A vehicle whose battery earns is financed differently: recurring revenue, measured risk and a residual value easier to defend.',
  },
  hero: {
    title: 'The lease on one side, the revenue on the other.',
    lead: 'When the battery earns every month, the credit case changes. Here is what we bring to yours.',
  },
} as const satisfies Words<typeof fr>;
