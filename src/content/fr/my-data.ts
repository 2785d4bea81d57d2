import { f } from './facts.ts';

export default {
  meta: {
    title: 'Mes données : les voir, les télécharger, les effacer',
    description:
      'Recevez à votre adresse un lien vers tout ce que nous détenons à votre sujet : voyez-le, téléchargez-le ou effacez-le vous-même.',
  },
  hero: {
    title: 'Vos données : à voir, à télécharger, à effacer.',
    lead: 'Indiquez l’adresse e‑mail que vous nous avez donnée. Nous y envoyons un lien vers tout ce que nous détenons à son sujet, avec la durée de conservation.',
  },
  form: {
    title: 'Recevoir mon lien',
    email: 'Votre adresse e‑mail',
    send: 'Recevoir mon lien',
    notice: `${f.brand.legal.company} et son prestataire d’envoi n’utilisent cette adresse que pour vous envoyer le lien. Si nous ne détenons rien à son sujet, elle est effacée aussitôt ; sinon, votre demande est gardée ${f.retention.dataRequestDays} jours. Vos droits : {email}, {privacy}.`,
    privacy: 'confidentialité',
  },
  steps: {
    title: 'Comment cela se passe',
    items: [
      {
        title: 'Un lien, à votre adresse seule',
        text: `Il est valable ${f.dataAccess.linkMinutes} minutes et ne s’ouvre qu’une fois. Pas de compte, pas de mot de passe.`,
      },
      {
        title: 'Tout ce qui est enregistré',
        text: 'Vos réponses, vos messages, vos accords, le score de votre demande, les e‑mails envoyés, les outils qui en ont reçu une copie : chaque ligne dit jusqu’à quand elle est gardée.',
      },
      {
        title: 'Télécharger ou effacer',
        text: 'Deux boutons. L’effacement prend quelques minutes et il est définitif.',
      },
      {
        title: 'Plusieurs adresses ?',
        text: 'Demandez un lien pour chacune : nous ne montrons jamais les données d’une adresse à une autre.',
      },
    ],
  },
} as const;
