import { articleTitles } from '../article-words.ts';
import articles from './articles.ts';

export default {
  meta: {
    title: 'Blog : prix, règles et contrats de la recharge',
    description:
      'Recharge pilotée, V2G, bornes, contrats : des articles pour les responsables de flotte, avec leurs chiffres et leurs sources.',
  },
  hero: {
    title: 'Recharge des flottes : prix, règles, contrats',
    lead: 'Des articles de quelques minutes, sans inscription : chiffres sourcés, questions à poser, calculs que vous pouvez refaire.',
  },
  read: 'Lire l’article',
  feeds: 'Suivre le blog',
  pictures: {
    'article-afir': {
      summary:
        'AFIR s’applique depuis 2024 ; depuis 2026, une borne publique neuve parle ISO 15118-2 ; à partir de 2027, toute borne neuve, dépôts compris, parle ISO 15118-20.',
      applies: 'AFIR s’applique',
      publicChargers: 'ISO 15118-2, public',
      everyCharger: 'ISO 15118-20, dépôts compris',
    },
    'article-turpe': {
      summary:
        'En hiver, l’acheminement d’un mégawattheure en basse tension coûte moins cher aux heures creuses de la nuit qu’aux heures pleines.',
    },
    'article-contract': {
      summary:
        'La valeur créée se partage : la flotte en garde la plus grande part, l’opérateur facture le reste.',
      whole: 'Valeur créée',
      fleet: 'flotte {share}',
      ours: 'opérateur {share}',
    },
    'article-night': {
      summary:
        'Une nuit réelle : le prix baisse après minuit, et la recharge quitte le soir pour ces heures.',
    },
    'article-charger': {
      summary:
        'Ce qu’une borne bidirectionnelle rembourse : presque rien sur les prix du lendemain, bien plus par la réserve.',
      rows: {
        asCharged: 'lendemain',
        exempt: 'exonéré',
        fcr: 'FCR',
        afrr: 'aFRR',
        rwth: 'étude RWTH',
      },
    },
    'article-value': {
      summary:
        'Huit valeurs publiées ou calculées par véhicule et par an : la recharge pilotée vaut moins que ce que les études prêtent au V2G.',
      smart: 'V1G',
      both: 'V2G',
    },
  },
  topics: articles.topics,
  titles: articleTitles(articles.heads),
} as const;
