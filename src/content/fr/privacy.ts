export default {
  meta: {
    title: 'Confidentialité : ce que nous faisons de vos données',
    description:
      'Quelles données nous recueillons, pourquoi, combien de temps, avec qui nous les partageons, et comment exercer vos droits.',
  },
  hero: {
    title: 'Confidentialité',
    lead: 'Aucune donnée vendue ni louée. Ce que nous recueillons, pourquoi, sur quelle base du RGPD et combien de temps ; vous pouvez voir, télécharger et effacer vos données vous-même.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
  trackers: {
    uses: {
      audience: {
        name: 'Mesurer l’audience du site',
        text: 'Votre consentement (point a).',
      },
      heatmap: {
        name: 'Voir où l’on clique et jusqu’où l’on lit',
        text: 'Votre consentement (point a).',
      },
      identification: {
        name: 'Reconnaître l’entreprise qui visite le site, pour lui proposer un échange',
        text: 'Votre consentement (point a).',
      },
      chat: {
        name: 'Discuter en ligne avec vous',
        text: 'Votre consentement à l’ouverture de l’outil (point a), puis notre intérêt légitime à répondre à qui nous écrit (point f).',
      },
    },
    only: 'Seulement si vous l’avez accepté :',
    recipient: '{purpose} : {company}, {country}.',
    purposes: {
      audience: 'Mesure d’audience',
      heatmap: 'Carte de chaleur',
      identification: 'Reconnaissance de l’entreprise qui visite',
      chat: 'Discussion en ligne',
    },
    complete: 'Cette liste est complète.',
    noTransfer:
      'Aucune donnée n’est transférée hors de l’Espace économique européen. Si cela devait changer, cette page le dirait avant, avec la garantie retenue.',
    transfer:
      'Hors de l’Espace économique européen, des données ne sont transférées qu’à {names}, avec votre accord, sur la base d’une décision d’adéquation de la Commission européenne (article 45 du RGPD) ou, à défaut, de ses clauses contractuelles types (article 46).',
  },
} as const;
