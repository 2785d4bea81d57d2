import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';
import forms from './forms.ts';

export default {
  shared: forms,
  title: 'Écrivez-nous',
  dialogTitle: 'Demande de contact',
  dialogLead: `Une personne vous répond sous ${hours(CLAIMS.replyWithin.value, 'fr')}.`,
  close: 'Fermer',
  cancel: 'Annuler',
  labels: {
    name: 'Nom complet *',
    email: 'Email professionnel *',
    company: 'Entreprise',
    phone: 'Téléphone',
    subject: 'Sujet de votre demande *',
    message: 'Message *',
    messageOptional: 'Message',
  },
  missing: {
    name: 'Indiquez votre nom',
    email: 'Indiquez votre adresse e‑mail',
    subject: 'Choisissez le sujet de votre demande',
    message: 'Écrivez votre message',
  },
  subjects: {
    demo: 'Demande de démonstration',
    pricing: 'Information sur les tarifs',
    partnership: 'Partenariat commercial',
    technical: 'Question technique',
    support: 'Support client',
    other: 'Autre',
  },
  send: 'Envoyer le message',
  sendRequest: 'Envoyer la demande',
  sent: {
    title: 'Message envoyé !',
    text: `Une personne de l’équipe vous répond sous ${hours(CLAIMS.replyWithin.value, 'fr')}.`,
  },
} as const;
