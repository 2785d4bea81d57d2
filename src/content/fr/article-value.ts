import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/published-studies.ts';
import { euroAmount, euros, measure, number, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import articles from './articles.ts';

const { eur, wear, of } = fleetFigures('fr');
const [initial, depot, delivery] = [of('initial'), of('depot'), of('delivery')];
const extra = V2G_EXTRA_EUROS;
const { wearCents } = KNOWN_FLEETS.depot;

export default {
  meta: {
    title: 'V1G et V2G : combien par véhicule et par an ?',
    description:
      'Quatre chiffres publiés sur la valeur de la recharge pilotée et du V2G, ce qu’ils comptent, et notre calcul sur trois années de prix français, de 2023 à 2025.',
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
        'Le V2G, en plus, restitue de l’énergie au réseau aux heures chères et la rachète aux heures creuses. Il faut une borne bidirectionnelle et un véhicule compatible. Et chaque kilowattheure restitué use un peu la batterie.',
        'Un chiffre de gain qui ne dit pas lequel des deux il compte ne vaut rien. C’est la première question à poser à quiconque vous en présente un, nous compris.',
      ],
    },
    publies: {
      title: 'Quatre chiffres publiés, quatre questions différentes',
      body: [
        'Voici ce que l’on trouve de plus sérieux. Aucun de ces montants n’est faux ; aucun ne répond exactement à la question de votre directeur financier.',
        [
          `RWTH Aachen avec The Mobility House (2025) : environ ${eur(STUDIES.rwth.smartEurosInAll)} sur ${number(STUDIES.rwth.years, 'fr')} ans en V1G, jusqu’à ${eur(STUDIES.rwth.bothEurosInAll)} en V2G{rwth}. Soit ${eur(RWTH_YEARLY.smartEuros)} et ${eur(RWTH_YEARLY.bothEuros)} par an. Cellules testées en laboratoire, borne de ${depot.charger}, vieillissement modélisé ; l’un des deux auteurs vend ce service.`,
          `FfE, Munich (2020) : environ ${eur(STUDIES.ffe.dayAheadEuros)} par an pour une voiture bidirectionnelle dont la flexibilité est vendue sur le marché du lendemain, jusqu’à ${eur(STUDIES.ffe.withIntradayEuros)} en ajoutant l’infrajournalier{ffe}. Prix allemands de 2019.`,
          `Enedis (décembre 2020) : ${euros(STUDIES.enedis.savedEuros, 'fr')} d’économie par véhicule et par an sur la facture, dont la moitié par le simple usage des heures creuses{enedis}. Ici ni marché ni V2G : tarif, puissance souscrite, solaire sur place.`,
          `Flexitanie (EDF, Région Occitanie et Ademe) : environ ${eur(STUDIES.flexitanie.paidEuros)} par véhicule et par an versés à la flotte, l’équivalent de ${measure(STUDIES.flexitanie.coveredKm, 'km', 'fr')} d’électricité, contre l’engagement de rester branché au moins ${number(STUDIES.flexitanie.pluggedHoursPerDay, 'fr')} heures par jour{flexitanie}. C’est un montant versé par contrat, pas un modèle.`,
        ],
      ],
      rest: [
        'Trois lectures se superposent : ce qu’un modèle pourrait gagner, ce qu’une facture économise, ce qu’un opérateur verse. Entre la première et la dernière, il y a les prévisions imparfaites, les frais et la part de l’intermédiaire.',
      ],
    },
    calcul: {
      title: 'Notre calcul : la facture d’un dépôt, aujourd’hui et avec nous',
      body: [
        `Prenons ${depot.vehicles} utilitaires de ${depot.battery} sur des bornes de ${depot.charger}, branchés de ${depot.from} à ${depot.to} les jours ouvrés. Nous calculons la facture de leur recharge deux fois : telle qu’elle est aujourd’hui, quand chacun charge dès l’arrivée, puis avec le meilleur programme de recharge. Prix du lendemain heure par heure{entsoe}, acheminement (TURPE 7), accise et puissance souscrite{cre}, hors TVA. Nous comptons ${depot.capture} du gain possible sur les prix : les prévisions ne sont jamais parfaites.`,
        `Aujourd’hui, cette recharge coûte ${depot.before} par véhicule et par an, en moyenne sur trois ans. Le pilotage en retire ${depot.created} : ${depot.market} parce que l’énergie s’achète à de meilleures heures, ${depot.tariff} parce que l’acheminement y coûte moins, ${depot.power} parce que le site souscrit moins de puissance.`,
        [
          `Aux prix de 2023 : ${depot.in(2023).created} de valeur créée, dont ${depot.in(2023).keeps} pour la flotte.`,
          `Aux prix de 2024 : ${depot.in(2024).created}, dont ${depot.in(2024).keeps} pour la flotte.`,
          `Aux prix de 2025 : ${depot.in(2025).created}, dont ${depot.in(2025).keeps} pour la flotte.`,
        ],
        `La flotte garde donc ${depot.keeps} par véhicule et par an, soit ${depot.keepsOfBill} de sa facture ; entre ${depot.low} et ${depot.high} selon l’année, l’heure de retour et la part du gain réellement obtenue. ${delivery.vehicles} utilitaires de livraison branchés aux mêmes heures en gardent ${delivery.keeps} (${delivery.created} avant partage) ; ${initial.vehicles} véhicules branchés de ${initial.from} à ${initial.to} seulement, ${initial.keeps} (${initial.created} avant partage).`,
        'Le programme de recharge est un optimum exact : nos tests le comparent à HiGHS, un solveur public, et à une seconde réalisation indépendante du calcul sur des dizaines de flottes.',
      ],
    },
    ecart: {
      title: 'Pourquoi le V2G ajoute si peu sur les prix du lendemain',
      body: [
        `Sur ces mêmes nuits, acheter et revendre n’ajoute presque rien : ${euroAmount(extra.depot.asCharged, 'fr')} par véhicule et par an pour le dépôt, ${euroAmount(extra.delivery.asCharged, 'fr')} pour les ${delivery.vehicles} utilitaires de livraison, avant partage. Trois causes l’expliquent, et toutes se mesurent.`,
        `Les charges d’abord. Chaque kilowattheure restitué doit être racheté, avec son acheminement et son accise. Si elles étaient remboursées, le V2G ajouterait ${eur(extra.depot.exempt)} au dépôt et ${eur(extra.delivery.exempt)} aux utilitaires de livraison.`,
        `L’usure ensuite, que nous comptons à ${wear(wearCents)}. À ${wear(wearCents / 2)}, le supplément des utilitaires de livraison passe de ${euroAmount(extra.delivery.asCharged, 'fr')} à ${euroAmount(extra.delivery.halfWear, 'fr')} ; à ${wear(wearCents * 2)}, il tombe à ${euroAmount(extra.delivery.doubleWear, 'fr')}. Enfin les horaires : qui se branche à ${initial.from} a manqué la pointe du soir et n’a plus rien à revendre.`,
        `Ce qui paie une borne bidirectionnelle, ce sont les services au réseau : tenir de la puissance prête dans les deux sens. Pour le dépôt, environ ${depot.fcr} par véhicule et par an en réserve primaire au prix de 2024, jusqu’à ${depot.afrr} en réserve secondaire à celui du second semestre 2025, avant partage. Il faut réunir un mégawatt et être certifié, et ces prix baissent : nous les montrons, nous ne les comptons pas.`,
      ],
    },
    limites: {
      title: 'Ce que ce calcul ne compte pas',
      body: [
        [
          'La réserve, la capacité et les marchés du jour même. Ils peuvent s’ajouter ; rien n’en est dans le gain.',
          'Les week-ends. Un véhicule branché le samedi et le dimanche peut rapporter davantage.',
          'Un renforcement de raccordement évité. Pour un dépôt qui grandit, c’est parfois le premier gain.',
          'Le solaire sur place, la contribution tarifaire d’acheminement, le comptage, la marge du fournisseur et la TVA.',
          'Un prix fixe. Si votre contrat n’est pas indexé sur le marché, il reste l’acheminement et la puissance souscrite : le simulateur vous le chiffre.',
          'Un pilotage que vous avez déjà. Si vos véhicules chargent sur minuterie aux heures creuses, dites-le au simulateur : le gain est plus petit.',
        ],
      ],
    },
    usage: {
      title: 'Comment vous en servir',
      body: [
        `Commencez par le V1G : pas de matériel, presque toute l’économie, aucun cycle de plus sur vos batteries. L’étude d’Aachen trouve même qu’il les ménage, de ${range(STUDIES.rwth.sparedPoints, 'fr')} points de capacité sur dix ans par rapport à la recharge immédiate{rwth}.`,
        'Ensuite, faites le compte du V2G véhicule par véhicule : combien d’heures branché, à quelles heures, avec quelle garantie sur la batterie, pour quel surcoût de borne, et qui vend la réserve.',
        'À qui vous présente un montant, demandez trois choses : par rapport à quelle recharge d’aujourd’hui, avant ou après partage, et avec quelle fourchette. Le simulateur répond aux trois pour votre flotte, et vous pouvez changer chaque hypothèse.',
      ],
    },
  },
  figure: {
    title: 'Par véhicule et par an',
    caption:
      'Plein : la valeur, ou le bas de la fourchette. Clair : le haut. Bleu : recharge pilotée seule ; ocre : avec V2G. Les études ne comptent pas les mêmes revenus. Nos trois lignes sont la valeur créée avant partage, sur la facture entière, de la plus faible à la plus forte des trois années.',
    rows: {
      enedis: { name: 'Enedis, 2020', note: 'sur la facture, sans V2G' },
      rwthSmart: { name: 'RWTH et Mobility House, 2025', note: 'V1G, moyenne sur dix ans' },
      initial: {
        name: `Notre calcul, ${initial.vehicles} véhicules`,
        note: `branchés de ${initial.from} à ${initial.to}, avant partage`,
      },
      depot: {
        name: `Notre calcul, dépôt de ${depot.vehicles} utilitaires`,
        note: `branchés de ${depot.from} à ${depot.to}, avant partage`,
      },
      delivery: {
        name: `Notre calcul, ${delivery.vehicles} utilitaires de livraison`,
        note: `branchés de ${delivery.from} à ${delivery.to}, avant partage`,
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
