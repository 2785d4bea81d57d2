import contactForm from './contact-form.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Contact : parler à quelqu’un de ${f.brand.name}`,
    description:
      'Une question sur votre flotte, un partenariat, une démonstration : écrivez ou appelez, une personne vous répond.',
  },
  hero: {
    title: 'Parlons de votre flotte',
    lead: `${f.brand.name} recharge votre flotte électrique en France, aux heures les moins chères. Démonstration, partenariat, question technique : nous répondons ${f.claims.replyWithin}.`,
    write: 'Nous écrire',
  },
  preRegister: 'Pré-inscrire ma flotte',
  form: contactForm,
  next: {
    title: 'Et ensuite',
    steps: [
      {
        when: 'tout de suite',
        text: f.stated.subjectEmails.length
          ? 'Votre message arrive à l’équipe du sujet choisi.'
          : 'Notre équipe lit votre message et le confie à qui sait répondre.',
      },
      {
        when: f.claims.replyWithin,
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
      ].filter(({ to }) => f.stated.subjectEmails.includes(to)),
      peopleTitle: 'Vos interlocuteurs',
      people: f.stated.people,
    },
  },
  closing: {
    title: 'Les questions les plus fréquentes',
    lead: 'Batteries, départs du matin, matériel, revenus : la réponse est peut-être déjà dans la FAQ.',
    faq: 'Lire la FAQ',
    simulate: 'Simuler ma flotte',
  },
} as const;
