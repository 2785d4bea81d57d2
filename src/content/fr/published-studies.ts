import { f } from './facts.ts';

export default {
  figure: {
    title: 'Par véhicule et par an',
    caption:
      'Plein : la valeur, ou le bas de la fourchette. Clair : le haut. Bleu : recharge pilotée seule ; ocre : avec V2G. Les études ne comptent pas les mêmes revenus. Nos trois lignes sont la valeur créée avant partage, en offre spot, par rapport à une recharge dès l’arrivée, de la plus faible à la plus forte des trois années.',
    rows: {
      enedis: { name: 'Enedis, 2020', note: 'sur la facture, sans V2G' },
      rwthSmart: { name: 'RWTH et Mobility House, 2025', note: 'V1G, moyenne sur dix ans' },
      initial: {
        name: `Notre calcul, ${f.initial.vehicles} véhicules`,
        note: `branchés de ${f.initial.from} à ${f.initial.to}, avant partage`,
      },
      depot: {
        name: `Notre calcul, dépôt de ${f.depot.vehicles} utilitaires`,
        note: `branchés de ${f.depot.from} à ${f.depot.to}, avant partage`,
      },
      delivery: {
        name: `Notre calcul, ${f.delivery.vehicles} utilitaires de livraison`,
        note: `branchés de ${f.delivery.from} à ${f.delivery.to}, avant partage`,
      },
      flexitanie: { name: 'Flexitanie, 2021', note: 'versé à la flotte, V2G' },
      ffe: { name: 'FfE, 2020', note: 'Allemagne, lendemain puis infrajournalier' },
      rwthBoth: { name: 'RWTH et Mobility House, 2025', note: 'V2G, maximum, moyenne sur dix ans' },
    },
  },
  sources: {
    rwth: 'RWTH Aachen (ISEA) et The Mobility House Energy, étude sur le vieillissement des batteries en V1G et V2G, présentée par electrive.net, 4 août 2025.',
    ffe: 'T. Kern, P. Dossow, S. von Roon (FfE), « Integrating Bidirectionally Chargeable Electric Vehicles into the Electricity Markets », Energies 2020, 13(21), 5812.',
    enedis:
      'Enedis, rapport sur le pilotage de la recharge de véhicules électriques, décembre 2020, résumé par Flotauto.',
    flexitanie:
      'L’argus pro, présentation du projet Flexitanie et de son offre aux flottes, valable jusqu’en juin 2021.',
    entsoe:
      'ENTSO-E Transparency Platform, enchère du lendemain, zone France, heure par heure, 2023 à 2025 ; mêmes prix sous licence CC BY 4.0 chez SMARD.de.',
    cre: 'Commission de régulation de l’énergie, délibération nº 2026-105 du 21 mai 2026 sur le TURPE 7, en vigueur au 1er août 2026 ; accise : guide des taxes sur l’énergie 2026 du ministère.',
  },
} as const;
