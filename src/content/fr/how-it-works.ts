import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import fleetNight from './fleet-night.ts';

export default {
  meta: {
    title: 'Fonctionnement : la nuit d’un dépôt, pas à pas',
    description: `Brancher, programmer, partir chargé : comment ${f.brand.name} déplace la recharge de vos véhicules aux heures les moins chères et vend leur flexibilité.`,
  },
  hero: {
    title: 'Une nuit au dépôt, du branchement au départ',
    lead: `Vos conducteurs branchent en rentrant. ${f.brand.name} choisit les heures. Au matin, chaque véhicule est prêt à l’heure que vous avez fixée. Aucun matériel à acheter pour la recharge pilotée.`,
    gain: depotGain,
    contact: 'Parler à un spécialiste',
    simulate: 'Simuler ma flotte',
  },
  night: {
    title: 'Brancher, programmer, partir',
    steps: [
      {
        when: '{arrival}',
        title: 'Brancher',
        summary:
          'À {arrival}, les utilitaires rentrent au dépôt et sont branchés, batteries à {start} ; l’électricité est déjà chère.',
        paragraphs: [
          'Le conducteur rentre, branche et s’en va. Nous lisons le niveau de la batterie. Vous avez réglé l’heure de départ et le niveau voulu ; vous pouvez les modifier à tout moment.',
        ],
      },
      {
        when: '{planFrom} à {planTo}',
        title: 'Programmer',
        summary:
          'Le programme de recharge laisse passer la soirée, où seuls chargent les véhicules non pilotés. À {givenBackHour}, quand l’électricité vaut {peakPrice}, il restitue {givenBack} au réseau ; il recharge la nuit, où elle tombe à {lowPrice}.',
        paragraphs: [
          'Le programme de recharge part de l’heure de départ et achète l’énergie aux heures les moins chères, sans dépasser la puissance de votre site. C’est la recharge pilotée (V1G) : du logiciel, sans matériel.',
          'Si la borne est bidirectionnelle et le véhicule compatible, il peut aussi restituer de l’énergie au réseau quand elle vaut le plus (V2G). La réserve que vous fixez reste dans la batterie : {reserve} ici. Aux prix du marché seuls, ces nuits sont rares : ce sont surtout les services au réseau qui paient le V2G.',
        ],
      },
      {
        when: '{departure}',
        title: 'Partir',
        summary: 'À {departure}, tous les véhicules partent à {target}, le niveau demandé.',
        paragraphs: [
          'À l’heure fixée, chaque véhicule est au niveau demandé. Si un départ est avancé, indiquez-le : le programme est recalculé aussitôt.',
        ],
      },
    ],
    arrival: 'retour au dépôt',
    price: 'prix de gros en France',
    priceAt: '{price} à {hour}',
    onArrival: 'dès l’arrivée, au plus cher',
    plan: 'recharge pilotée, au plus bas',
    planShort: 'recharge',
    givenBack: '{energy} restitués au réseau',
    givenBackWhen: 'à la pointe (V2G)',
    reserve: 'réserve : jamais sous {level}',
    level: 'niveau des batteries',
    departure: 'tous partent',
    departureLevel: 'à {level}',
    caption:
      'La nuit du {date}, aux prix réels du marché français (ENTSO-E), offre spot : celle de {year} où restituer de l’énergie a le plus rapporté ; cela n’a payé que {givingBackNights} nuits ouvrées sur {nights}. {vehicles} utilitaires sur bornes bidirectionnelles de {charger}, {others} non pilotés, usure ({wear}) et acheminement comptés. Coût de la nuit : {onArrivalCost} dès l’arrivée (pointillés), {smartOnlyCost} en recharge pilotée (V1G), {planCost} avec le V2G. Une nuit ordinaire, le {typicalDate} : {typicalOnArrivalCost} dès l’arrivée, {typicalPlanCost} en V1G.',
  },
  fleetNight,
  changed: {
    title: 'Un départ avancé ? Le programme est recalculé.',
    lead: 'À {changedAt}, le départ du véhicule {changed} est avancé de {former} à {departure}. Sa recharge est avancée, {makeRoom} autres utilitaires changent d’heures pour lui faire de la place, et le site reste sous {site}. Les {others} autres partent à l’heure prévue.',
    link: 'Voir tout l’espace flotte',
  },
  connection: {
    title: 'Avant la première nuit : la connexion à distance',
    paragraphs: [
      'En recharge pilotée (V1G), tout passe par le logiciel de vos véhicules ou de vos bornes, à distance. Pas de boîtier, pas d’électricien, pas d’arrêt d’exploitation.',
      'Le V2G demande une borne bidirectionnelle et un véhicule compatible. Nous vérifions d’abord la compatibilité de vos modèles, puis nous chiffrons.',
    ],
    steps: [
      { name: 'Signature', when: 'le jour J' },
      { name: 'Connexion', when: f.claims.connectionWithin },
      {
        name: 'Premiers gains',
        when: f.claims.firstRevenueWithin,
      },
      { name: 'Notre facture', when: 'chaque mois' },
    ],
    questions: 'Les questions sur l’installation',
  },
  benefits: {
    title: 'Ce que chacun y gagne',
    fleet: {
      title: 'Votre flotte',
      before: 'jusqu’à',
      figure: f.claims.headlineGainMax,
      condition: `par camion électrique et par an, après partage : ${f.trucks.vehicles} camions branchés de ${f.trucks.from} à ${f.trucks.to} gardent ${f.trucks.keeps} chacun en offre spot, par rapport à une recharge dès l’arrivée ; ${f.trucks.otherSituations}.`,
      seeFleet: 'Voir cette flotte dans le simulateur',
      points: [
        {
          title: 'Une recharge moins chère',
          text: 'La même énergie, achetée à d’autres heures, et moins de puissance souscrite.',
        },
        {
          title: 'Un revenu en plus',
          text: 'Votre flexibilité est vendue au réseau. Votre part est versée chaque mois.',
        },
        {
          title: 'Les mêmes habitudes',
          text: 'Mêmes conducteurs, mêmes horaires et, en V1G, mêmes bornes.',
        },
      ],
    },
    network: {
      title: 'Le réseau',
      before: 'en soirée',
      figure: '{planKw}',
      condition:
        'appelés par le dépôt de notre exemple de {arrival} à minuit, par ses seuls véhicules non pilotés, contre {onArrivalKw} en chargeant dès l’arrivée.',
      points: [
        {
          title: 'Une pointe allégée',
          text: 'Les véhicules pilotés ne chargent plus en soirée, quand tout le monde consomme.',
        },
        {
          title: 'Une réserve qui répond',
          text: 'Avec le V2G, des batteries à l’arrêt restituent de l’énergie à la pointe.',
        },
        {
          title: 'Plus d’électricité bas carbone',
          text: 'La recharge se fait la nuit, quand elle est abondante.',
        },
      ],
    },
    security: {
      title: 'La sécurité et la fiabilité',
      before: 'à {departure}',
      figure: '{target}',
      condition:
        'dans chaque batterie de notre exemple, le niveau demandé ; et jamais moins de {reserve} la nuit.',
      points: [
        {
          title: 'Le départ d’abord',
          text: 'Un véhicule qui n’aurait plus le temps de se recharger n’est pas proposé au réseau.',
        },
        {
          title: 'Vous gardez la main',
          text: 'Heure, niveau, réserve : vous les changez quand vous voulez, véhicule par véhicule.',
        },
        {
          title: 'En cas de coupure',
          text: 'Si la connexion tombe, la borne revient à sa recharge normale et le véhicule part chargé.',
        },
      ],
    },
  },
  closing: {
    title: 'Parlons de votre dépôt',
    lead: 'Avec vos horaires, vos bornes et votre contrat d’électricité, nous chiffrons votre gain net et vous disons si le projet en vaut la peine.',
    contact: 'Nous contacter',
    register: 'Pré-inscrire ma flotte',
  },
} as const;
