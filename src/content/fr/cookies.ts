import { keysOf, SCROLL_KEY, type STORED } from '#domain/privacy/browser-storage.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';

const inTab = (purpose: keyof typeof STORED) =>
  `Dans la mémoire de l’onglet (${keysOf(purpose).join(', ')}), effacée avec lui.`;

/** The compiler asks for an entry for everything the site writes. */
const stored: Record<keyof typeof STORED, { name: string; text: string }> = {
  choice: {
    name: 'Votre choix sur les traceurs',
    text: `Votre réponse et sa date. Dans votre navigateur (${keysOf('choice').join()}), valable ${number(RETENTION.cookieChoiceDays, 'fr')} jours ; puis la question est posée de nouveau. Nous gardons de notre côté une preuve du choix : la réponse, sa date, la langue et le texte affiché, sans rien qui dise de qui elle vient.`,
  },
  savedSimulation: {
    name: 'Simulation enregistrée',
    text: `Seulement si vous choisissez « Enregistrer cette simulation » : vos réponses au simulateur, pour vous les proposer à la visite suivante. Dans votre navigateur (${keysOf('savedSimulation').join()}), jusqu’à ce que vous effaciez les données de ce site.`,
  },
  drafts: {
    name: 'Formulaires commencés',
    text: `Ce que vous avez tapé sans l’envoyer encore, et un numéro qui évite un double envoi : recharger la page ne vous oblige pas à tout reprendre. Vidé dès l’envoi. ${inTab('drafts')}`,
  },
  simulation: {
    name: 'Simulation en cours',
    text: `Vos réponses au simulateur et leur résultat, pour les retrouver d’une page à l’autre et les proposer dans un formulaire. ${inTab('simulation')}`,
  },
  leftOut: {
    name: 'Simulation laissée de côté',
    text: `Laquelle vous avez retirée d’un formulaire, pour ne pas l’y remettre. ${inTab('leftOut')}`,
  },
  reloaded: {
    name: 'Page rechargée',
    text: `Après une mise à jour du site, une page ouverte depuis longtemps peut devoir être rechargée : cette note évite de le faire deux fois. Retirée dès que la page suivante s’affiche. ${inTab('reloaded')}`,
  },
};

export default {
  meta: {
    title: `Cookies et traceurs du site ${BRAND.name}`,
    description:
      'La liste complète des cookies et des traceurs de ce site, ce qui s’écrit dans votre navigateur, et comment changer d’avis.',
  },
  hero: {
    title: 'Cookies et traceurs',
    lead: 'Tout ce que ce site peut écrire dans votre navigateur, pourquoi et combien de temps. Rien à faire : sans votre accord, aucun traceur ne part.',
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
        'Tout ce que le site range lui-même dans votre navigateur, que vous disiez oui ou non. Ces informations ne servent qu’à ce que vous y faites et ne demandent donc pas d’accord (article 82 de la loi Informatique et Libertés).',
        [
          ...Object.values(stored),
          {
            name: 'Position dans la page',
            text: `Revenir en arrière vous ramène où vous étiez. Dans la mémoire de l’onglet (${SCROLL_KEY}), effacée avec lui.`,
          },
        ],
        'Tant que vous n’avez rien accepté, polices, images et scripts viennent tous de notre propre serveur : afficher une page ne prévient personne d’autre.',
      ],
    },
    accord: {
      title: 'Ce qui demande votre accord',
      text: [
        'Deux catégories, toutes deux refusées tant que vous n’avez pas dit oui.',
        [
          {
            name: 'Mesure d’audience',
            text: 'Savoir quelles pages servent et où l’on se perd. Nous comptons nous-mêmes, sur notre serveur, sans rien écrire dans votre navigateur ; une carte de chaleur, si la liste en nomme une, vient de chez son éditeur.',
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
    own: {
      name: `Comptage des visites par ${BRAND.name}`,
      text: 'De simples totaux, tenus par notre serveur et transmis à personne. Par page et par langue : les visites, les pages vues et jusqu’où elles sont lues, les clics sur les appels à l’action, les téléchargements, l’ouverture de la discussion en ligne, les formulaires commencés et envoyés, jamais ce que vous y avez écrit. Ni adresse IP, ni numéro de visiteur, ni cookie : nous ne pouvons pas relier deux visites.',
    },
    none: 'Il n’y a aujourd’hui aucun autre outil : ce site ne dépose aucun cookie et ne charge aucun script venu d’ailleurs. Le jour où un outil entrera dans la liste, la question vous sera posée de nouveau.',
    hosts: 'Hôtes : {hosts}.',
    cookies: 'Cookies : {cookies}.',
    noCookie: 'Aucun cookie.',
    days: '{days} jours',
    categories: { analytics: 'mesure d’audience', marketing: 'marketing' },
    purposes: {
      audience:
        'Compte les visites et montre ce qui sert. Notre serveur transmet un numéro de visite tiré au hasard, qui change dès que vous fermez ou rechargez la page ; les pages vues, leur langue et jusqu’où elles sont lues ; les clics sur les appels à l’action et la page où ils mènent ; les formulaires envoyés et leur valeur estimée pour nous, jamais ce que vous y avez écrit ; l’ouverture de la discussion en ligne et les téléchargements ; le type de navigateur. Il ne transmet ni votre adresse IP, ni cookie.',
      heatmap:
        'Montre où l’on clique et jusqu’où l’on lit. Son script vient de chez son éditeur, qui voit donc votre adresse IP.',
      identification:
        'Reconnaît l’entreprise depuis laquelle on visite le site, par son adresse IP. Son script vient de chez son éditeur.',
      chat: 'Ouvre une discussion en ligne, quand vous le demandez. Son script vient de chez son éditeur, qui voit votre adresse IP et ce que vous y écrivez.',
    },
  },
} as const;
