import { BRAND } from '#domain/site/brand.ts';
import { depotGain } from '../depot-gain.ts';
import { promised } from '../promises.ts';
import { telephone } from '../telephone.ts';
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
    lead: `${BRAND.name} recharge votre flotte électrique en France, aux heures les moins chères. Démonstration, partenariat, question technique : nous répondons ${promised('replyWithin', 'fr')}.`,
    write: 'Nous écrire',
  },
  gain: depotGain('fr'),
  preRegister: 'Pré-inscrire ma flotte',
  form: contactForm,
  next: {
    title: 'Et ensuite',
    steps: [
      {
        when: 'tout de suite',
        text: subjectEmails
          ? 'Votre message arrive à l’équipe du sujet choisi.'
          : 'Notre équipe lit votre message et le confie à qui sait répondre.',
      },
      {
        when: promised('replyWithin', 'fr'),
        text: 'Une personne vous répond par e‑mail, ou par téléphone si vous donnez un numéro.',
      },
      {
        when: 'si vous le voulez',
        text: 'Un rendez-vous, avec vos véhicules, vos horaires et vos chiffres.',
      },
    ],
  },
  place: {
    direct: 'Plus simple de vive voix ? Appelez le {phone}, ou écrivez à {email}.',
    who: {
      title: 'Qui lit votre message',
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
      people: (people ?? []).map(({ name, role, phone = '', email = '', photo = '' }) => ({
        name,
        role: role.fr,
        dial: phone,
        phone: telephone(phone, 'fr'),
        email,
        photo,
      })),
    },
  },
  closing: {
    title: 'Les questions les plus fréquentes',
    lead: 'Batteries, départs du matin, matériel, revenus : la réponse est peut-être déjà dans la FAQ.',
    faq: 'Lire la FAQ',
    simulate: 'Simuler ma flotte',
  },
} as const;
