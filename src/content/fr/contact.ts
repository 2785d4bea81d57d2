import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { hours } from '../figures.ts';

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
    text: 'Vous venez inscrire votre flotte à la bêta privée ?',
    action: 'Aller à la pré-inscription',
  },
  place: {
    direct: {
      title: 'Le formulaire ouvre bientôt. Nous, nous sommes là.',
      notYet:
        'Ici viendra le formulaire de contact. D’ici là, un e‑mail ou un appel arrive aux mêmes personnes.',
      mail: {
        action: 'Écrire un e‑mail, déjà commencé pour vous',
        subject: 'Ma demande',
        lines: [
          'Bonjour,',
          'Sujet (démonstration, tarifs, partenariat, technique, support, autre) :',
          'Société :',
          'Nombre de véhicules électriques :',
          'Ma question :',
          'Le meilleur moment pour m’appeler :',
        ],
        promise: `Vous recevez la réponse d’une personne sous ${hours(CLAIMS.replyWithin.value, 'fr')}.`,
      },
      call: {
        action: 'Appeler',
        promise: 'Pour ce qui se dit mieux qu’il ne s’écrit.',
      },
    },
    who: {
      title: 'Qui lit votre message',
      intro: 'Dites le sujet dans l’objet : il va tout droit à la bonne personne.',
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
      faster: `Pour une première analyse sous ${hours(CLAIMS.analysisWithin.value, 'fr')}, donnez trois choses : le nombre de véhicules, leurs heures de branchement, le modèle de vos bornes.`,
    },
  },
  closing: {
    title: 'La réponse existe sans doute déjà.',
    lead: 'Batteries, départs du matin, matériel, revenus : les questions que l’on nous pose le plus.',
    faq: 'Lire la FAQ',
    simulate: 'Voir ce que vaut une nuit',
  },
} as const;
