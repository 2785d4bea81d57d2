import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { hours } from '../figures.ts';

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
  place: {
    steps: {
      title: 'Le formulaire tiendra en trois étapes :',
      list: [
        { name: 'Votre flotte', asks: 'E‑mail, taille, type de véhicules' },
        { name: 'Votre contexte', asks: 'Secteur, calendrier, heures de recharge' },
        { name: 'Vos accords', asks: 'Ce que nous pouvons vous envoyer' },
      ],
    },
    direct: {
      title: 'Il ouvre bientôt. Votre e‑mail suffit.',
      notYet:
        'Le formulaire n’est pas encore ouvert. Envoyez les mêmes réponses par e‑mail : le message ci-dessous contient déjà les questions.',
      mail: {
        action: 'Se pré-inscrire par e‑mail',
        subject: 'Pré-inscription à la bêta',
        lines: [
          'Bonjour,',
          'Je souhaite pré-inscrire ma flotte.',
          'Société :',
          'Nombre de véhicules électriques :',
          'Type (voitures, utilitaires, camions, bus, mixte) :',
          'Secteur d’activité :',
          'Heures de recharge :',
          'Démarrage souhaité :',
          'Téléphone, si vous préférez un appel :',
          'J’accepte de recevoir l’analyse de ma flotte par e‑mail.',
        ],
        promise: `Analyse personnalisée sous ${hours(CLAIMS.analysisWithin.value, 'fr')}, par une personne de l’équipe.`,
      },
      call: {
        action: 'Ou par téléphone',
        promise: 'Nous remplissons la demande ensemble.',
      },
    },
  },
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
        when: 'à l’heure qui vous va',
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
            text: 'Accès, sauvegardes, incidents : nous suivons ses exigences. La certification elle-même n’est pas acquise, et nous ne l’affichons pas.',
          },
          {
            title: 'Conformité au RGPD',
            text: 'Données hébergées dans l’Union européenne, durées de conservation écrites, effacement sur simple e‑mail.',
          },
          {
            title: 'Assurance cyber',
            text: 'Demandez-nous l’attestation avant de signer : elle dit ce qui est couvert, et jusqu’où.',
          },
        ],
      },
      {
        title: 'Accompagnement',
        lead: 'Quelqu’un connaît votre dépôt par son nom.',
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
        lead: 'Le gain dépend de ce que l’on prévoit bien : vos départs et le prix de demain.',
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
