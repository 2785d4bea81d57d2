import failure from './form-failure.ts';

export default {
  thanks: {
    title: 'Merci pour votre inscription !',
    text: 'Vérifiez votre boîte de réception : un clic suffit à confirmer.',
  },
  missing: 'Indiquez votre adresse e‑mail',
  invalid: 'Indiquez une adresse complète, comme nom@exemple.fr',
  failure,
} as const;
