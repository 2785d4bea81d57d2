import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { measure, number } from '../figures.ts';

export default {
  skip: 'Aller au contenu',
  navigation: {
    label: 'Navigation principale',
    homeOfBrand: '{brand}, accueil',
    home: 'Accueil',
    solutions: 'Solutions',
    partners: 'Partenaires',
    'how-it-works': 'Fonctionnement',
    faq: 'FAQ',
    preRegister: 'Pré-inscription',
    search: 'Rechercher',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    mobileLabel: 'Menu',
  },
  language: { label: 'Langue' },
  solutionsMenu: {
    entries: [
      {
        title: 'Opérateurs de flottes',
        text: '20 à 500 véhicules : payez moins cher la recharge, vendez votre flexibilité.',
      },
      {
        title: 'Agrégateurs',
        text: `Une API pour activer les batteries en moins de ${measure(CLAIMS.activationWithin.value, 's', 'fr')}.`,
      },
      {
        title: 'Fournisseurs d’énergie',
        text: `La flexibilité sous votre marque, en service en moins de ${number(CLAIMS.launchWithin.value, 'fr')} semaines.`,
      },
    ],
    overview: 'Comparer les trois solutions',
    next: 'Simuler ma flotte',
  },
  partnersMenu: {
    entries: [
      {
        title: 'Banques et loueurs',
        text: 'Financer des véhicules qui rapportent pendant qu’ils dorment.',
      },
      {
        title: 'Constructeurs et concessionnaires',
        text: 'Vendre le véhicule avec le revenu de sa batterie.',
      },
      {
        title: 'Installateurs de bornes',
        text: 'Poser des bornes qui se rentabilisent plus vite.',
      },
    ],
    overview: 'Voir le programme partenaires',
    next: 'Devenir partenaire',
  },
  footer: {
    label: 'Pied de page',
    description:
      'Nous relions les flottes électriques au réseau. Vos véhicules se rechargent au bon moment, nous vendons leur flexibilité et vous touchez votre part.',
    solutions: 'Solutions',
    resources: 'Ressources',
    newsletter: 'La lettre de la flexibilité',
    rights: '© {brand}. Tous droits réservés.',
    legalLabel: 'Informations légales',
    manageCookies: 'Gérer les cookies',
    pages: {
      fleets: 'Flottes',
      aggregators: 'Agrégateurs',
      energy: 'Fournisseurs d’énergie',
      simulator: 'Simulateur',
      partners: 'Partenaires',
      banks: 'Banques et loueurs',
      manufacturers: 'Constructeurs',
      installers: 'Installateurs',
      'how-it-works': 'Fonctionnement',
      compatibility: 'Compatibilité',
      faq: 'FAQ',
      blog: 'Blog',
      'legal-notice': 'Mentions légales',
      privacy: 'Confidentialité',
      cookies: 'Cookies',
      accessibility: 'Accessibilité',
    },
  },
  newsletter: {
    pitch: `Prix, règles, retours de terrain. Au plus ${number(CLAIMS.newsletterPerMonth.value, 'fr')} e‑mail par mois.`,
    email: 'Votre email',
    subscribe: 'S’inscrire',
    subscribing: 'Inscription...',
    failed: 'Une erreur est survenue lors de l’envoi du formulaire. Veuillez réessayer.',
    online: 'La connexion est revenue : vous pouvez réessayer.',
    trap: 'Laissez ce champ vide',
    notice: `Adresse utilisée pour la lettre seule, par ${BRAND.legal.company} et son prestataire d’envoi. Effacée à la désinscription, en un clic ; la preuve de votre accord est gardée ${number(RETENTION.consentProofYears, 'fr')} ans. Vos droits :`,
    privacy: 'Vos données',
  },
  offline: 'Vous êtes hors ligne. Réessayez dès que la connexion revient.',
  toast: {
    label: 'Messages ({hotkey})',
    announced: 'Notification :',
    close: 'Fermer le message',
  },
  error: {
    explanation: 'La page n’a pas pu s’afficher. Rien de ce que vous avez envoyé n’est perdu.',
    reference: 'Référence : {reference}',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
} as const;
