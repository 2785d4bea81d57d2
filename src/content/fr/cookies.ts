import { BRAND } from '#domain/site/brand.ts';

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
