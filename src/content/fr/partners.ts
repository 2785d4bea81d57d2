export default {
  meta: {
    title: 'Programme partenaires : grandir avec les flottes',
    description:
      'Banques, loueurs, constructeurs, concessionnaires, installateurs : un revenu qui revient chaque année autour des flottes électriques.',
  },
  hero: {
    title: 'Trois métiers, une même courbe.',
    lead: 'Vous financez, vendez ou équipez des flottes électriques. Leur flexibilité peut devenir une part de votre revenu.',
  },
} as const;
