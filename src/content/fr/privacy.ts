export default {
  meta: {
    title: 'Confidentialité : ce que nous faisons de vos données',
    description:
      'Quelles données nous recueillons, pourquoi, combien de temps, avec qui nous les partageons, et comment exercer vos droits.',
  },
  hero: {
    title: 'Confidentialité',
    lead: 'Ce que nous recueillons, pourquoi, combien de temps, et comment exercer vos droits.',
  },
} as const;
