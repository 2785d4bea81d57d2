import type { CollectedPart } from '#domain/leads/field-table.ts';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { AUTHORITIES } from '#domain/site/legal.ts';
import { collected } from '../collected-fields.ts';
import { number } from '../figures.ts';
import fieldNames from './field-names.ts';

const { legal } = BRAND;
const { processors } = legal;
const named = (part: CollectedPart) =>
  collected(part, fieldNames, {
    language: 'fr',
    ifGiven: (list) => ` ; ${list} si vous les donnez`,
  });

export default {
  meta: {
    title: 'Confidentialité : ce que nous faisons de vos données',
    description:
      'Quelles données nous recueillons, pourquoi, combien de temps, avec qui nous les partageons, et comment exercer vos droits.',
  },
  hero: {
    title: 'Confidentialité',
    lead: 'Aucune donnée vendue ni louée. Ce que nous recueillons, pourquoi, sur quelle base du RGPD et combien de temps ; vous pouvez voir, télécharger et effacer vos données vous-même.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
  sections: {
    resume: {
      title: 'L’essentiel',
      text: [
        [
          'Nous recueillons ce que vous nous donnez, pour vous répondre, et les quelques données techniques listées plus bas.',
          'Nous ne vendons ni ne louons aucune donnée.',
          'Sans votre accord, rien n’est chargé depuis un autre hôte et aucun traceur ne part.',
          'Vous voyez, téléchargez et effacez vos données vous-même : {myDataPage}. Pour tout le reste, un e‑mail à {privacyEmail} suffit.',
        ],
      ],
    },
    responsable: {
      title: 'Responsable du traitement',
      text: [
        `${legal.company}, ${legal.address}, SIREN ${legal.siren}. Pour toute question sur vos données : {privacyEmail}.`,
      ],
    },
    donnees: {
      title: 'Les données que nous traitons',
      text: [
        [
          {
            name: 'Quand vous nous écrivez ou nous appelez',
            text: `${named('contact')}.`,
          },
          {
            name: 'Quand vous pré-inscrivez une flotte',
            text: `${named('registration')}.`,
          },
          {
            name: 'Quand vous joignez une simulation',
            text: `${named('simulation')}, c’est-à-dire vos réponses au simulateur et leur résultat. Vous voyez ce qui est joint et pouvez le retirer avant l’envoi.`,
          },
          {
            name: 'Quand vous vous abonnez à la lettre',
            text: 'Votre e‑mail et la date de votre confirmation.',
          },
          {
            name: 'Avec chaque formulaire',
            text: `${named('browser')}. ${named('origin')}, si le lien suivi ou le navigateur les donne ; de la page, l’adresse sans ses paramètres. Votre adresse IP sert à compter les envois ; nous n’en gardons qu’une empreinte, effacée la nuit suivante.`,
          },
          {
            name: 'À chaque visite',
            text: 'Des journaux techniques : page demandée, date, code de réponse ; si une page échoue, la référence affichée et l’endroit de notre code en cause ; ni votre adresse IP, ni votre navigateur. Ils servent à faire fonctionner le site, pas à vous suivre.',
          },
          {
            name: 'Si vous acceptez la mesure d’audience ou un autre traceur',
            text: 'Ce que dit la page {cookiesPage}, outil par outil.',
          },
        ],
        'Les champs nécessaires sont signalés dans chaque formulaire. Sans eux, nous ne pouvons pas répondre à la demande ; les autres sont facultatifs.',
      ],
    },
    finalites: {
      title: 'Pourquoi, et sur quelle base légale',
      text: [
        'Chaque usage repose sur l’une des bases de l’article 6, paragraphe 1, du règlement général sur la protection des données (RGPD).',
        [
          {
            name: 'Répondre à votre message',
            text: 'Notre intérêt légitime à répondre à qui nous écrit (point f) ; les mesures précontractuelles prises à votre demande s’il s’agit d’un contrat (point b).',
          },
          {
            name: 'Étudier votre pré-inscription et vous envoyer l’analyse de votre flotte',
            text: 'Les mesures précontractuelles prises à votre demande (point b) ; votre consentement pour l’envoi par e‑mail et pour l’appel (point a).',
          },
          {
            name: 'Classer les demandes par priorité',
            text: 'Notre intérêt légitime à rappeler d’abord les demandes les plus pressées (point f).',
          },
          { name: 'Envoyer la lettre', text: 'Votre consentement, confirmé par e‑mail (point a).' },
          {
            name: 'Prouver vos consentements',
            text: 'Notre obligation légale de pouvoir les démontrer (point c, avec l’article 7).',
          },
          {
            name: 'Protéger le site contre les abus et les pannes',
            text: 'Notre intérêt légitime à la sécurité (point f).',
          },
        ],
      ],
    },
    score: {
      title: 'Le classement des demandes',
      text: [
        'Une pré-inscription reçoit un score de 0 à 100, calculé à partir de vos réponses : taille de la flotte, urgence, heures de recharge, secteur, moyens de vous joindre, simulation jointe. Il ordonne nos rappels, rien d’autre. Il ne décide ni d’un prix, ni d’un refus : une personne lit chaque demande.',
        'Aucune décision ayant pour vous un effet juridique, ou un effet aussi important, n’est prise de façon entièrement automatisée (article 22 du RGPD). Vous pouvez demander le détail de votre score, et vous y opposer.',
      ],
    },
    durees: {
      title: 'Combien de temps',
      text: [
        [
          {
            name: 'Messages et pré-inscriptions',
            text: `${number(RETENTION.leadYearsAfterLastContact, 'fr')} ans après notre dernier échange`,
          },
          {
            name: 'Trace technique d’un envoi vers nos outils',
            text: `${number(RETENTION.deliveryPayloadDays, 'fr')} jours ; votre fiche dans nos outils suit la durée des messages`,
          },
          {
            name: 'Analyse de votre flotte et son lien privé',
            text: `${number(RETENTION.analysisDays, 'fr')} jours`,
          },
          {
            name: 'Simulations enregistrées, sans message ni pré-inscription',
            text: `${number(RETENTION.unclaimedSimulationDays, 'fr')} jours ; rien n’y dit qui vous êtes`,
          },
          {
            name: 'Abonnement à la lettre non confirmé',
            text: `${number(RETENTION.unconfirmedNewsletterDays, 'fr')} jours`,
          },
          {
            name: 'Abonnement confirmé',
            text: 'Jusqu’à votre désinscription, possible en un clic dans chaque lettre',
          },
          {
            name: 'Preuves de consentement',
            text: `${number(RETENTION.consentProofYears, 'fr')} ans après la fin de l’usage`,
          },
          {
            name: 'Demande de voir vos données',
            text: `${number(RETENTION.dataRequestDays, 'fr')} jours ; si nous ne détenons rien à votre sujet, elle est effacée aussitôt`,
          },
          {
            name: 'Demande d’exercer un droit, reçue par courrier, téléphone ou e‑mail',
            text: `${number(RETENTION.rightsRequestYears, 'fr')} ans après notre réponse ; sans votre nom ni votre adresse`,
          },
          { name: 'Journaux techniques', text: `${number(RETENTION.logMonths, 'fr')} mois` },
        ],
        'Passé ces durées, les données sont effacées ou rendues anonymes. Un contrat signé suit ses propres durées légales.',
      ],
    },
    destinataires: {
      title: 'Qui y a accès',
      text: [
        'Dans l’entreprise : les personnes qui répondent aux demandes, et elles seules. À l’extérieur : des sous-traitants liés par contrat (article 28 du RGPD), qui n’en font rien d’autre que ce que nous leur demandons.',
        [
          {
            name: 'Hébergement',
            text: `${legal.host.company}, ${legal.host.address} : le site, la base de données et leurs sauvegardes, sur des serveurs situés en France.`,
          },
          {
            name: 'Envoi d’e‑mails',
            text: `${processors.mail.company}, ${processors.mail.place} : accusés de réception et lettre.`,
          },
          {
            name: 'Gestion de la relation client (CRM)',
            text: `${processors.crm.company}, ${processors.crm.place} : reçoit votre demande par une liaison signée et chiffrée, et la garde dans l’Union européenne.`,
          },
        ],
      ],
    },
    droits: {
      title: 'Vos droits',
      text: [
        [
          'Accéder à vos données et en recevoir une copie.',
          'Les faire corriger ou effacer.',
          'En limiter l’usage, ou vous y opposer quand il repose sur notre intérêt légitime.',
          'Recevoir dans un format courant celles que vous nous avez données.',
          'Retirer un consentement à tout moment, sans que cela touche ce qui a été fait avant.',
          'Dire ce que vos données doivent devenir après votre mort.',
        ],
        `Voir, télécharger et effacer, vous le faites vous-même : {myDataPage}. Nous envoyons à votre adresse un lien valable ${number(DATA_ACCESS.linkMinutes, 'fr')} minutes, qui ouvre une fois une page avec tout ce que nous détenons à son sujet et jusqu’à quand.`,
        'Pour le reste, écrivez à {privacyEmail}, depuis l’adresse concernée si possible. Nous répondons dans le mois. Nous ne demandons une pièce d’identité qu’en cas de doute raisonnable sur l’auteur de la demande.',
        `Vous pouvez aussi, à tout moment, saisir l’autorité française de protection des données : ${AUTHORITIES.dataProtection.address}, {dataProtectionSite}.`,
      ],
    },
    securite: {
      title: 'Sécurité',
      text: [
        'Échanges chiffrés, accès limités et journalisés, sauvegardes vérifiées, formulaires protégés contre les envois en masse. Si une fuite présentait un risque élevé pour vous, nous vous préviendrions sans tarder ; la CNIL le serait dans les délais légaux. Une faille se signale à {securityEmail}.',
      ],
    },
    changements: {
      title: 'Changements',
      text: [
        'La date en haut de cette page est celle de sa dernière version. Un changement qui compte pour vous est annoncé par e‑mail aux personnes concernées.',
      ],
    },
  },
  trackers: {
    uses: {
      audience: {
        name: 'Mesurer l’audience du site',
        text: 'Votre consentement (point a).',
      },
      heatmap: {
        name: 'Voir où l’on clique et jusqu’où l’on lit',
        text: 'Votre consentement (point a).',
      },
      identification: {
        name: 'Reconnaître l’entreprise qui visite le site, pour lui proposer un échange',
        text: 'Votre consentement (point a).',
      },
      chat: {
        name: 'Discuter en ligne avec vous',
        text: 'Votre consentement à l’ouverture de l’outil (point a), puis notre intérêt légitime à répondre à qui nous écrit (point f).',
      },
    },
    only: 'Seulement si vous l’avez accepté :',
    recipient: '{purpose} : {company}, {country}.',
    purposes: {
      audience: 'Mesure d’audience',
      heatmap: 'Carte de chaleur',
      identification: 'Reconnaissance de l’entreprise qui visite',
      chat: 'Discussion en ligne',
    },
    complete: 'Cette liste est complète.',
    noTransfer:
      'Aucune donnée n’est transférée hors de l’Espace économique européen. Si cela devait changer, cette page le dirait avant, avec la garantie retenue.',
    transfer:
      'Hors de l’Espace économique européen, des données ne sont transférées qu’à {names}, avec votre accord, sur la base d’une décision d’adéquation de la Commission européenne (article 45 du RGPD) ou, à défaut, de ses clauses contractuelles types (article 46).',
  },
} as const;
