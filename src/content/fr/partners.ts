import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { number, percent } from '../figures.ts';

export default {
  meta: {
    title: 'Programme partenaires : grandir avec les flottes',
    description:
      'Banques, loueurs, constructeurs, concessionnaires, installateurs : un revenu qui revient chaque année autour des flottes électriques.',
  },
  hero: {
    title: 'Trois métiers, une même courbe.',
    lead: 'Vous financez, vendez ou équipez des flottes électriques. Leur flexibilité peut devenir une part de votre revenu.',
    contact: 'Parler du programme',
  },
  curve: {
    summary:
      'Trois lignes, ceux qui financent, vendent et équipent les flottes, se rejoignent en une seule : la courbe du prix de l’électricité, de {peakPrice} à {peakHour} à {lowPrice} à {lowHour}.',
    trades: [
      { verb: 'Vous financez', who: 'banques et loueurs' },
      { verb: 'Vous vendez', who: 'constructeurs, concessionnaires' },
      { verb: 'Vous équipez', who: 'installateurs de bornes' },
    ],
    priceAt: '{price} à {hour}',
    caption:
      'Prix de gros de l’électricité en France (day-ahead), prix réels du {date}, source ENTSO-E. Entre la pointe et le creux se trouve la valeur : ce qu’une flotte économise en déplaçant sa recharge, ce qu’elle vend en la rendant flexible.',
  },
  benefits: {
    title: 'Le véhicule se vend une fois. Sa flexibilité, chaque nuit.',
    recurring: {
      title: 'Un revenu récurrent',
      text: 'Tant que le véhicule se branche, sa flexibilité se vend. Votre part se fixe par contrat, avant le premier véhicule. Elle se prend sur la nôtre : la flotte garde la sienne.',
      summary: `Partage de la valeur créée : la flotte garde ${percent(FLEET_SHARE_PERCENT, 'fr')}, ${BRAND.name} reçoit ${percent(CLAIMS.ownShare.value, 'fr')}, et la part du partenaire se prend sur celle de ${BRAND.name}.`,
      fleet: 'La flotte garde',
      fleetShare: percent(FLEET_SHARE_PERCENT, 'fr'),
      own: `${BRAND.name}`,
      ownShare: percent(CLAIMS.ownShare.value, 'fr'),
      between: 'selon le contrat',
      partner: 'votre part se prend ici',
      note: 'Partage de la valeur créée par rapport à la recharge d’aujourd’hui, économies sur la facture et revenus de marché confondus.',
    },
    support: {
      title: 'Un accompagnement complet',
      text: 'Formation de vos équipes, argumentaires, chiffrage des premiers dossiers : une personne nommée vous suit du premier rendez-vous au premier versement.',
    },
    headStart: {
      title: 'Une longueur d’avance',
      text: 'La recharge pilotée (V1G) se propose dès aujourd’hui : c’est du logiciel. Le V2G suivra avec les bornes bidirectionnelles et les véhicules compatibles. Vos équipes le connaîtront déjà.',
    },
  },
  sectors: {
    title: 'Entrez par votre métier.',
    brings: 'Vous apportez',
    gets: 'Vous obtenez',
    entries: [
      {
        title: 'Banques et loueurs',
        text: 'Face au loyer, un revenu. Le dossier d’une flotte électrique se lit autrement quand la batterie coûte d’un côté et rapporte de l’autre.',
        brings: 'le financement du véhicule et de la borne',
        gets: 'un gain estimé avec sa fourchette, à joindre au dossier',
        contact: 'Devenir partenaire financier',
        more: 'La page des banques et loueurs',
      },
      {
        title: 'Constructeurs et concessionnaires',
        text: 'Le client compare des prix d’achat. Donnez-lui aussi ce que le véhicule peut rapporter une fois garé.',
        brings: 'l’accès au véhicule par vos services connectés',
        gets: 'un argument de vente, et un lien avec le client après la livraison',
        contact: 'Devenir partenaire constructeur',
        more: 'La page des constructeurs',
      },
      {
        title: 'Installateurs de bornes',
        text: 'La borne posée, le chantier est fini. Pilotée, elle continue de travailler pour votre client, et pour vous.',
        brings: 'la pose, la mise en service, la présence sur place',
        gets: 'des bornes mieux rentabilisées et une maintenance que l’on voit venir',
        contact: 'Devenir partenaire installateur',
        more: 'La page des installateurs',
      },
    ],
  },
  figures: {
    title: 'Le programme, en trois chiffres.',
    items: [
      {
        figure: `${number(CLAIMS.pilotFleets.value, 'fr')}+`,
        name: 'flottes pilotes ou partenaires',
        basis: 'En pilote ou sous contrat, ensemble.',
      },
      {
        figure: `${number(CLAIMS.generatedForPartners.value, 'fr')} M€+`,
        name: 'générés pour les partenaires',
        basis: 'Total du programme, tous partenaires réunis.',
      },
      {
        figure: percent(CLAIMS.satisfaction.value, 'fr'),
        name: 'de satisfaction',
        basis: 'Parmi les partenaires du programme.',
      },
    ],
  },
  founder: {
    title: 'Devenez partenaire fondateur.',
    places: 'Les places de partenaire fondateur sont limitées.',
    placesInYear: `Les places de partenaire fondateur sont limitées en ${CLAIMS.foundingPlacesUntil.value}.`,
    next: 'Dites-nous votre métier et vos clients ; vous parlerez à une personne qui connaît les deux.',
    contact: 'Demander une place',
  },
} as const;
