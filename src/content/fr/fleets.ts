export default {
  meta: {
    title: 'Flottes électriques : payer moins, gagner plus',
    description:
      'Pour les flottes de 20 à 500 véhicules : la recharge passe aux heures les moins chères et la flexibilité vendue vous revient chaque mois.',
  },
  hero: {
    title: 'Vos véhicules attendent. Faites-vous payer pour ça.',
    lead: 'La recharge passe aux heures les moins chères, la flexibilité se vend, et chaque véhicule part à l’heure.',
  },
} as const;
