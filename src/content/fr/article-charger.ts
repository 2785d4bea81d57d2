import { PAYBACK_YEARS, paybackEuros } from '#domain/simulator/payback.ts';
import { STUDIES } from '#domain/simulator/published-studies.ts';
import { VAN_CASES } from '#domain/simulator/reference-van.ts';
import { number, range } from '../figures.ts';
import { vanFigures } from '../van-figures.ts';
import articles from './articles.ts';

const { night } = VAN_CASES;
const { eur, between, wear, van } = vanFigures('fr');
const years = number(PAYBACK_YEARS, 'fr');

export default {
  meta: {
    title: 'Borne bidirectionnelle : ce qu’elle change vraiment',
    description:
      'Matériel, norme ISO 15118-20, raccordement, garantie de batterie, et le surcoût que le V2G peut rembourser : le calcul avant le devis.',
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
        'La recharge pilotée, elle, ne demande rien de tout cela. Elle n’est que logiciel, et elle apporte l’essentiel de la valeur d’une nuit. La borne bidirectionnelle se juge donc sur ce qu’elle ajoute, pas sur le total.',
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
        `L’étude menée par RWTH Aachen et The Mobility House chiffre l’usure du V2G : ${range(STUDIES.rwth.addedPoints, 'fr')} points de capacité de plus après dix ans, selon la cellule{rwth}. C’est mesurable, ce n’est pas dramatique, et cela se paie : nos calculs retiennent ${wear()} rendu, un curseur que vous pouvez déplacer.`,
        'La garantie est une autre affaire. Elle est en général écrite en années et en kilomètres, or une batterie qui rend de l’énergie travaille à l’arrêt. Les règles internationales sur la durabilité des batteries s’étendent à l’énergie qui ne sert pas à rouler, comme le forum des Nations unies sur les véhicules l’a annoncé en 2023{durability}. Elles ne remplacent pas votre contrat : seul compte ce que votre constructeur écrit.',
      ],
      questions: [
        'La garantie de la batterie couvre‑t‑elle la décharge vers le réseau ? Par écrit, pour mes véhicules ?',
        'Y a‑t‑il un plafond : énergie rendue, heures, cycles ? Qui tient le compteur, et puis‑je le lire ?',
        'En location longue durée, que dit le contrat du loueur à la restitution ?',
      ],
    },
    calcul: {
      title: 'Le surcoût que la nuit rembourse',
      body: [
        `Voici la question utile : combien une borne bidirectionnelle peut‑elle coûter de plus qu’une borne ordinaire, pour que le supplément du V2G la rembourse en ${years} ans ? Nous prenons notre utilitaire de référence, branché de ${van.from} à ${van.to} en semaine, et nous ne changeons qu’une hypothèse à la fois. Pas d’actualisation, pas de part d’opérateur : ce sont donc des maximums.`,
      ],
      rest: [
        `Dans le cas ordinaire, le supplément vaut ${eur(night.y2024.extraEuros)} à ${eur(night.y2023.extraEuros)} par an, et rembourse ${between(paybackEuros('night'))}. Avec une batterie qui s’use moitié moins, ${between(paybackEuros('lowWear'))}. Branché toute la journée, ${between(paybackEuros('allDay'))}. Branché de 22 h à 6 h seulement, presque rien. La dernière ligne prend l’écart entre V1G et V2G de l’étude d’Aachen, le plus grand que nous ayons trouvé publié : un plafond, pas une prévision.`,
        `En face, le prix de la borne. Nous n’en donnerons pas ici : les offres bougent, et la pose dépend de votre site. Un seul repère public et daté : en 2020, la Région Occitanie évaluait à ${eur(STUDIES.flexitanie.chargerEuros)} la borne en courant continu de Flexitanie, et en finançait la moitié{occitanie}. Demandez un devis qui sépare la borne, la pose et le raccordement, puis un second pour la borne ordinaire équivalente. La différence est le seul chiffre qui compte.`,
      ],
    },
    decision: {
      title: 'Quand y aller, quand attendre',
      body: [
        'Allez-y si plusieurs de ces points sont vrais chez vous :',
        [
          'vos véhicules sont branchés tôt le soir, ou une partie de la journée ;',
          'vos bornes sont à remplacer de toute façon, si bien que seul l’écart de prix compte ;',
          'une aide locale prend en charge une partie du matériel ;',
          'votre constructeur couvre la décharge par écrit ;',
          'le bâtiment consomme à la pointe du soir.',
        ],
        'Sinon, pilotez d’abord. Posez des bornes qui parlent des protocoles ouverts, tirez les gaines une fois pour toutes, et gardez le V2G pour le prochain renouvellement. La recharge pilotée vous paie pendant l’attente, et ses mesures, heure par heure, vous diront mieux que n’importe quelle étude quels véhicules méritent une borne bidirectionnelle.',
        'Un essai limité aide aussi : deux ou trois bornes, les véhicules qui restent le plus longtemps au dépôt, une année complète. Les mois ne se valent pas ; un essai d’été ne dit rien d’octobre.',
      ],
    },
  },
  figure: {
    title: `Surcoût de borne remboursé en ${years} ans, par véhicule`,
    caption: `Supplément du V2G sur la recharge pilotée, usure déduite, sur ${years} ans. Plein : la plus faible des deux années, 2023 et 2024 ; clair : la plus forte. Sans actualisation, part d’opérateur ni acheminement de l’énergie rachetée.`,
    rows: {
      shortNight: { name: 'Branché de 22 h à 6 h', note: 'la pointe du soir est manquée' },
      night: { name: `Branché de ${van.from} à ${van.to}`, note: 'notre cas de référence' },
      hourly: { name: 'Le même, prix heure par heure', note: 'prévision parfaite' },
      allDay: { name: 'Branché toute la journée', note: 'creux de l’après-midi, pointe du soir' },
      lowWear: { name: 'Usure divisée par deux', note: `${van.from} à ${van.to}` },
      rwth: { name: 'Écart V1G–V2G de l’étude RWTH', note: 'le plus grand écart publié' },
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
    occitanie:
      'Les clés de la transition, « Flexitanie : démonstrateur vehicle-to-grid », sur le dispositif voté par la Région Occitanie le 16 octobre 2020.',
  },
} as const;
