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
  edf: 'https://www.edf.fr/entreprises/le-mag/le-mag-entreprises/decryptage-du-marche-de-l-energie/le-turpe-7-entre-en-vigueur-au-1er-aout-2025',
  enedis5:
    'https://fr.readkong.com/page/turpe-5-bis-hta-bt-tarifs-d-utilisation-des-reseaux-9124012',
  enedisPower: 'https://enedis.fr/node/2671',
  lab: 'https://www.lab-energies.fr/optimisation-tarifaire',
  overrun: 'https://juriblio.fr/deliberations/deliberation-du-12-decembre-2013/162565917/296783685',
  fcr: 'https://www.linklaters.com/fr-fr/knowledge/publications/alerts-newsletters-and-guides/2025/june/18/one-year-after-the-reopening-of-the-call-for-tenders-for-secondary-reserve-capacity-what-is-the-out',
  afrr: 'https://e-cube.com/en/outlook/battery-storage',
  iso: 'https://standards.iteh.ai/catalog/standards/iec/384a50f6-32eb-42ec-8cde-712dd98c68c8/iso-15118-20-2022',
  afirStart:
    'https://www.latribuneauto.com/reportages/recharge/14856-le-reglement-sur-le-deploiement-dune-infrastructure-pour-carburants-alternatifs-afir-en-application',
  afir: 'https://eur-lex.europa.eu/eli/reg/2023/1804',
  bender:
    'https://www.bender-uk.com/company/news/news-detail/amendment-to-afir-iso-15118-becomes-mandatory-for-ac-charging-stations',
  innobu: 'https://www.innobu.com/en/articles/iso-15118-plug-and-charge-afir-2027.html',
  mennekes:
    'https://www.mennekes.fr/emobility/connaissances/informations-pour-les-installateurs/reglementation-afir-pour-la-recharge',
  pluginvest:
    'https://pluginvest.eu/fr_BE/blog/pluginsights-1/everything-about-the-afir-legislation-for-public-charging-stations-177',
  commission:
    'https://transport.ec.europa.eu/transport-themes/clean-transport/alternative-fuels-sustainable-mobility-europe/alternative-fuels-infrastructure/questions-and-answers-regulation-deployment-alternative-fuels-infrastructure-eu-20231804_en',
  trialog:
    'https://trialog.com/en/how-ocpp-2-1-enables-bidirectional-charging-and-smarter-energy-management',
  connection: undefined,
  durability: 'https://globalautoregs.com/agendas/11463?meeting_id=2298&show=report',
  directive: 'https://eur-lex.europa.eu/eli/dir/2019/944/oj',
  baseline: 'https://www.services-rte.com/fr/decouvrez-nos-offres-de-services/protocoles-test.html',
  dataAct: 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj',
  gdpr: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
} as const satisfies Record<string, string | undefined>;

export type SourceId = keyof typeof SOURCES;
