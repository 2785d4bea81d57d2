import { capturePercent } from '#domain/simulator/constants.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/published-studies.ts';
import { VAN_CASES, VAN_ON_HOURLY_PRICES } from '#domain/simulator/reference-van.ts';
import { euros, measure, number, percent, range } from '../figures.ts';
import { vanFigures } from '../van-figures.ts';
import articles from './articles.ts';

const { night, lowWear, highWear, shortNight, allDay } = VAN_CASES;
const hourly = VAN_ON_HOURLY_PRICES;
const { eur, wear, van } = vanFigures('fr');

export default {
  meta: {
    title: 'V1G et V2G : combien par véhicule et par an ?',
    description:
      'Quatre chiffres publiés sur la valeur de la recharge pilotée et du V2G, ce qu’ils comptent, et notre calcul sur les prix français de 2023 et 2024.',
  },
  hero: articles.titles['article-value'],
  common: articles.common,
  topic: articles.topics.value,
  next: articles.titles['article-charger'].title,
  sections: {
    mots: {
      title: 'Deux sigles, deux métiers',
      body: [
        'Le V1G, ou recharge pilotée, choisit l’heure à laquelle un véhicule branché se recharge. L’énergie ne circule que dans un sens. C’est du logiciel : la borne et le véhicule que vous avez suffisent le plus souvent.',
        'Le V2G, en plus, rend de l’énergie au réseau aux heures chères et la rachète aux heures creuses. Il faut une borne bidirectionnelle et un véhicule compatible. Et chaque kilowattheure rendu use un peu la batterie.',
        'Un chiffre de gain qui ne dit pas lequel des deux il compte ne vaut rien. C’est la première question à poser à quiconque vous en présente un, nous compris.',
      ],
    },
    publies: {
      title: 'Quatre chiffres publiés, quatre questions différentes',
      body: [
        'Voici ce que l’on trouve de plus sérieux. Aucun de ces montants n’est faux ; aucun ne répond exactement à la question de votre directeur financier.',
        [
          `RWTH Aachen avec The Mobility House (2025) : environ ${eur(STUDIES.rwth.smartEurosInAll)} sur ${number(STUDIES.rwth.years, 'fr')} ans en V1G, jusqu’à ${eur(STUDIES.rwth.bothEurosInAll)} en V2G{rwth}. Soit ${eur(RWTH_YEARLY.smartEuros)} et ${eur(RWTH_YEARLY.bothEuros)} par an. Cellules testées en laboratoire, borne de ${van.charger}, vieillissement modélisé ; l’un des deux auteurs vend ce service.`,
          `FfE, Munich (2020) : environ ${eur(STUDIES.ffe.dayAheadEuros)} par an pour une voiture bidirectionnelle dont la flexibilité est vendue sur le marché du lendemain, jusqu’à ${eur(STUDIES.ffe.withIntradayEuros)} en ajoutant l’infrajournalier{ffe}. Prix allemands de 2019.`,
          `Enedis (décembre 2020) : ${euros(STUDIES.enedis.savedEuros, 'fr')} d’économie par véhicule et par an sur la facture, dont la moitié par le simple usage des heures creuses{enedis}. Ici ni marché ni V2G : tarif, puissance souscrite, solaire sur place.`,
          `Flexitanie (EDF, Région Occitanie et Ademe) : environ ${eur(STUDIES.flexitanie.paidEuros)} par véhicule et par an versés à la flotte, l’équivalent de ${measure(STUDIES.flexitanie.coveredKm, 'km', 'fr')} d’électricité, contre l’engagement de rester branché au moins ${number(STUDIES.flexitanie.pluggedHoursPerDay, 'fr')} heures par jour{flexitanie}. C’est un montant versé par contrat, pas un modèle.`,
        ],
      ],
      rest: [
        'Trois lectures se superposent : ce qu’un modèle pourrait gagner, ce qu’une facture économise, ce qu’un opérateur verse. Entre la première et la dernière il y a les prévisions imparfaites, les frais et la part de l’intermédiaire.',
      ],
    },
    calcul: {
      title: 'Notre calcul, sur un utilitaire ordinaire',
      body: [
        `Prenons un utilitaire de ${van.battery} sur une borne de ${van.charger}, branché de ${van.from} à ${van.to} les nuits de semaine. Il doit reprendre ${van.needed}. Rendement aller-retour ${van.efficiency}. Usure de la batterie comptée à ${wear(1)} rendu. Prix de gros français du lendemain, moyennes par mois et par heure{entsoe}. Rien d’autre : ni réserve, ni capacité, ni taxe.`,
        `Recharger dès l’arrivée aurait coûté ${eur(night.y2024.onArrivalEuros)} d’énergie sur l’année 2024. Le meilleur plan en V1G économise ${eur(night.y2024.smartEuros)}. Le V2G ajoute ${eur(night.y2024.extraEuros)}, usure déduite. Pour 2023, année plus chère : ${eur(night.y2023.smartEuros)} en V1G, ${eur(night.y2023.extraEuros)} de plus en V2G.`,
        `Ce sont des optimums exacts : notre solveur donne le même résultat que HiGHS, un solveur public, sur des milliers de cas tirés au sort. Mais les moyennes mensuelles effacent les jours extrêmes. Avec les vrais prix heure par heure et une prévision parfaite, les mêmes nuits donnent ${eur(hourly.y2024.smartEuros)} en V1G et ${eur(hourly.y2024.bothEuros)} avec V2G pour 2024, ${eur(hourly.y2023.smartEuros)} et ${eur(hourly.y2023.bothEuros)} pour 2023. Nos moyennes sont donc prudentes.`,
      ],
    },
    ecart: {
      title: 'Pourquoi le V2G ajoute si peu, la nuit',
      body: [
        'La surprise est là : sur une nuit française ordinaire, presque toute la valeur vient du V1G. Deux causes l’expliquent, et les deux se mesurent.',
        `L’usure d’abord. À ${wear(1)}, beaucoup de soirées ne sont pas assez chères pour que rendre vaille la peine. À ${wear(0.5)}, le supplément du V2G passe de ${eur(night.y2024.extraEuros)} à ${eur(lowWear.y2024.extraEuros)} pour 2024. À ${wear(2)}, il tombe à ${eur(highWear.y2024.extraEuros)} : la meilleure décision est de ne rien rendre.`,
        `La fenêtre ensuite. Branché seulement de 22 h à 6 h, le véhicule manque la pointe du soir : le V2G n’ajoute que ${eur(shortNight.y2024.extraEuros)}. Branché toute la journée, il profite du creux solaire de l’après-midi puis de la pointe : ${eur(allDay.y2024.extraEuros)} de plus. Un véhicule de réserve, souvent immobile, est un meilleur candidat au V2G que l’utilitaire qui roule chaque jour.`,
        'Les chiffres plus élevés viennent d’autres marchés : l’infrajournalier chez FfE, ailleurs la réserve de fréquence ou la capacité. Ces revenus existent. Ils demandent des engagements de disponibilité, varient d’une année à l’autre, et personne ne peut vous les garantir à cinq ans.',
      ],
    },
    limites: {
      title: 'Ce que ce calcul ne compte pas',
      body: [
        'Un calcul honnête dit aussi ce qu’il laisse dehors.',
        [
          `Les prévisions. Personne ne connaît les prix à l’avance ; nous retenons dans le simulateur que ${percent(capturePercent, 'fr')} de l’optimum sont atteints, avec un cas bas et un cas haut.`,
          'L’acheminement et les taxes. Les taxes ne suivent pas le prix de gros : sur la facture entière, la baisse en pourcentage est plus faible. L’acheminement, lui, a souvent ses propres heures pleines et creuses : déplacer la recharge peut le baisser aussi.',
          'Pour le V2G, l’acheminement de l’énergie rachetée. Chaque kilowattheure rendu doit être soutiré de nouveau, et le soutirage se paie ; selon votre tarif, ce coût peut effacer le supplément.',
          'La puissance souscrite. Étaler la recharge peut éviter un renforcement de raccordement ; pour un dépôt qui grandit, c’est parfois le premier gain.',
          'Votre contrat d’énergie. Si votre prix est fixe, le gain naît chez votre fournisseur : il faut un contrat qui vous le rende.',
          'La part de l’opérateur. Demandez toujours si un montant est brut ou s’il s’agit de ce que vous touchez.',
        ],
      ],
    },
    usage: {
      title: 'Comment vous en servir',
      body: [
        `Commencez par le V1G : pas de matériel, l’essentiel de la valeur, aucun cycle de plus sur vos batteries. L’étude d’Aachen trouve même qu’il les ménage, de ${range(STUDIES.rwth.sparedPoints, 'fr')} points de capacité sur dix ans par rapport à la recharge immédiate{rwth}.`,
        'Ensuite seulement, faites le compte du V2G véhicule par véhicule : combien d’heures branché, à quelles heures, avec quelle garantie sur la batterie, et pour quel surcoût de borne.',
        'Enfin, méfiez-vous d’un chiffre unique. Un bas, une référence et un haut, avec les hypothèses écrites à côté, voilà ce qu’un directeur financier peut défendre. C’est ainsi que notre simulateur répond, et vous pouvez changer chaque hypothèse.',
      ],
    },
  },
  figure: {
    title: 'Par véhicule et par an',
    caption:
      'Plein : la valeur, ou le bas de la fourchette. Clair : le haut. Bleu : recharge pilotée seule ; ocre : avec V2G. Les études ne comptent pas les mêmes revenus ; nos deux lignes sont des prix de gros seuls, usure déduite.',
    rows: {
      enedis: { name: 'Enedis, 2020', note: 'sur la facture, sans V2G' },
      rwthSmart: { name: 'RWTH et Mobility House, 2025', note: 'V1G, moyenne sur dix ans' },
      oursSmart: { name: 'Notre calcul, V1G', note: 'France, 2024 à 2023' },
      oursBoth: { name: 'Notre calcul, V1G et V2G', note: 'France, 2024 à 2023' },
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
      'ENTSO-E Transparency Platform, prix du lendemain, zone France, 2023 et 2024 ; moyennes par mois et par heure calculées par nos soins.',
  },
} as const;
