export default {
  meta: {
    title: 'Banques et loueurs : financer un véhicule qui rapporte',
    description:
      'Un véhicule dont la batterie rapporte se finance autrement : revenus récurrents, risque mesuré, valeur résiduelle mieux défendue.',
  },
  hero: {
    title: 'Le loyer d’un côté, le revenu de l’autre.',
    lead: 'Quand la batterie rapporte chaque mois, le dossier de financement change. Voici ce que nous apportons au vôtre.',
  },
} as const;
