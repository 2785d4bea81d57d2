import { f } from './facts.ts';
/** The picture of the fleet's own night. Where a text stands in several ways, the longest is first. */
export default {
  title: 'La nuit de votre dépôt',
  choice: {
    label: 'La nuit montrée',
    winter: 'Nuit d’hiver',
    summer: 'Nuit d’été',
    mean: 'Nuit moyenne {year}',
    dearest: 'La plus chère, {date}',
    negative: 'Prix négatifs, {date}',
    other: 'Rejouer une date',
    date: 'Date à rejouer',
    dayOff: 'Le {asked} n’est pas un jour ouvré : voici le {shown}, le jour ouvré le plus proche.',
    noPrices:
      'Pas de prix pour le {asked} : la nuit montrée reste la même. Dates possibles : {first} à {last}.',
  },
  missing: {
    open: 'Il manque votre prix.',
    unknown: 'Prix inconnu.',
    supposed: ['Ces barres supposent', 'qu’il change chaque heure.'],
  },
  labels: {
    today: {
      open: ['aujourd’hui, si c’est dès l’arrivée', 'aujourd’hui, dès l’arrivée', 'aujourd’hui'],
      supposed: ['aujourd’hui : {kva} supposés', 'aujourd’hui : {kva}', 'aujourd’hui'],
      plain: ['aujourd’hui : {kva}', 'aujourd’hui'],
    },
    plan: [
      `avec ${f.brand.name} : {kva} suffisent`,
      `avec ${f.brand.name} : {kva}`,
      `avec ${f.brand.name}`,
    ],
    sold: ['{kva} restitués au réseau', '{kva} restitués', '{kva}'],
    ready: [
      ['{count} véhicules', 'prêts à {time}'],
      ['{count} prêts', 'à {time}'],
    ],
    notReady: [
      ['{count} véhicules', 'à {level} à {time}'],
      ['{count} à {level}', 'à {time}'],
    ],
    price: ['{price} c€/kWh', '{price} c€', '{price}'],
    priceAt: ['{price} c€/kWh à {hour}', '{price} c€ à {hour}', '{price} c€'],
    flat: ['à toute heure'],
    flatReason: [
      'à toute heure ; l’acheminement, lui, coûte moins {hours}',
      'l’acheminement coûte moins {hours}',
      'l’acheminement baisse à {hour}',
    ],
  },
  classes: {
    peak: ['pointe'],
    full: ['heures pleines', 'pleines'],
    offPeak: ['heures creuses', 'creuses'],
  },
  fromTo: 'de {from} à {to}',
  and: 'et',
  caption: {
    mean: 'Prix de l’énergie, moyenne de {year}, sans acheminement.',
    day: 'Prix de l’énergie du {date}, sans acheminement.',
    supposed: 'Prix de l’énergie, supposés, sans acheminement.',
    ofBill: 'Prix de l’énergie de votre facture, sans acheminement.',
    open: 'Moyenne de {year}.',
    openPower: 'Moyenne de {year}, {kva} supposés.',
    sun: 'Ce sont des moyennes du marché : l’été, le soleil fait baisser les heures pleines.',
    notControlled: `De {from} à {to}, avec ${f.brand.name} : les {share} non pilotés.`,
  },
  conclusion: {
    openPrice: 'Prix supposé : il change chaque heure.',
    openBaseline: 'Recharge supposée aujourd’hui : dès l’arrivée.',
    when: {
      mean: 'En moyenne sur {year}',
      winter: 'En moyenne de décembre à février {year}',
      summer: 'En moyenne d’avril à octobre {year}',
      day: 'Aux prix du {date}',
    },
    cost: `{when}, si tout se passe comme prévu, la recharge de toute la flotte coûte {today} par jour ouvré aujourd’hui et {plan} avec ${f.brand.name} : énergie, acheminement et accise, avant partage, sans la puissance souscrite.`,
    limits:
      'Le programme de recharge appelle au plus {planned} ; {subscribed} souscrits suffisent, marge comprise.',
    sold: '{kwh} sont restitués au réseau, usure de la batterie déduite.',
  },
  table: {
    summary: 'Voir les chiffres',
    caption: 'Puissance du site heure par heure',
    hour: 'De',
    energy: 'Énergie (c€/kWh)',
    grid: 'Acheminement (c€/kWh)',
    today: 'Aujourd’hui (kVA)',
    plan: `Avec ${f.brand.name} (kVA)`,
    sold: 'Restitué (kVA)',
    level: 'Batterie',
  },
} as const;
