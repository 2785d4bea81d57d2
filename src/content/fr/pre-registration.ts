import { ANSWERED_FIELDS } from '#domain/leads/pre-registration-steps.ts';
import { labelsIn } from '../field-names.ts';
import contactForm from './contact-form.ts';
import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import names from './field-names.ts';
import forms from './forms.ts';
import thanks from './pre-registration-thanks.ts';

export default {
  meta: {
    title: `Pré-inscription à la bêta privée de ${f.brand.name}`,
    description:
      'Inscrivez votre flotte à la bêta privée : gratuite pendant toute sa durée, places limitées, une analyse personnalisée en retour.',
  },
  hero: {
    title: 'Pré-inscrire ma flotte',
    lead: `${f.brand.name} recharge votre flotte électrique en France, aux heures les moins chères. Bêta privée, gratuite pendant toute sa durée, rien à signer ; profil étudié ${f.claims.profileReviewWithin}.`,
  },
  gain: depotGain,
  benefits: [
    {
      title: 'Gratuite pendant la bêta',
      text: 'Ni abonnement ni frais d’entrée. La recharge pilotée ne demande que notre logiciel.',
    },
    {
      title: 'Places limitées',
      text: 'Nous connectons les flottes l’une après l’autre, pour suivre chacune de près.',
    },
    {
      title: `Votre analyse ${f.claims.analysisWithin}`,
      text: 'Le gain net de votre flotte, calculé avec vos réponses, hypothèses comprises.',
    },
  ],
  form: {
    shared: forms,
    label: 'Pré-inscription',
    position: 'Étape {step} sur {steps} : {name}',
    needed: 'Les champs sans mention « facultatif » sont obligatoires.',
    prefilled: 'Quelques réponses viennent de votre simulation. Corrigez-les si besoin.',
    steps: [
      { name: 'Votre flotte', asks: 'E‑mail, taille, type de véhicules' },
      { name: 'Votre contexte', asks: 'Secteur, calendrier, motivation' },
      { name: 'Vos accords', asks: 'Ce que nous pouvons vous envoyer' },
    ],
    labels: {
      ...labelsIn(names, ANSWERED_FIELDS),
      email_consent:
        'J’accepte d’être contacté par e‑mail pour recevoir mon analyse personnalisée.',
      newsletter_consent: `Je souhaite aussi recevoir la lettre de la flexibilité, ${f.claims.newsletterPerMonth}.`,
      phone_consent: 'J’accepte d’être appelé au numéro que j’ai donné.',
    },
    missing: {
      email: 'Indiquez votre adresse e‑mail',
      fleet_size: 'Choisissez la taille de votre flotte',
      vehicle_type: 'Choisissez le type de véhicules',
      industry: 'Choisissez votre secteur d’activité',
      urgency: 'Indiquez votre calendrier',
      email_consent:
        'Donnez votre accord pour recevoir l’analyse : sans lui, nous ne pouvons pas vous l’envoyer',
    },
    hints: {
      current_energy_cost: 'Une estimation suffit, en euros par mois.',
      email_consent: 'Nécessaire pour vous envoyer l’analyse.',
    },
    options: {
      fleet_size: {
        '1-4': '1 à 4',
        '5-9': '5 à 9',
        '10-24': '10 à 24',
        '25-49': '25 à 49',
        '50-99': '50 à 99',
        '100-249': '100 à 249',
        '250+': '250 et plus',
      },
      vehicle_type: {
        cars: 'Voitures',
        vans: 'Utilitaires',
        trucks: 'Camions',
        buses: 'Bus et cars',
        mixed: 'Flotte mixte',
      },
      charging_hours: {
        night: 'La nuit, 22 h à 6 h',
        day: 'En journée, 8 h à 18 h',
        flexible: 'Horaires souples',
        peak_hours: 'Aux heures de pointe',
      },
      daily_distance: {
        '20': 'Moins de 20 km',
        '50': '20 à 50 km',
        '100': '50 à 100 km',
        '200': '100 à 200 km',
        '300': 'Plus de 200 km',
      },
      industry: {
        logistics: 'Logistique et livraison',
        transport: 'Transport de personnes',
        municipal: 'Collectivité',
        service: 'Services et maintenance',
        retail: 'Commerce et distribution',
        other: 'Autre',
      },
      urgency: {
        immediate: 'Dès que possible',
        '3_months': 'Dans les 3 mois',
        '6_months': 'Dans les 6 mois',
        '12_months': 'Dans l’année',
        exploring: 'Je me renseigne',
      },
      main_motivation: {
        cost_reduction: 'Réduire les coûts',
        sustainability: 'Réduire les émissions',
        regulation: 'Répondre à la réglementation',
        efficiency: 'Gagner en efficacité',
        innovation: 'Innover',
      },
    },
    fleetOf: 'Véhicules : {size}',
    back: 'Retour',
    next: 'Continuer',
    send: 'Envoyer ma pré-inscription',
    outcomes: {
      priority: {
        title: 'Inscription prioritaire confirmée !',
        text: `Nous vous contactons ${f.claims.priorityContactWithin}.`,
      },
      standard: {
        title: 'Pré-inscription confirmée !',
        text: 'Vous recevrez bientôt plus d’informations par e‑mail.',
      },
      known: {
        title: 'Email déjà enregistré',
        text: 'Cette adresse email est déjà dans notre base. Nous vous contacterons bientôt !',
      },
      failed: {
        title: 'Erreur d’inscription',
        text: 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
      },
    },
  },
  thanks,
  next: {
    title: 'Et après ?',
    steps: [
      {
        when: 'aujourd’hui',
        name: 'Votre demande',
        text: 'Quelques réponses sur votre flotte. Rien à signer, rien à installer.',
      },
      {
        when: f.claims.profileReviewWithin,
        name: 'Profil étudié',
        text: 'Nous vérifions vos véhicules et vos bornes, et vous disons si la bêta vous convient.',
      },
      {
        when: 'à la date de votre choix',
        name: 'Rendez-vous personnel',
        text: 'Vos chiffres, vos contraintes de départ, les questions de votre direction.',
      },
      {
        when: 'quand vous êtes prêts',
        name: 'Entrée dans le programme',
        text: 'La connexion se fait à distance. Vous gardez la main, véhicule par véhicule.',
      },
    ],
  },
  assurances: {
    title: 'Ce que comprend la bêta',
    rows: [
      {
        title: 'Sécurité',
        lead: 'C’est le service qui est en bêta ; la sécurité de vos bornes et de vos données ne l’est pas.',
        items: [
          {
            title: 'Organisation construite sur la norme ISO 27001',
            text: [
              'Accès, sauvegardes, incidents : nous suivons ses exigences.',
              ...f.stated.certification,
            ].join(' '),
          },
          {
            title: 'Conformité au RGPD',
            text: [
              'Durées de conservation écrites, effacement sur simple e‑mail.',
              ...f.stated.hosting,
            ].join(' '),
          },
          {
            title: 'Assurance cyber',
            text: f.stated.insurance[0] ?? 'Attestation sur demande, avant la signature.',
          },
        ],
      },
      {
        title: 'Accompagnement',
        lead: 'Une personne suit votre dépôt, du premier calcul à la première facture.',
        items: [
          {
            title: 'Un responsable dédié',
            text: 'Votre interlocuteur pour le calcul, la connexion et les relevés.',
          },
          {
            title: 'Une formation',
            text: 'Pour vos exploitants : lire le programme de la nuit, changer une heure de départ, passer un véhicule en recharge immédiate.',
          },
          {
            title: `Support ${f.claims.supportHoursPerDay}`,
            text: 'Nuits comprises : c’est là que vos véhicules se rechargent.',
          },
        ],
      },
      {
        title: 'Économies',
        lead: 'Le gain dépend de deux prévisions : vos départs et le prix du lendemain.',
        items: [
          {
            title: 'Apprentissage automatique',
            text: 'Il apprend vos heures de retour et de départ, jour par jour. L’heure de départ que vous fixez reste prioritaire.',
          },
          {
            title: 'Prévisions météo',
            text: 'Le vent et le soleil font une bonne part du prix du lendemain : la recharge pilotée en tire parti.',
          },
        ],
      },
    ],
  },
  beta: {
    title: 'Les conditions de la bêta',
    items: f.stated.betaTerms.map(({ name, text }) => ({ title: name, text })),
  },
  closing: {
    title: 'Calculez d’abord votre gain net',
    lead: 'Le simulateur donne un premier chiffre sans adresse e‑mail ; il sera joint à votre pré-inscription si vous le voulez.',
    simulate: 'Ouvrir le simulateur',
    contact: contactForm.dialogTitle,
  },
} as const;
