import { CLAIMS } from '#domain/claims.ts';
import { euros, number } from '../figures.ts';
import home from './home.ts';

export default {
  meta: {
    title: 'Simulateur : ce que vaut la nuit de votre flotte',
    description:
      'Estimez ce que la recharge pilotée et le V2G rapporteraient à votre flotte, heure par heure, sur de vrais prix de l’électricité.',
  },
  hero: {
    title: 'Combien vaut la nuit de votre flotte ?',
    lead: `Quelques réponses sur vos véhicules donneront, en ${number(CLAIMS.estimateWithin.value, 'fr')} minutes, une estimation que votre direction financière peut vérifier. Le résultat d’abord, sans e‑mail à laisser.`,
  },
  place: {
    title: 'Le simulateur interactif ouvre bientôt. Son calcul tourne déjà.',
    notYet:
      'Vous ne pouvez pas encore y entrer vos chiffres. Voici le même calcul pour une flotte type : rien n’y est dessiné à la main, chaque barre et chaque prix sont calculés.',
    night: home.night,
  },
  costs: {
    title: 'La même nuit, trois factures.',
    lead: '{vehicles} utilitaires, la même énergie pour partir, les mêmes heures de branchement. Seules changent les heures où l’on achète, et ce que l’on rend au réseau. Énergie au prix de gros, sans acheminement ni taxes.',
    ask: 'Demander le calcul pour ma flotte',
    onArrival: {
      name: 'Recharge dès l’arrivée',
      condition: 'Sans pilotage : tout le monde branche, tout le monde charge.',
    },
    smartOnly: {
      name: 'Recharge pilotée (V1G)',
      condition: 'Notre logiciel seul, avec les bornes déjà en place.',
    },
    plan: {
      name: 'Recharge pilotée + V2G',
      condition:
        'Avec des bornes bidirectionnelles et des véhicules compatibles ; usure des batteries comprise.',
    },
  },
  trust: {
    fleets: {
      figure: `${number(CLAIMS.pilotFleets.value, 'fr')}+`,
      title: 'Flottes Pilotes',
      text: 'Pilotes ou partenaires. Les flottes auxquelles le simulateur vous comparera seront, elles, simulées, et nommées ainsi.',
      how: 'Comment nous calculons',
    },
    method: {
      title: 'Comment nous calculons',
      lead: 'Pour une même flotte, le simulateur donnera trois chiffres. Ils diffèrent, et voici pourquoi.',
      figures: [
        {
          name: 'Un ordre de grandeur',
          from: 'mode Simple',
          text: `Une règle de calcul par véhicule, qui compte quatre sources de valeur : services au réseau, tarif, gestion, efficacité. Au plus ${euros(CLAIMS.headlineGainMax.value, 'fr')} par véhicule et par an, pour la flotte la mieux placée.`,
        },
        {
          name: 'Une estimation sur de vrais prix',
          from: 'mode Expert, le chiffre pour votre direction financière',
          text: 'La même énergie achetée aux heures les moins chères et, en V2G, revendue quand cela paie plus que l’usure. Rien d’autre : chacun peut refaire le compte.',
        },
        {
          name: 'Un potentiel technique maximal',
          from: 'mode Expert, en petit',
          text: 'Toutes les bornes à pleine puissance, toutes les heures, tous les jours. C’est un plafond, jamais une promesse.',
        },
      ],
      care: [
        {
          name: 'Des moyennes prudentes',
          text: 'Nous calculons sur le prix moyen de chaque heure. Une moyenne efface les meilleurs jours comme les pires : elle sous-estime la valeur d’une nuit de 3 à 16 %.',
        },
        {
          name: 'Ce que nous n’ajoutons pas',
          text: 'Les marchés de réserve sont un supplément possible, jamais compté. L’acheminement et les taxes ne bougent pas.',
        },
        {
          name: 'Des sources publiques',
          text: 'Prix de gros français (day-ahead), plateforme de transparence d’ENTSO-E. La page de méthode comparera nos résultats aux études publiées : RWTH Aachen avec The Mobility House, FfE, Enedis, Flexitanie.',
        },
      ],
    },
  },
  closing: {
    title: 'Votre flotte n’est pas une flotte type.',
    lead: 'Donnez-nous vos heures et vos véhicules : une personne fait le calcul avec vous.',
    register: 'Pré-inscrire ma flotte',
    contact: 'Poser une question',
  },
} as const;
