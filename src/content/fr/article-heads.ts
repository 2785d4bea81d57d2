/** Written by `npm run article` from the heads of the articles. */
export default {
  'article-value': {
    meta: {
      title: 'V1G et V2G : combien par véhicule et par an ?',
      description:
        'Quatre chiffres publiés sur la valeur de la recharge pilotée et du V2G, ce qu’ils comptent, et notre calcul sur trois années de prix français, de 2023 à 2025.',
    },
    hero: {
      title: 'V1G et V2G : ce qu’ils valent, par véhicule et par an.',
      lead: 'Les chiffres publiés varient de un à neuf, parce qu’ils ne comptent pas la même chose. Comment les lire, et ce que donne notre calcul sur trois années de prix réels.',
    },
  },
  'article-charger': {
    meta: {
      title: 'Borne bidirectionnelle : ce qu’elle change, ce qui la paie',
      description:
        'Matériel, norme ISO 15118-20, raccordement, garantie de batterie, et ce qui rembourse la borne : le calcul à faire avant le devis.',
    },
    hero: {
      title: 'Ce que change une borne bidirectionnelle.',
      lead: 'Un autre matériel, une autre norme, un autre dossier de raccordement. Et une question de coût : qu’est-ce qui rembourse la borne ?',
    },
  },
  'article-night': {
    meta: {
      title: 'Une nuit au dépôt : la recharge heure par heure',
      description:
        'Vingt-cinq utilitaires, une nuit réelle, treize heures : ce que décide la recharge pilotée, quand le V2G s’y ajoute, et le tableau complet.',
    },
    hero: {
      title: 'La nuit d’un dépôt, heure par heure.',
      lead: 'Vingt-cinq utilitaires rentrent le soir et repartent le matin. Entre les deux, treize décisions. Les voici toutes, avec leur prix.',
    },
  },
  'article-contract': {
    meta: {
      title: 'Contrat de flexibilité : six clauses à lire',
      description:
        'Part du revenu, courbe de référence, préavis, pénalités, données, sortie : les questions à poser avant de signer un contrat de flexibilité.',
    },
    hero: {
      title: 'Lire un contrat de flexibilité sans rien laisser passer.',
      lead: 'La part, la référence, le préavis, les pénalités, les données, la sortie : six clauses décident de ce que vous toucherez. Les questions à poser sur chacune.',
    },
  },
  'article-afir': {
    meta: {
      title: 'AFIR 2027 : ISO 15118-20 et bornes privées',
      description:
        'Règlement (UE) 2023/1804 et règlement délégué 2025/656 : ce qui s’applique à quelle borne et quand, dépôts privés compris, et les questions avant l’achat.',
    },
    hero: {
      title: 'AFIR : ce qui change pour les bornes d’un dépôt en 2027.',
      lead: 'Le règlement européen sur les bornes visait surtout les bornes publiques. Son complément de 2025 impose ISO 15118 en deux temps, et le second atteint les bornes privées. Ce qui s’applique à quelle borne, à quelle date, et ce que cela ne garantit pas.',
    },
  },
  'article-turpe': {
    meta: {
      title: 'TURPE et puissance souscrite d’un dépôt électrique',
      description:
        'Ce que paie un dépôt pour le réseau : classes horaires, puissance souscrite, dépassements. Et le calcul sur deux flottes, aux tarifs en vigueur.',
    },
    hero: {
      title: 'TURPE et puissance souscrite : la part du réseau dans la recharge.',
      lead: 'Une partie de la facture ne dépend pas du prix de l’énergie, mais de l’heure où l’on charge et de la puissance que l’on réserve. Ce qu’elle contient, et ce qu’un dépôt y gagne en chargeant la nuit, à tour de rôle.',
    },
  },
} as const;
