import { contactLabels } from '../field-names.ts';
import { promised } from '../promises.ts';
import names from './field-names.ts';
import forms from './forms.ts';

export default {
  shared: forms,
  title: 'Écrivez-nous',
  dialogTitle: 'Demande de contact',
  dialogLead: `Nous vous répondons ${promised('replyWithin', 'fr')}.`,
  close: 'Fermer',
  cancel: 'Annuler',
  labels: { ...contactLabels(names), messageOptional: names.message },
  hint: 'Pour chiffrer : nombre de véhicules, heures de branchement, modèle de bornes.',
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
    text: `Nous vous répondons ${promised('replyWithin', 'fr')}.`,
  },
} as const;
