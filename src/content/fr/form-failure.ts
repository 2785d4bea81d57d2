export default {
  title: 'Erreur',
  text: 'Une erreur est survenue lors de l’envoi du formulaire. Veuillez réessayer.',
  offline:
    'Vous êtes hors ligne. Ce que vous avez écrit est gardé : renvoyez‑le dès que la connexion revient.',
  online: 'La connexion est revenue : vous pouvez renvoyer.',
  noAnswer:
    'Le serveur n’a pas répondu. Ce que vous avez écrit est gardé : renvoyez‑le, il ne sera compté qu’une fois.',
  tooMany:
    'Trop d’envois en peu de temps. Rien n’est perdu : renvoyez‑le dans {wait}, appelez le {phone} ou écrivez à {email}.',
  wait: { seconds: '{count} secondes', minutes: '{count} minutes' },
  refused: 'Ce que vous avez écrit est gardé. Si cela se répète, appelez‑nous : {phone}.',
  reference: 'Référence : {reference}',
} as const;
