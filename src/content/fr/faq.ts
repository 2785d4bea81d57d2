export default {
  meta: {
    title: 'FAQ : questions franches sur la recharge pilotée',
    description:
      'Départ du matin, batteries, contrat, revenus : les questions que posent les responsables de flotte, et des réponses courtes.',
  },
  hero: {
    title: 'Questions franches, réponses courtes.',
    lead: 'Ce que demandent les responsables de flotte avant de signer : le départ du matin, l’usure des batteries, le contrat, l’argent.',
  },
} as const;
