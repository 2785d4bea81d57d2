import { f } from './facts.ts';
export default {
  meta: {
    title: `Recherche sur le site ${f.brand.name}`,
    description: `Cherchez dans les pages, les questions fréquentes et les articles du site ${f.brand.name}, en français ou en anglais.`,
  },
  hero: {
    title: 'Que cherchez-vous ?',
    lead: 'Toutes les pages, les réponses de la FAQ et les articles, en français. Rien trouvé ? Posez-nous la question.',
  },
  label: 'Votre recherche',
  hint: 'Un mot suffit : batterie, contrat, borne…',
  submit: 'Rechercher',
  found: {
    one: '{count} résultat pour « {query} »',
    other: '{count} résultats pour « {query} »',
    first: 'Les {shown} premiers résultats sur {count} pour « {query} »',
  },
  none: 'Rien pour « {query} ». Essayez un mot plus court, ou posez-nous la question.',
  ask: 'Nous écrire',
  starts: {
    title: 'Ou commencez ici',
    links: {
      simulator: {
        name: 'Ce qu’économise votre flotte',
        text: 'Le simulateur : taille du parc, heures de retour et de départ, prix payé. Le gain par an, sa fourchette et le calcul.',
      },
      compatibility: {
        name: 'Vos véhicules et vos bornes conviennent-ils ?',
        text: 'La liste des modèles, en recharge pilotée et en V2G.',
      },
      'article-contract': {
        name: 'Ce que dit un contrat de flexibilité',
        text: 'Six clauses, et les questions à poser sur chacune.',
      },
      faq: {
        name: 'Batterie, garantie, pannes, paiement',
        text: 'Les réponses, question par question.',
      },
    },
  },
  failed: 'La recherche n’a pas pu se charger. Rechargez la page, ou parcourez le menu.',
  withoutScript:
    'La recherche a besoin de JavaScript. Sans lui, tout le site reste lisible depuis le menu et le pied de page.',
} as const;
