import { f } from './facts.ts';
export default {
  meta: {
    title: `Trop d’envois en peu de temps | ${f.brand.name}`,
    description:
      'Votre formulaire n’est pas parti : trop d’envois en peu de temps. Revenez en arrière un peu plus tard, ou appelez-nous.',
  },
  hero: {
    title: 'Trop d’envois en peu de temps',
    lead: 'Votre formulaire n’est pas parti. Attendez une minute, ou une heure si vous en avez déjà envoyé plusieurs. Cliquez ensuite sur « Précédent » dans votre navigateur et renvoyez‑le : ce que vous avez écrit y est encore.',
  },
  direct: {
    title: 'Pressé ?',
    lead: 'Un appel ou un e‑mail arrive aux mêmes personnes.',
  },
} as const;
