export default {
  why: 'Vous recevez cette lettre parce que vous avez confirmé votre inscription le {date}.',
  unseen: 'Sans image ni mouchard : nous ne savons pas si vous l’ouvrez.',
  test: 'Essai',
} as const;
