import { f } from './facts.ts';
export default {
  meta: {
    title: `Le formulaire n’est pas parti | ${f.brand.name}`,
    description:
      'Votre formulaire n’a pas pu être envoyé. Revenez en arrière : ce que vous avez écrit y est encore.',
  },
  hero: {
    title: 'Le formulaire n’est pas parti.',
    lead: 'Une erreur est survenue lors de l’envoi du formulaire. Veuillez réessayer.',
  },
  ways: {
    title: 'Que faire maintenant ?',
    items: [
      {
        title: 'Revenir en arrière',
        text: 'Cliquez sur « Précédent » dans votre navigateur : ce que vous avez écrit est encore dans le formulaire.',
      },
      {
        title: 'Relire',
        text: `Une adresse incomplète, un champ obligatoire resté vide : c’est la cause la plus fréquente. Un numéro de téléphone compte de ${f.limits.fewestPhoneDigits} à ${f.limits.mostPhoneDigits} chiffres, un message ${f.limits.longestMessage} caractères au plus.`,
      },
    ],
  },
  direct: {
    title: 'Rien n’y fait ?',
    lead: 'Un appel ou un e‑mail arrive aux mêmes personnes.',
  },
} as const;
