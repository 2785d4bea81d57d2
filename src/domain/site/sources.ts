/** Where what the articles rest on can be read; a document without a lasting address has none. */
export const SOURCES = {
  rwth: 'https://www.electrive.net/2025/08/04/rwth-studie-bidirektionales-laden-belastet-die-batterie-kaum/',
  ffe: 'https://doi.org/10.3390/en13215812',
  enedis: 'https://www.flotauto.com/enedis-economies-recharge-electrique-20201209.html',
  flexitanie:
    'https://pro.largus.fr/actualites/voiture-electrique-nissan-partenaire-dizivia-pour-developper-le-v2g-10534399.html',
  occitanie:
    'https://www.clesdelatransition.org/acteurs-des-territoires/flexitanie-demonstrateur-vehicle-to-grid',
  entsoe: 'https://transparency.entsoe.eu/',
  cre: undefined,
  fcr: undefined,
  afrr: 'https://e-cube.com/en/outlook/battery-storage',
  iso: 'https://standards.iteh.ai/catalog/standards/iec/384a50f6-32eb-42ec-8cde-712dd98c68c8/iso-15118-20-2022',
  connection: undefined,
  durability: 'https://globalautoregs.com/agendas/11463?meeting_id=2298&show=report',
  directive: 'https://eur-lex.europa.eu/eli/dir/2019/944/oj',
  baseline: 'https://www.services-rte.com/fr/decouvrez-nos-offres-de-services/protocoles-test.html',
  dataAct: 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj',
  gdpr: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
} as const satisfies Record<string, string | undefined>;

export type SourceId = keyof typeof SOURCES;
