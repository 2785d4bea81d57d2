export default {
  meta: {
    title: 'Fournisseurs d’énergie : la flexibilité à votre nom',
    description:
      'Proposez la recharge pilotée et le V2G à vos clients professionnels sous votre marque, avec notre moteur, nos marchés et nos équipes.',
  },
  hero: {
    title: 'Votre marque devant, notre moteur derrière.',
    lead: 'Vous gardez le client, la facture et le portail. Nous pilotons les recharges et vendons la flexibilité.',
  },
} as const;
