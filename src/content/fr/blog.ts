export default {
  meta: {
    title: 'Blog : la flexibilité des flottes, chiffres en main',
    description:
      'Recharge pilotée, V2G, bornes, contrats : des articles pour les responsables de flotte, avec leurs chiffres et leurs sources.',
  },
  hero: {
    title: 'Le blog de la flexibilité.',
    lead: 'Les premiers articles arrivent : ce que valent le V1G et le V2G, ce que change une borne bidirectionnelle, comment lire un contrat.',
  },
} as const;
