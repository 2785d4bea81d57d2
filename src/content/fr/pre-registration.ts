import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours, number } from '../figures.ts';
import forms from './forms.ts';
import thanks from './pre-registration-thanks.ts';

const alwaysHours = CLAIMS.supportHoursPerDay.value;

export default {
  meta: {
    title: `Pré-inscription à la bêta privée de ${BRAND.name}`,
    description:
      'Inscrivez votre flotte à la bêta privée : gratuite pendant toute sa durée, places limitées, une analyse personnalisée en retour.',
  },
  hero: {
    title: 'Pré-inscrire ma flotte',
    lead: `Bêta privée, gratuite pendant toute sa durée. Profil étudié sous ${hours(CLAIMS.profileReviewWithin.value, 'fr')}.`,
  },
  benefits: [
    {
      title: 'Gratuite pendant la bêta',
      text: 'Ni abonnement ni frais d’entrée. La recharge pilotée ne demande que notre logiciel.',
    },
    {
      title: 'Places limitées',
      text: 'Nous connectons peu de flottes à la fois, pour suivre chacune de près.',
    },
    {
      title: `Votre analyse sous ${hours(CLAIMS.analysisWithin.value, 'fr')}`,
      text: 'Ce que vos heures de branchement peuvent valoir, calculé pour votre flotte, hypothèses comprises.',
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
      email: 'Email professionnel',
      first_name: 'Prénom',
      last_name: 'Nom',
      company: 'Entreprise',
      phone: 'Téléphone',
      fleet_size: 'Combien de véhicules dans la flotte ?',
      vehicle_type: 'Quels véhicules ?',
      charging_hours: 'Heures de recharge',
      daily_distance: 'Distance par jour',
      industry: 'Secteur d’activité',
      urgency: 'Quand souhaitez-vous démarrer ?',
      main_motivation: 'Motivation principale',
      current_energy_cost: 'Coût actuel de l’énergie',
      email_consent:
        'J’accepte d’être contacté par e‑mail pour recevoir mon analyse personnalisée.',
      newsletter_consent: `Je souhaite aussi recevoir la lettre de la flexibilité, au plus ${number(CLAIMS.newsletterPerMonth.value, 'fr')} e‑mail par mois.`,
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
        text: `Nous vous contactons sous ${hours(CLAIMS.analysisWithin.value, 'fr')}.`,
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
        when: `sous ${hours(CLAIMS.profileReviewWithin.value, 'fr')}`,
        name: 'Profil validé',
        text: 'Nous vérifions vos véhicules et vos bornes, et vous disons franchement si la bêta vous convient.',
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
    title: 'Ce que vous pouvez exiger de nous.',
    rows: [
      {
        title: 'Sécurité',
        lead: 'Vos bornes et vos données ne sont pas un terrain d’essai, même en bêta.',
        items: [
          {
            title: 'Organisation construite sur la norme ISO 27001',
            text: 'Accès, sauvegardes, incidents : nous suivons ses exigences. Nous ne sommes pas certifiés à ce jour, et nous ne prétendons pas l’être.',
          },
          {
            title: 'Conformité au RGPD',
            text: 'Données hébergées dans l’Union européenne, durées de conservation écrites, effacement sur simple e‑mail.',
          },
          {
            title: 'Assurance cyber',
            text: 'Demandez-nous l’attestation avant de signer : elle dit ce qui est couvert, et à quelle hauteur.',
          },
        ],
      },
      {
        title: 'Accompagnement',
        lead: 'Quelqu’un, chez nous, connaît votre dépôt.',
        items: [
          {
            title: 'Un responsable dédié',
            text: 'La même personne, de la première analyse au premier versement.',
          },
          {
            title: 'Une formation',
            text: 'Pour vos exploitants : lire le plan de la nuit, changer une heure de départ, reprendre la main.',
          },
          {
            title: `Support ${alwaysHours} h/${alwaysHours}, 7 j/7`,
            text: 'Tous les jours, nuits comprises : c’est là que vos véhicules se rechargent.',
          },
        ],
      },
      {
        title: 'Revenus',
        lead: 'Le gain tient à deux prévisions justes : vos départs et le prix du lendemain.',
        items: [
          {
            title: 'Apprentissage automatique',
            text: 'Il apprend vos heures de retour et de départ, jour par jour. L’heure que vous fixez passe toujours avant la sienne.',
          },
          {
            title: 'Prévisions météo',
            text: 'Vent et soleil font une bonne part du prix de l’électricité du lendemain. La recharge pilotée en tire parti avec notre logiciel seul ; pour rendre de l’énergie au réseau (V2G), il faut une borne bidirectionnelle et un véhicule compatible.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Des chiffres avant de vous décider ?',
    lead: 'Regardez une nuit au dépôt, heure par heure, ou posez-nous votre question.',
    simulate: 'Voir le calcul',
    contact: 'Poser une question',
  },
} as const;
