import { f } from './facts.ts';
import partnerEarnings from './partner-earnings.ts';

export default {
  meta: {
    title: 'Constructeurs : un véhicule moins cher à recharger',
    description: `Intégration native du V2G, services connectés, appui technique : ce que ${f.brand.name} ajoute aux véhicules que vous construisez ou distribuez.`,
  },
  crumbs: { overview: 'Partenaires', here: 'Constructeurs et concessionnaires' },
  hero: {
    title: 'Vendez des véhicules qui coûtent moins cher à recharger',
    lead: 'Vous ouvrez l’accès au véhicule par vos services connectés ; nous pilotons sa recharge, et la facture de vos clients professionnels baisse.',
    gains: [
      {
        figure: f.partner.earns,
        name: `par an pour vous, pour ${f.partner.vehicles} véhicules vendus, si votre part est de ${f.partner.share} de ce que nous facturons ; le contrat fixe le pourcentage`,
      },
      {
        figure: f.partner.keeps,
        name: 'de moins par véhicule et par an pour votre client, d’un dépôt d’utilitaires à une flotte de livraison',
      },
    ],
    contact: 'Parler d’intégration',
    basis: `Par rapport à une recharge dès l’arrivée, en offre spot. Selon le prix payé et la recharge d’aujourd’hui, sinon : ${f.partner.earnsOtherwise} pour vous, ${f.partner.keepsOtherwise} par véhicule. ${f.partner.earnsAtWorstAndBest} pour vous, ${f.partner.keepsAtWorstAndBest} par véhicule pour le client, du cas prudent au cas favorable, aux prix de 2023 à 2025.`,
  },
  van: {
    summary:
      'Un utilitaire branché, la nuit. Ses services connectés donnent le niveau et l’heure de départ, le conducteur ne choisit que l’heure, la batterie garde sa réserve, et la borne décide de ce qui est possible : V1G par logiciel, V2G si elle est bidirectionnelle.',
    notes: [
      { title: 'Services connectés', text: 'niveau, branchement, heure de départ' },
      { title: 'Conducteur', text: 'il choisit l’heure, pas les kilowatts' },
      { title: 'Batterie', text: 'une réserve respectée, une usure comptée' },
      {
        title: 'Prise et borne',
        text: 'V1G : le logiciel suffit ; V2G : borne bidirectionnelle',
      },
    ],
  },
  value: {
    title: 'Ce que vaut le programme, et à quelle condition',
    figure: f.claims.manufacturerProgrammeValue,
    per: 'par véhicule et par an',
    conditionTitle: 'La condition',
    condition:
      'C’est la valeur du programme entier, tous acteurs réunis et avant partage : véhicule V2G compatible, borne bidirectionnelle, plusieurs sources de revenu. Ce n’est pas le gain d’une flotte, et la recharge pilotée seule n’y suffit pas.',
    items: [
      {
        figure: `+${f.claims.attractivenessGain}`,
        name: 'd’attractivité',
        basis: 'Pour un véhicule vendu avec la recharge pilotée, dans le programme.',
      },
      {
        figure: f.claims.manufacturerCompatibility,
        name: 'de compatibilité',
        basis: 'Pour les modèles intégrés au programme. Le V2G demande en plus la bonne borne.',
      },
    ],
  },
  exchange: {
    title: 'Les données échangées',
    lead: 'Programmer une recharge demande peu de données. Voici lesquelles, pour vos juristes.',
    rows: [
      {
        name: 'Transmises',
        text: 'branchement, niveau de la batterie, puissance admise, heure de départ, énergie échangée',
      },
      { name: 'Reçues', text: 'heure de début, puissance, arrêt' },
      { name: 'Jamais collectées', text: 'position, trajets, identité du conducteur' },
    ],
  },
  services: {
    title: 'Dans votre véhicule, sous votre marque',
    lead: 'L’intégration passe par vos interfaces. Le client ne quitte pas votre application.',
    items: [
      {
        title: 'Intégration native du V2G',
        text: 'Charge et restitution se commandent par l’interface du véhicule. Le client n’ajoute qu’une borne bidirectionnelle.',
      },
      {
        title: 'Services connectés',
        text: 'Heure de départ, niveau demandé, gains du mois : trois écrans de plus dans votre application, alimentés par nos données.',
      },
      {
        title: 'Support technique',
        text: 'Nos ingénieurs travaillent avec les vôtres, du banc d’essai aux premiers véhicules clients.',
      },
      {
        title: 'En concession',
        text: 'Un argumentaire court, et une estimation à remettre avec le devis. Le V1G se vend tout de suite ; le V2G, avec la borne qui convient.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Commençons par un modèle',
    lead: `Dites-nous lequel et ce que son interface permet. Nous vous dirons ce qui marche dès aujourd’hui et ce qui attend. Nous répondons ${f.claims.replyWithin}.`,
    contact: 'Proposer un modèle',
  },
} as const;
