import { PAYBACK_YEARS } from '#domain/illustrations/charger-payback.ts';
import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import { KNOWN_FLEETS, knownFigures } from '#domain/illustrations/known-fleets.ts';
import { STUDIES } from '#domain/simulator/published-studies.ts';
import { euroAmount, longDate, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import articles from './articles.ts';

const { eur, wear, of } = fleetFigures('fr');
const depot = of('depot');
const { possible } = knownFigures('depot').estimate;
const extra = V2G_EXTRA_EUROS.depot;
const { fleetSharePercent, wearCents } = KNOWN_FLEETS.depot;
const years = number(PAYBACK_YEARS, 'fr');

export default {
  meta: {
    title: 'Borne bidirectionnelle : ce qu’elle change vraiment',
    description:
      'Matériel, norme ISO 15118-20, raccordement, garantie de batterie, et ce qui rembourse la borne : le calcul à faire avant le devis.',
  },
  hero: articles.titles['article-charger'],
  common: articles.common,
  topic: articles.topics.hardware,
  next: articles.titles['article-night'].title,
  sections: {
    materiel: {
      title: 'Ce qu’il y a dans la borne',
      body: [
        'Une borne classique en courant alternatif est une prise intelligente : elle autorise, mesure, coupe. C’est le chargeur embarqué du véhicule qui transforme le courant. Pour rendre de l’énergie, quelque chose doit faire le chemin inverse. Il y a deux façons de le placer.',
        [
          'En courant continu, l’onduleur est dans la borne. Elle est plus grosse, plus chère, et ne dépend guère du véhicule, pourvu que celui-ci accepte la décharge.',
          'En courant alternatif, l’onduleur est dans le véhicule : son chargeur embarqué est bidirectionnel. La borne reste simple, mais le couple borne et véhicule doit être prévu pour fonctionner ensemble.',
        ],
        'Dans les deux cas, la compatibilité se vérifie modèle par modèle, et même version par version : deux millésimes d’un même utilitaire peuvent différer. Une fiche qui dit « prêt pour le V2G » n’est pas une réponse ; demandez avec quelle borne, à quelle puissance et depuis quelle version du logiciel.',
        'La recharge pilotée, elle, ne demande rien de tout cela. Elle n’est que logiciel, et elle apporte presque toute l’économie d’une nuit. La borne bidirectionnelle se juge donc sur ce qu’elle ajoute, pas sur le total.',
      ],
    },
    norme: {
      title: 'La norme qui compte : ISO 15118-20',
      body: [
        'Publiée en avril 2022, ISO 15118-20 définit les messages entre le véhicule et la borne, transfert bidirectionnel compris{iso}. Avant elle, la décharge passait par des accords particuliers, ou par la prise CHAdeMO qu’utilisait Flexitanie{flexitanie}.',
        'Entre la borne et le logiciel qui la pilote, c’est un autre protocole, OCPP. Une borne qui parle ISO 15118-20 d’un côté et une version récente d’OCPP de l’autre vous laisse libre de changer d’opérateur. Une borne qui ne parle qu’à l’application de son fabricant vous lie pour toute sa vie.',
      ],
      questions: [
        'La borne est‑elle certifiée ISO 15118-20, transfert bidirectionnel compris, ou cela viendra‑t‑il par une mise à jour ? À quelle date, et qui la garantit ?',
        'Quelle version d’OCPP, et la décharge est‑elle pilotable par un tiers ?',
        'Avec quels véhicules de ma flotte a‑t‑elle été essayée, et puis‑je voir le compte rendu ?',
      ],
    },
    raccordement: {
      title: 'Le raccordement : vous devenez aussi producteur',
      body: [
        'Une installation qui peut injecter n’est plus, aux yeux du réseau, une simple consommation. La note d’Enedis sur les installations susceptibles d’injecter et de soutirer cite nommément les bornes bidirectionnelles : ce que vous déclarez dans la demande de raccordement détermine les textes qui s’appliquent, et une installation capable d’injecter relève à la fois de ceux de la production et de la consommation{connection}.',
        'En pratique : une demande à déposer avant les travaux, une protection de découplage conforme, un comptage dans les deux sens, et un délai que ni l’installateur ni nous ne maîtrisons. Commencez par là. C’est souvent la plus longue des étapes, et la moins chère à engager tôt.',
        'Une variante mérite d’être examinée : rendre l’énergie au bâtiment sans jamais injecter sur le réseau public. Si le dépôt consomme le soir, pour du froid ou un atelier, elle peut capter une bonne partie de la valeur avec un dossier plus léger.',
      ],
    },
    garantie: {
      title: 'La batterie et sa garantie',
      body: [
        `L’étude menée par RWTH Aachen et The Mobility House chiffre l’usure du V2G : une perte supplémentaire de ${range(STUDIES.rwth.addedPoints, 'fr')} points de capacité en dix ans, selon la cellule{rwth}. Cette usure a un prix : nos calculs retiennent ${wear(wearCents)} restitué, une hypothèse que vous pouvez modifier dans le simulateur.`,
        'La garantie est une autre affaire. Elle est en général écrite en années et en kilomètres, or une batterie qui rend de l’énergie travaille à l’arrêt. Les règles internationales sur la durabilité des batteries s’étendent à l’énergie qui ne sert pas à rouler, comme le forum des Nations unies sur les véhicules l’a annoncé en 2023{durability}. Elles ne remplacent pas votre contrat : seul compte ce que votre constructeur écrit.',
      ],
      questions: [
        'La garantie de la batterie couvre‑t‑elle la décharge vers le réseau ? Par écrit, pour mes véhicules ?',
        'Y a‑t‑il un plafond : énergie rendue, heures, cycles ? Qui tient le compteur, et puis‑je le lire ?',
        'En location longue durée, que dit le contrat du loueur à la restitution ?',
      ],
    },
    calcul: {
      title: 'Ce qui rembourse la borne',
      body: [
        `Combien une borne bidirectionnelle peut‑elle coûter de plus qu’une borne ordinaire, pour que le V2G la rembourse en ${years} ans ? Nous prenons le dépôt de notre page d’accueil : ${depot.vehicles} utilitaires de ${depot.battery}, bornes de ${depot.charger}, branchés de ${depot.from} à ${depot.to}, aux prix horaires français de 2023 à 2025, acheminement et taxes compris{cre}.`,
        `Pas l’énergie achetée la nuit et revendue le soir. Chaque kilowattheure restitué doit être racheté, avec son acheminement et son accise : une fois ces charges et l’usure payées, il reste ${euroAmount(extra.asCharged, 'fr')} par véhicule et par an. Si ces charges étaient remboursées, ce serait ${eur(extra.exempt)}. La loi le prévoit depuis 2025 pour l’accise, pas pour l’acheminement ; le simulateur ne le compte donc pas, sauf si vous le lui dites.`,
        `Ce sont les services au réseau qui paient la borne. Tenir de la puissance prête dans les deux sens, tant que les véhicules sont branchés, vaudrait au dépôt environ ${depot.fcr} par véhicule et par an en réserve primaire (FCR, prix moyen de 2024){fcr}, et jusqu’à ${depot.afrr} en réserve secondaire (aFRR, prix du second semestre 2025){afrr}. Ces montants sont possibles, pas acquis : il faut réunir un mégawatt et être certifié, et ces prix baissent. Le simulateur les montre à part et ne les compte jamais.`,
      ],
      rest: [
        `Dans les barres de la réserve, la partie pleine est ce que la borne ajoute. Sans elle, la recharge en cours peut déjà être suspendue à la demande du réseau, ce qui vaudrait ${eur(possible.fcrEuros)} par an en FCR ou ${eur(possible.afrrEuros)} en aFRR. La partie claire suppose que vous ne vendiez rien sans la borne. La dernière ligne prend l’écart entre V1G et V2G de l’étude d’Aachen, le plus grand que nous ayons trouvé publié.`,
        `En face, le prix de la borne. Nous n’en donnons pas ici : les offres bougent, et la pose dépend de votre site. Un repère public et daté : en 2020, la Région Occitanie évaluait à ${eur(STUDIES.flexitanie.chargerEuros)} la borne en courant continu de Flexitanie, et en finançait la moitié{occitanie}. Demandez un devis qui sépare la borne, la pose et le raccordement, puis un second pour la borne ordinaire équivalente. C’est la différence entre les deux que le V2G doit rembourser.`,
      ],
    },
    decision: {
      title: 'Quand y aller, quand attendre',
      body: [
        'Allez-y si plusieurs de ces points sont vrais chez vous :',
        [
          'votre site, ou plusieurs sites ensemble, atteignent le mégawatt qu’il faut pour vendre de la réserve ;',
          'vos véhicules restent branchés longtemps, tôt le soir ou une partie de la journée ;',
          'vos bornes sont à remplacer de toute façon, si bien que seul l’écart de prix compte ;',
          'une aide locale prend en charge une partie du matériel ;',
          'votre constructeur couvre la décharge par écrit ;',
          'le bâtiment consomme à la pointe du soir ;',
          'votre contrat d’électricité est indexé sur le marché.',
        ],
        'Sinon, commencez par la recharge pilotée. Posez des bornes qui parlent des protocoles ouverts, tirez les gaines une fois pour toutes, et gardez le V2G pour le prochain renouvellement. La recharge pilotée vous paie pendant l’attente, et ses mesures, heure par heure, vous diront mieux que n’importe quelle étude quels véhicules méritent une borne bidirectionnelle.',
        'Un essai limité aide aussi : deux ou trois bornes, les véhicules qui restent le plus longtemps au dépôt, une année complète. Les mois ne se valent pas ; un essai d’été ne dit rien d’octobre.',
      ],
    },
  },
  figure: {
    title: `Surcoût de borne remboursé en ${years} ans, par véhicule`,
    caption: `Dépôt de ${depot.vehicles} utilitaires, usure déduite, part de la flotte (${percent(fleetSharePercent, 'fr')}) sur ${years} ans, sans actualisation. Bleu : prix du lendemain, comptés par le simulateur s’ils dépassent un euro par an. Ocre : réserve possible à son prix daté, dès un mégawatt, non comptée ; plein, ce que la borne ajoute à la recharge pilotée ; clair, tout ce qu’elle permet de vendre.`,
    rows: {
      asCharged: { name: 'Prix du lendemain', note: 'acheminement et accise payés au rachat' },
      exempt: { name: 'Prix du lendemain, exonéré', note: 'acheminement et accise remboursés' },
      fcr: { name: 'Réserve primaire (FCR)', note: 'prix moyen de 2024, possible' },
      afrr: { name: 'Réserve secondaire (aFRR)', note: 'second semestre 2025, possible' },
      rwth: { name: 'Écart V1G–V2G de l’étude RWTH', note: 'publié, avant partage' },
    },
  },
  sources: {
    iso: 'ISO 15118-20 (2022), Véhicules routiers, interface de communication entre véhicule et réseau électrique, partie 20.',
    flexitanie:
      'L’argus pro, présentation du projet Flexitanie et de son offre aux flottes, valable jusqu’en juin 2021.',
    connection:
      'Enedis-PRO-RES_78E, « Conditions de raccordement des installations susceptibles d’injecter et de soutirer », version 3, 21 mai 2021, dans la documentation technique de référence d’Enedis.',
    rwth: 'RWTH Aachen (ISEA) et The Mobility House Energy, étude sur le vieillissement des batteries en V1G et V2G, présentée par electrive.net, 4 août 2025.',
    durability:
      'Forum mondial pour l’harmonisation des règlements concernant les véhicules (ONU), session 190, point sur le règlement technique mondial nº 22, durabilité des batteries, juin 2023.',
    cre: 'Commission de régulation de l’énergie, délibération nº 2026-105 du 21 mai 2026 sur le TURPE 7, en vigueur au 1er août 2026 ; accise : guide des taxes sur l’énergie 2026 du ministère.',
    fcr: `Linklaters, ${longDate('2025-06-18', 'fr')} : prix moyen de la réserve primaire (FCR) en 2024.`,
    afrr: 'E-CUBE, perspectives du stockage par batteries : prix de la réserve secondaire (aFRR) au second semestre 2025.',
    occitanie:
      'Les clés de la transition, « Flexitanie : démonstrateur vehicle-to-grid », sur le dispositif voté par la Région Occitanie le 16 octobre 2020.',
  },
} as const;
