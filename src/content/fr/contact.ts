import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';
import contactForm from './contact-form.ts';

export default {
  meta: {
    title: `Contact : parler à quelqu’un de ${BRAND.name}`,
    description:
      'Une question sur votre flotte, un partenariat, une démonstration : écrivez ou appelez, une personne vous répond.',
  },
  hero: {
    title: 'Une question ? Quelqu’un répond.',
    lead: `Une flotte à étudier, une démonstration, un partenariat, un point technique : écrivez-nous. Réponse sous ${hours(CLAIMS.replyWithin.value, 'fr')}.`,
    write: 'Nous écrire',
  },
  preRegister: {
    text: 'Vous voulez inscrire votre flotte à la bêta privée ?',
    action: 'Aller à la pré-inscription',
  },
  form: contactForm,
  place: {
    direct: 'Plus simple de vive voix ? Appelez le {phone}, ou écrivez à {email}.',
    who: {
      title: 'Qui lit votre message',
      intro: 'Selon le sujet choisi, il arrive directement à la bonne personne.',
      subjects: [
        { subject: 'Démonstration', answer: 'L’équipe commerciale vous propose un créneau.' },
        { subject: 'Tarifs', answer: 'L’équipe commerciale, avec le calcul derrière le chiffre.' },
        {
          subject: 'Partenariat',
          answer: 'L’équipe partenariats : banques, constructeurs, installateurs, énergéticiens.',
        },
        { subject: 'Technique', answer: 'Un ingénieur : bornes, véhicules, API, sécurité.' },
        { subject: 'Support', answer: 'L’équipe qui suit votre flotte.' },
      ],
      faster: `Pour une première analyse sous ${hours(CLAIMS.analysisWithin.value, 'fr')}, précisez trois points : le nombre de véhicules, leurs heures de branchement, le modèle de vos bornes.`,
    },
  },
  closing: {
    title: 'La réponse existe sans doute déjà.',
    lead: 'Batteries, départs du matin, matériel, revenus : les questions que l’on nous pose le plus.',
    faq: 'Lire la FAQ',
    simulate: 'Voir ce que vaut une nuit',
  },
} as const;
