import type fr from '../fr/published-studies.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  figure: {
    title: 'Per vehicle per year',
    caption:
      'Solid: the value, or the low end of the range. Pale: the high end. Blue: smart charging alone; ochre: with V2G. The studies do not count the same revenues. Our three lines are the value created before sharing, on spot prices, compared with charging on arrival, from the lowest to the highest of the three years.',
    rows: {
      enedis: { name: 'Enedis, 2020', note: 'on the bill, no V2G' },
      rwthSmart: { name: 'RWTH and Mobility House, 2025', note: 'V1G, average over ten years' },
      initial: {
        name: `Our calculation, ${f.initial.vehicles} vehicles`,
        note: `plugged in ${f.initial.from} to ${f.initial.to}, before sharing`,
      },
      depot: {
        name: `Our calculation, depot of ${f.depot.vehicles} vans`,
        note: `plugged in ${f.depot.from} to ${f.depot.to}, before sharing`,
      },
      delivery: {
        name: `Our calculation, ${f.delivery.vehicles} delivery vans`,
        note: `plugged in ${f.delivery.from} to ${f.delivery.to}, before sharing`,
      },
      flexitanie: { name: 'Flexitanie, 2021', note: 'paid to the fleet, V2G' },
      ffe: { name: 'FfE, 2020', note: 'Germany, day-ahead, then intraday too' },
      rwthBoth: {
        name: 'RWTH and Mobility House, 2025',
        note: 'V2G, maximum, average over ten years',
      },
    },
  },
  sources: {
    rwth: 'RWTH Aachen (ISEA) and The Mobility House Energy, study of battery ageing under V1G and V2G, reported by electrive.net, 4 August 2025 (in German).',
    ffe: 'T. Kern, P. Dossow, S. von Roon (FfE), ‘Integrating Bidirectionally Chargeable Electric Vehicles into the Electricity Markets’, Energies 2020, 13(21), 5812.',
    enedis:
      'Enedis, report on the smart charging of electric vehicles, December 2020, summarised by Flotauto (in French).',
    flexitanie:
      'L’argus pro, account of the Flexitanie project and its offer to fleets, open until June 2021 (in French).',
    entsoe:
      'ENTSO-E Transparency Platform, day-ahead auction, France, hour by hour, 2023 to 2025; the same prices under CC BY 4.0 at SMARD.de.',
    cre: 'Commission de régulation de l’énergie, deliberation 2026-105 of 21 May 2026 on the grid tariff TURPE 7, in force from 1 August 2026; excise duty: the ministry’s guide to energy taxes 2026 (both in French).',
  },
} as const satisfies Words<typeof fr>;
