export default {
  meta: {
    title: 'Agrégateurs : des batteries de flotte par API',
    description:
      'Des capacités de recharge mesurées, prévisibles et pilotables par API : les batteries de flottes professionnelles dans votre portefeuille.',
  },
  hero: {
    title: 'Des batteries qui répondent à votre appel.',
    lead: 'Une API, des dépôts entiers, des heures de branchement connues d’avance : de la flexibilité que vous pouvez engager.',
  },
} as const;
