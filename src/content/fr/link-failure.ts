import failure from './form-failure.ts';

/** A link from a mail is pressed, not filled in: there is nothing to keep. */
export default {
  ...failure,
  text: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
  offline: 'Vous êtes hors ligne. Réessayez dès que la connexion revient.',
  online: 'La connexion est revenue : vous pouvez réessayer.',
  noAnswer: 'Le serveur n’a pas répondu. Réessayez : votre choix ne sera compté qu’une fois.',
  tooMany: 'Trop d’essais en peu de temps. Réessayez dans {wait}.',
  refused: 'Si cela se répète, appelez‑nous : {phone}.',
} as const;
