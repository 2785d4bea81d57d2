import { BRAND } from '#domain/site/brand.ts';
import { euros } from '../figures.ts';

const { legal } = BRAND;

export default {
  meta: {
    title: `Mentions légales du site ${BRAND.name}`,
    description: `Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site ${BRAND.name}, conformément à la loi française.`,
  },
  hero: {
    title: 'Mentions légales',
    lead: 'Qui publie ce site, qui l’héberge et comment nous joindre, comme le demande la loi du 21 juin 2004 (LCEN). Les estimations affichées ne sont pas des promesses, et les lire ne vous engage à rien.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
  sections: {
    editeur: {
      title: 'Éditeur du site',
      text: [
        [
          {
            name: 'Société',
            text: `${legal.company}, société par actions simplifiée au capital de ${euros(legal.capitalEuros, 'fr')}`,
          },
          { name: 'Siège social', text: legal.address },
          {
            name: 'Immatriculation',
            text: `SIREN ${legal.siren}, ${legal.tradeRegister}`,
          },
          { name: 'TVA intracommunautaire', text: legal.vat },
          { name: 'E‑mail', text: '{contactEmail}' },
          { name: 'Téléphone', text: '{phone}' },
        ],
      ],
    },
    direction: {
      title: 'Direction de la publication',
      text: [
        `${legal.publicationDirector}, en qualité de représentant légal de ${legal.company}.`,
        'Pour signaler un contenu illicite ou demander un droit de réponse, écrivez à {contactEmail}. Indiquez l’adresse de la page et le passage concerné.',
      ],
    },
    hebergeur: {
      title: 'Hébergeur',
      text: [
        [
          { name: 'Société', text: legal.host.company },
          { name: 'Adresse', text: legal.host.address },
          { name: 'Téléphone', text: '{hostPhone}' },
        ],
      ],
    },
    propriete: {
      title: 'Propriété intellectuelle',
      text: [
        `Les textes, les dessins, les graphiques, le code et la marque ${BRAND.name} appartiennent à ${legal.company} ou lui sont concédés. Toute reproduction, même partielle, demande notre accord écrit. Les courtes citations avec mention de la source et lien vers la page sont libres.`,
        'Les marques de véhicules et de bornes sont citées pour indiquer une compatibilité. Elles restent la propriété de leurs titulaires et ne signifient aucun partenariat.',
        'Les prix de l’électricité viennent de la plateforme de transparence d’ENTSO-E ; les moyennes horaires sont les nôtres.',
      ],
    },
    chiffres: {
      title: 'Valeur des chiffres et des estimations',
      text: [
        'Les montants, les délais et les gains annoncés sur ce site sont donnés avec leur condition et à titre d’information. Une estimation dépend de votre flotte, de vos horaires, de vos contrats et des marchés : elle n’est ni une offre ni une garantie de revenu. Seul le contrat signé engage les parties.',
        'La recharge pilotée (V1G) ne demande que du logiciel. Rendre de l’énergie au réseau (V2G) demande une borne bidirectionnelle et un véhicule compatible.',
      ],
    },
    responsabilite: {
      title: 'Disponibilité et responsabilité',
      text: [
        'Nous tenons ce site à jour et en ligne avec soin, sans pouvoir promettre qu’il ne sera jamais interrompu ni qu’il ne contiendra aucune erreur. Dites-nous ce qui est faux : nous le corrigerons.',
        'Les liens vers d’autres sites sont choisis le jour où nous les posons ; ce que ces sites deviennent ensuite ne dépend pas de nous.',
        'Une faille de sécurité se signale à {securityEmail}. Nous répondons et ne poursuivons pas qui cherche de bonne foi.',
      ],
    },
    donnees: {
      title: 'Données personnelles et cookies',
      text: [
        'Ce que nous faisons de vos données est décrit à la page {privacyPage}. Ce qui s’écrit dans votre navigateur est décrit à la page {cookiesPage}.',
      ],
    },
    droit: {
      title: 'Droit applicable',
      text: [
        'Ce site est soumis au droit français. En cas de désaccord, écrivez-nous d’abord ; à défaut d’accord, les tribunaux français sont compétents. En cas de différence entre les langues, le texte français fait foi.',
      ],
    },
  },
} as const;
