/** Written by `npm run article` from the heads of the articles. */
export const TITLES = {
  'article-value': {
    title: 'V1G et V2G : ce qu’ils valent, par véhicule et par an.',
    lead: 'Les chiffres publiés varient de un à neuf, parce qu’ils ne comptent pas la même chose. Comment les lire, et ce que donne notre calcul sur trois années de prix réels.',
  },
  'article-charger': {
    title: 'Ce que change une borne bidirectionnelle.',
    lead: 'Un autre matériel, une autre norme, un autre dossier de raccordement. Et une question de coût : qu’est-ce qui rembourse la borne ?',
  },
  'article-night': {
    title: 'La nuit d’un dépôt, heure par heure.',
    lead: 'Vingt-cinq utilitaires rentrent le soir et repartent le matin. Entre les deux, treize décisions. Les voici toutes, avec leur prix.',
  },
  'article-contract': {
    title: 'Lire un contrat de flexibilité sans rien laisser passer.',
    lead: 'La part, la référence, le préavis, les pénalités, les données, la sortie : six clauses décident de ce que vous toucherez. Les questions à poser sur chacune.',
  },
  'article-afir': {
    title: 'AFIR : ce qui change pour les bornes d’un dépôt en 2027.',
    lead: 'Le règlement européen sur les bornes visait surtout les bornes publiques. Son complément de 2025 impose ISO 15118 en deux temps, et le second atteint les bornes privées. Ce qui s’applique à quelle borne, à quelle date, et ce que cela ne garantit pas.',
  },
  'article-turpe': {
    title: 'TURPE et puissance souscrite : la part du réseau dans la recharge.',
    lead: 'Une partie de la facture ne dépend pas du prix de l’énergie, mais de l’heure où l’on charge et de la puissance que l’on réserve. Ce qu’elle contient, et ce qu’un dépôt y gagne en chargeant la nuit, à tour de rôle.',
  },
} as const;
