import { BRAND } from '#domain/brand.ts';
import { RETENTION } from '#domain/retention.ts';
import { number } from '../figures.ts';

export default {
  meta: {
    title: `Cookies et traceurs du site ${BRAND.name}`,
    description:
      'La liste complète des cookies et des traceurs de ce site, ce qui s’écrit dans votre navigateur, et comment changer d’avis.',
  },
  hero: {
    title: 'Cookies et traceurs',
    lead: 'Tout ce que ce site peut écrire dans votre navigateur, et tout ce qu’il n’y écrit pas.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
  sections: {
    liste: {
      title: 'Les traceurs de ce site',
      text: [
        'Cette liste est produite par la configuration qui autorise les traceurs. Un outil qui n’y figure pas ne peut pas se charger.',
      ],
    },
    necessaire: {
      title: 'Ce qui est nécessaire',
      text: [
        'Ces informations sont rangées dans votre navigateur et ne demandent pas d’accord (article 82 de la loi Informatique et Libertés).',
        [
          {
            name: 'Position dans la page',
            text: 'Dans la mémoire de l’onglet, sous le nom react-router-scroll-positions : revenir en arrière vous ramène où vous étiez. Effacée avec l’onglet.',
          },
          {
            name: 'Votre choix sur les traceurs',
            text: `Votre réponse et sa date, sous le nom ${BRAND.key}-cookie-consent. Nous en gardons une preuve de notre côté : la réponse, sa date, la langue et le texte affiché, sans rien qui dise de qui elle vient. Valable ${number(RETENTION.cookieChoiceDays, 'fr')} jours, puis la question est posée de nouveau.`,
          },
        ],
        'Les polices, les images et les scripts viennent de notre propre serveur : afficher une page ne prévient personne d’autre.',
      ],
    },
    accord: {
      title: 'Ce qui demande votre accord',
      text: [
        'Deux catégories, toutes deux refusées tant que vous n’avez pas dit oui.',
        [
          {
            name: 'Mesure d’audience',
            text: 'Savoir quelles pages servent et où l’on se perd. Les événements passent par notre serveur.',
          },
          {
            name: 'Marketing',
            text: 'Reconnaître une entreprise qui visite le site, ouvrir une discussion en ligne.',
          },
        ],
        'Accepter, refuser et choisir tiennent dans des boutons de même taille. Si votre navigateur envoie le signal Global Privacy Control et que vous n’avez rien choisi, nous le lisons comme un refus et ne posons pas la question.',
      ],
    },
    choix: {
      title: 'Changer d’avis',
      text: [
        'Un accord se retire aussi simplement qu’il se donne : par « Gérer les cookies » au pied de chaque page, ou par le bouton ci-dessous. L’envoi s’arrête aussitôt et les cookies déposés sont effacés. Effacer les données de ce site dans les réglages de votre navigateur efface aussi votre choix ; la question vous est alors posée de nouveau.',
        'Ce que deviennent les données recueillies est décrit à la page {privacyPage}. Une question ? Écrivez à {privacyEmail}.',
      ],
    },
  },
  choice: {
    change: 'Changer mon choix',
    withoutScript: 'Sans JavaScript, aucun traceur ne peut se charger : il n’y a rien à choisir.',
  },
  trackers: {
    none: 'Aujourd’hui, la liste est vide : ce site ne dépose aucun cookie et ne charge aucun traceur.',
    hosts: 'Hôtes : {hosts}.',
    cookies: 'Cookies : {cookies}.',
    noCookie: 'Aucun cookie.',
    days: '{days} jours',
    categories: { analytics: 'mesure d’audience', marketing: 'marketing' },
    purposes: {
      audience:
        'Compte les visites et les pages vues. Notre serveur transmet le nom de la page, la langue et le type de navigateur ; ni votre adresse IP, ni cookie.',
      heatmap: 'Montre où l’on clique et jusqu’où l’on lit.',
      identification: 'Reconnaît l’entreprise depuis laquelle on visite le site.',
      chat: 'Ouvre une discussion en ligne.',
    },
  },
} as const;
