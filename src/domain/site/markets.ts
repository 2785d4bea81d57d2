import { type ReadSource, read } from './read-source.ts';

interface Market {
  /** 'without': smart charging is enough; 'more': it pays mostly with bidirectional chargers. */
  v2g: 'without' | 'more';
  /** Of its price and of how it works. */
  sources: readonly [ReadSource, ...ReadSource[]];
}

const TENDERS = read(
  'RTE',
  'https://services-rte.com/fr/visualisez-les-donnees-publiees-par-rte/capacites-d-equilibrage.html',
);
const LINKLATERS = read(
  'Linklaters',
  'https://www.linklaters.com/fr-fr/knowledge/publications/alerts-newsletters-and-guides/2025/june/18/one-year-after-the-reopening-of-the-call-for-tenders-for-secondary-reserve-capacity-what-is-the-out',
);

/** Where flexible charging is sold in France; the prices themselves are those of the simulator. */
export const MARKETS = {
  dayAhead: {
    v2g: 'without',
    sources: [read('ENTSO-E', 'https://transparency.entsoe.eu/')],
  },
  nebco: {
    v2g: 'without',
    sources: [
      read(
        'CRE',
        'https://juriblio.fr/deliberations/deliberation-no-2022-106-du-9-juin-2022/180191503',
      ),
      read('Légifrance', 'https://legifrance.gouv.fr/jorf/texte_jo/JORFTEXT000046932232'),
    ],
  },
  fcr: { v2g: 'more', sources: [LINKLATERS, TENDERS] },
  afrr: {
    v2g: 'more',
    sources: [read('E-CUBE', 'https://e-cube.com/en/outlook/battery-storage'), TENDERS],
  },
} as const satisfies Record<string, Market>;

export type MarketId = keyof typeof MARKETS;
