import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { euros, hours, number } from '../figures.ts';

export default {
  meta: {
    title: 'Fonctionnement : la nuit d’un dépôt, pas à pas',
    description: `Brancher, planifier, partir chargé : comment ${BRAND.name} déplace la recharge de vos véhicules vers les meilleures heures et vend leur flexibilité.`,
  },
  hero: {
    title: 'Brancher, attendre, partir chargé.',
    lead: `Vos conducteurs branchent en rentrant. ${BRAND.name} choisit les heures. Au matin, chaque véhicule est prêt à l’heure que vous avez fixée.`,
    contact: 'Parler à un spécialiste',
    simulate: 'Simuler ma flotte',
  },
  night: {
    title: 'Trois temps. Vos conducteurs en connaissent déjà deux.',
    steps: [
      {
        when: '{arrival}',
        title: 'Brancher',
        summary:
          'À {arrival}, les utilitaires rentrent au dépôt et sont branchés, batteries à {start} ; l’électricité est déjà chère.',
        paragraphs: [
          'Le conducteur rentre, branche et s’en va. Le niveau de la batterie nous parvient ; l’heure de départ et le niveau demandé, vous les avez fixés une fois pour toutes.',
        ],
      },
      {
        when: '{planFrom} à {planTo}',
        title: 'Planifier',
        summary:
          'Le plan laisse passer la soirée, où seuls chargent les véhicules non pilotés. À {givenBackHour}, quand l’électricité vaut {peakPrice}, il rend {givenBack} au réseau ; il recharge la nuit, où elle tombe à {lowPrice}.',
        paragraphs: [
          'Le plan part de l’heure de départ et remonte la nuit : il achète l’énergie aux heures les moins chères, sans dépasser la puissance de votre site. C’est la recharge pilotée (V1G) : du logiciel, rien d’autre.',
          'Si la borne est bidirectionnelle et le véhicule compatible, il peut aussi rendre de l’énergie au réseau quand elle vaut le plus (V2G). La réserve que vous fixez reste dans la batterie : {reserve} ici. Aux prix du marché seuls, ces nuits sont rares ; le V2G se paie surtout en services au réseau.',
        ],
      },
      {
        when: '{departure}',
        title: 'Partir',
        summary: 'À {departure}, tous les véhicules partent à {target}, le niveau demandé.',
        paragraphs: [
          'À l’heure dite, chaque véhicule est au niveau demandé. Un départ avancé ? Dites-le : le plan est recalculé aussitôt.',
        ],
      },
    ],
    arrival: 'retour au dépôt',
    price: 'prix de gros',
    priceAt: '{price} à {hour}',
    onArrival: 'dès l’arrivée, au plus cher',
    plan: 'recharge pilotée, au plus bas',
    planShort: 'recharge',
    givenBack: '{energy} rendus au réseau',
    givenBackWhen: 'à la pointe (V2G)',
    reserve: 'réserve : jamais sous {level}',
    level: 'niveau des batteries',
    departure: 'tous partent',
    departureLevel: 'à {level}',
    caption:
      'La nuit du {date}, coupée en trois, aux prix réels : celle de {year} où rendre de l’énergie a le plus rapporté. Usure ({wear}) et acheminement déduits, cela n’a payé que {givingBackNights} nuits ouvrées sur {nights}. {vehicles} utilitaires, batteries de {battery}, bornes bidirectionnelles de {charger}, {site} souscrits, {others} des véhicules non pilotés. L’électricité de la nuit, acheminement et accise compris, coûte {onArrivalCost} dès l’arrivée (pointillés), {smartOnlyCost} en recharge pilotée (V1G), {planCost} avec le V2G. Une nuit ordinaire, celle du {typicalDate} : {typicalOnArrivalCost} dès l’arrivée, {typicalPlanCost} en V1G. Prix du lendemain, source ENTSO-E.',
  },
  connection: {
    title: 'Avant la première nuit : une connexion, pas un chantier.',
    paragraphs: [
      'En recharge pilotée (V1G), tout passe par le logiciel de vos véhicules ou de vos bornes, à distance. Pas de boîtier, pas d’électricien, pas d’arrêt d’exploitation.',
      'Le V2G demande une borne bidirectionnelle et un véhicule compatible. Nous vérifions vos modèles avec vous avant de parler d’argent.',
    ],
    steps: [
      { name: 'Signature', when: 'le jour J' },
      { name: 'Connexion', when: hours(CLAIMS.connectionWithin.value, 'fr') },
      {
        name: 'Premiers revenus',
        when: `sous ${number(CLAIMS.firstRevenueWithin.value, 'fr')} semaines`,
      },
      { name: 'Versement', when: 'chaque mois' },
    ],
    questions: 'Les questions sur l’installation',
  },
  benefits: {
    title: 'Qui y gagne, et quoi.',
    fleet: {
      title: 'Votre flotte',
      before: 'jusqu’à',
      figure: euros(CLAIMS.headlineGainMax.value, 'fr'),
      condition:
        'par véhicule et par an, après partage : {largeVans} grands utilitaires sur bornes de {largeCharger}, {largeEnergy} par jour, branchés de {largeArrival} à {largeDeparture}, gardent {largeGain} chacun.',
      seeFleet: 'Voir cette flotte dans le simulateur',
      points: [
        {
          title: 'Une recharge moins chère',
          text: 'Même énergie, même départ : changent les heures d’achat et la puissance souscrite.',
        },
        {
          title: 'Un revenu en plus',
          text: 'Votre flexibilité se vend au réseau. La plus grande part est pour vous, versée chaque mois.',
        },
        {
          title: 'Des habitudes intactes',
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
          text: 'Ce que nous pilotons quitte la soirée, quand tout le monde consomme.',
        },
        {
          title: 'Une réserve qui répond',
          text: 'Avec le V2G, des batteries garées rendent de l’énergie à la pointe, à la place de centrales d’appoint.',
        },
        {
          title: 'Une nuit mieux employée',
          text: 'La recharge se fait quand l’électricité bas carbone abonde.',
        },
      ],
    },
    security: {
      title: 'La sécurité',
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
          title: 'Une coupure n’arrête rien',
          text: 'Si la connexion tombe, la borne revient à sa recharge normale. Le véhicule part.',
        },
      ],
    },
  },
  closing: {
    title: 'Montrez-nous une de vos nuits.',
    lead: 'Vos horaires, vos bornes, votre contrat d’électricité : nous vous disons ce qu’ils valent, et ce qu’ils ne valent pas.',
    contact: 'Nous contacter',
    register: 'Pré-inscrire ma flotte',
  },
} as const;
