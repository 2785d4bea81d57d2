import type { LoginAction } from '#domain/desk/audit.ts';
import type { OperationName } from '#domain/desk/desk-api.ts';
import deliveries from './deliveries.ts';
import people from './people.ts';
import requests from './requests.ts';

export default {
  name: 'bureau',
  rail: {
    label: 'Bureau',
    pages: 'Pages',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    until: 'session jusqu’à {time}',
    leave: 'Quitter',
  },
  groups: { work: 'Travail', rights: 'Droits', service: 'Service', traces: 'Suivi' },
  pages: {
    requests: 'Demandes',
    people: 'Personnes',
    deliveries: 'Livraisons',
    audit: 'Journal',
  },
  roles: { sales: 'Commerce', privacy: 'Protection des données', operations: 'Exploitation' },
  login: {
    title: 'Le bureau',
    text: 'Pour les personnes qui suivent les demandes reçues par le site. Votre entreprise vérifie qui vous êtes ; ce que vous consultez et modifiez est inscrit au journal.',
    enter: 'Se connecter',
    reasons: {
      failed:
        'La connexion n’a pas abouti. Recommencez ; si cela se répète, prévenez l’exploitation.',
      unavailable:
        'Le service de connexion de votre entreprise ne répond pas. Réessayez dans un instant.',
      'no-role':
        'Votre compte est connu, mais n’a pas accès au bureau. L’accès se demande à la personne qui gère les comptes de votre entreprise.',
    },
    lost: 'Le bureau ne répond pas.',
    again: 'Réessayer',
  },
  ended: {
    title: 'Votre session a expiré.',
    text: 'Elle dure dix heures au plus et s’arrête après deux heures sans activité. Ce que vous écriviez est resté dans cette page : reconnectez-vous dans un autre onglet, puis revenez ici.',
    enter: 'Se reconnecter',
  },
  refused: {
    title: 'Cette page est réservée : {roles}.',
    text: 'Votre rôle : {own}. Votre visite est inscrite au journal.',
    back: 'Retour',
  },
  missing: { title: 'Cette page n’existe pas.', back: 'Retour' },
  failures: {
    lost: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    fault:
      'Une erreur s’est produite de notre côté. Si elle se répète, donnez cette référence à l’exploitation : {reference}.',
    'logged-out': 'Votre session a expiré : reconnectez-vous.',
    role: 'Votre rôle ne le permet pas.',
    'not-found': 'Cela n’existe plus.',
    conflict: 'Quelqu’un l’a modifié entre-temps.',
    unavailable:
      'La base de données ne répond pas. Rien n’a été changé ; réessayez dans un instant.',
    again: 'Réessayer',
  },
  change: {
    conflict: 'C’est déjà fait, ou quelqu’un l’a modifié entre-temps. La page est relue.',
    notDone: 'Rien n’a été fait.',
  },
  toasts: { label: 'Messages ({hotkey})', announced: 'Message' },
  close: 'Fermer',
  requests,
  asking: 'Chargement…',
  log: {
    title: 'Journal',
    text: 'Chaque consultation de données personnelles et chaque changement, du plus récent au plus ancien. Rien ne s’y modifie ; une ligne s’efface au bout de six mois.',
    columns: { at: 'Quand', who: 'Qui', action: 'Quoi', count: 'Fiches' },
    nobody: 'personne non identifiée',
    times: { one: '{count} fois', other: '{count} fois de suite' },
    records: { one: '{count} fiche', other: '{count} fiches' },
    more: 'Afficher la suite',
    actions: {
      login: 'Connexion',
      'login refused': 'Connexion refusée, sans rôle',
      logout: 'Déconnexion',
      refused: 'Accès refusé',
      'page.refused': 'Page réservée à d’autres, refusée',
      'requests.list': 'Liste des demandes consultée',
      'request.show': 'Demande consultée',
      'request.release': 'Demande vérifiée : pas un programme',
      'request.resend': 'Livraison d’une demande relancée',
      'analysis.preview': 'Analyse relue',
      'analysis.approve': 'Analyse validée',
      'analysis.decline': 'Analyse écartée',
      'analysis.revoke': 'Lien d’une analyse révoqué',
      'audit.list': 'Journal consulté',
      'deliveries.list': 'Livraisons consultées',
      'deliveries.replay': 'Livraisons relancées',
      'destinations.switch': 'Destination éteinte ou rallumée',
      'destinations.test': 'Destination essayée',
      'destinations.tested': 'Résultat d’un essai consulté',
      'person.find': 'Personne cherchée',
      'person.export': 'Personne exportée',
      'person.correct': 'Personne corrigée',
      'person.erase': 'Effacement demandé',
      'person.erasure': 'Effacement suivi',
      'rights.list': 'Demandes de droits consultées',
      'rights.add': 'Demande de droits inscrite',
      'rights.answer': 'Demande de droits marquée comme répondue',
    } satisfies Record<OperationName | LoginAction, string>,
  },
  deliveries,
  people,
} as const;
