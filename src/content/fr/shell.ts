import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { number, range } from '../figures.ts';
import { promised } from '../promises.ts';

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
        text: `${range(SERVED_FLEET_VEHICLES, 'fr')} véhicules : payez moins cher la recharge, vendez votre flexibilité.`,
      },
      {
        title: 'Agrégateurs',
        text: `Une API pour activer les batteries ${promised('activationWithin', 'fr')}.`,
      },
      {
        title: 'Fournisseurs d’énergie',
        text: `La flexibilité sous votre marque, en service ${promised('launchWithin', 'fr')}.`,
      },
    ],
    overview: 'Comparer les trois solutions',
    next: 'Simuler ma flotte',
  },
  partnersMenu: {
    entries: [
      {
        title: 'Banques et loueurs',
        text: 'Une facture allégée face au loyer.',
      },
      {
        title: 'Constructeurs et concessionnaires',
        text: 'Des véhicules moins chers à recharger.',
      },
      {
        title: 'Installateurs de bornes',
        text: 'Des bornes rentabilisées plus vite.',
      },
    ],
    overview: 'Voir le programme partenaires',
    next: 'Devenir partenaire',
  },
  footer: {
    label: 'Pied de page',
    description:
      'Vos véhicules se rechargent aux heures les moins chères, nous vendons leur flexibilité et vous gardez la plus grande part.',
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
      'my-data': 'Mes données',
    },
  },
  newsletter: {
    pitch: `Prix, règles, retours de terrain : ${promised('newsletterPerMonth', 'fr')}.`,
    email: 'Votre email',
    subscribe: 'S’inscrire',
    subscribing: 'Inscription...',
    failed: 'Une erreur est survenue lors de l’envoi du formulaire. Veuillez réessayer.',
    online: 'La connexion est revenue : vous pouvez réessayer.',
    trap: 'Laissez ce champ vide',
    notice: `Votre adresse ne sert qu’à vous envoyer la lettre, par ${BRAND.legal.company} et son prestataire d’envoi. Elle est effacée à la désinscription, en un clic ; la preuve de votre accord est gardée ${number(RETENTION.consentProofYears, 'fr')} ans. Vos droits :`,
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
