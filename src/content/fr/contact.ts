import { BRAND } from '#domain/site/brand.ts';
import { promised } from '../promises.ts';
import contactForm from './contact-form.ts';

const { subjectEmails, people } = BRAND.statements;

export default {
  meta: {
    title: `Contact : parler à quelqu’un de ${BRAND.name}`,
    description:
      'Une question sur votre flotte, un partenariat, une démonstration : écrivez ou appelez, une personne vous répond.',
  },
  hero: {
    title: 'Parlons de votre flotte',
    lead: `Une flotte à étudier, une démonstration, un partenariat, un point technique : écrivez-nous. Nous répondons ${promised('replyWithin', 'fr')}.`,
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
      intro: subjectEmails
        ? 'Selon le sujet choisi, il arrive directement à l’équipe concernée.'
        : 'Notre équipe le lit et le confie à qui sait répondre.',
      subjects: [
        {
          to: 'sales',
          subject: 'Démonstration',
          answer: 'L’équipe commerciale vous propose un créneau.',
        },
        {
          to: 'sales',
          subject: 'Tarifs',
          answer: 'L’équipe commerciale, avec un calcul sur votre flotte.',
        },
        {
          to: 'partnership',
          subject: 'Partenariat',
          answer: 'L’équipe partenariats : banques, constructeurs, installateurs, énergéticiens.',
        },
        {
          to: 'technical',
          subject: 'Technique',
          answer: 'Un ingénieur : bornes, véhicules, API, sécurité.',
        },
        { to: 'support', subject: 'Support', answer: 'L’équipe qui suit votre flotte.' },
      ].filter(({ to }) => subjectEmails?.[to as keyof typeof subjectEmails] !== undefined),
      peopleTitle: 'Vos interlocuteurs',
      people: (people ?? []).map(({ name, role, phone }) => ({
        name,
        role: role.fr,
        phone: phone ?? '',
      })),
      faster: `Pour une réponse chiffrée, précisez trois points : le nombre de véhicules, leurs heures de branchement, le modèle de vos bornes.`,
    },
  },
  closing: {
    title: 'Les questions les plus fréquentes',
    lead: 'Batteries, départs du matin, matériel, revenus : la réponse est peut-être déjà dans la FAQ.',
    faq: 'Lire la FAQ',
    simulate: 'Simuler ma flotte',
  },
} as const;
