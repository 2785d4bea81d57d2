import { f } from './facts.ts';
import fleetNight from './fleet-night.ts';

export default {
  meta: {
    title: 'Fournisseurs d’énergie : la flexibilité sous votre nom',
    description:
      'Proposez la recharge pilotée et le V2G à vos clients professionnels sous votre marque, avec notre moteur, nos marchés et nos équipes.',
  },
  hero: {
    title: 'La flexibilité sous votre marque',
    lead: `Proposez la recharge pilotée et le V2G à vos clients exploitants de flottes, sans les développer. Marque blanche prête ${f.claims.whiteLabelSetUpWithin}, offre lancée ${f.claims.launchWithin} : il nous faut vos couleurs, vos tarifs et vos premiers sites.`,
    overview: 'Solutions',
    here: 'Fournisseurs d’énergie',
    demo: 'Demander une démo',
    documentation: 'Recevoir la documentation',
  },
  logo: 'Votre logo',
  screenNote: 'L’espace de vos clients, à vos couleurs et à votre nom.',
  fleetNight,
  benefits: {
    title: 'Ce que vous vendez, ce que nous exploitons',
    lead: `Vous gardez le client, le prix et la facture. Nous signons l’engagement technique : une plateforme disponible ${f.claims.availability} du temps, des véhicules branchés activés ${f.claims.activationWithin}, un ingénieur qui répond ${f.claims.slaResponseWithin} en cas d’incident.`,
    items: [
      {
        title: 'Marque blanche',
        text: 'Espace client, e‑mails et rapports à vos couleurs. Notre nom n’apparaît nulle part.',
      },
      {
        title: 'Flexibilité « as a service »',
        text: 'Prévision, pilotage, vente sur les marchés. Recharge pilotée par logiciel seul ; V2G chez vos clients qui ont bornes bidirectionnelles et véhicules compatibles.',
      },
      {
        title: 'Une offre qui se distingue',
        text: 'Vos concurrents vendent un prix du kilowattheure. Vous vendez en plus une recharge moins chère, et la flexibilité qui va avec.',
      },
      {
        title: 'API et SDK',
        text: 'REST, webhooks, bibliothèques : notre système se raccorde à votre système d’information.',
      },
    ],
  },
  plan: {
    title: `Quatre étapes, ${f.claims.launchWithin}`,
    lead: 'Calendrier type, de la signature aux premières flottes. Le vôtre se fixe au premier échange, avec votre équipe technique.',
    days: 'Du jour {from} au jour {to}',
    steps: [
      {
        bar: f.claims.whiteLabelSetUpWithin,
        name: 'Configuration initiale',
        text: 'Vos couleurs, vos tarifs, vos premiers sites.',
      },
      {
        bar: 'Essais, puis production',
        name: 'Intégration technique',
        text: ['Par API REST ou webhooks.', ...f.stated.sandbox].join(' '),
      },
      {
        bar: 'Équipes',
        name: 'Formation',
        text: 'Commerciaux et support, argumentaires fournis.',
      },
      {
        bar: 'Lancement',
        name: 'Lancement commercial',
        text: 'Premières flottes connectées sous votre nom.',
      },
    ],
  },
  closing: {
    title: 'Parlons de vos clients exploitants de flottes',
    lead: 'Dites-nous combien de flottes vous fournissez, et à quel tarif : nous venons avec un exemple chiffré.',
    partner: 'Contacter un partenaire',
    documentation: 'Documentation technique',
  },
} as const;
