import { DEPOT } from '#domain/simulator/depot.ts';
import { articleNightFigures } from '../article-night-figures.ts';
import { eurosPer, measure } from '../figures.ts';
import articles from './articles.ts';

const { night, price, share, kwh, amount, at, priceAt, spread, site, vehicles } =
  articleNightFigures('fr');

export default {
  meta: {
    title: 'Une nuit au dépôt : la recharge heure par heure',
    description:
      'Vingt-cinq utilitaires, treize heures, un prix différent à chacune : ce que décide la recharge pilotée, ce que le V2G ajoute, et le tableau complet.',
  },
  hero: articles.titles['article-night'],
  common: articles.common,
  topic: articles.topics.operations,
  next: articles.titles['article-contract'].title,
  sections: {
    depot: {
      title: 'Le dépôt',
      body: [
        `${vehicles} utilitaires, batteries de ${kwh(DEPOT.vehicleBatteryKwh)}, bornes de ${measure(DEPOT.chargerKw, 'kW', 'fr')}. Le raccordement du site laisse ${site} à la recharge, un peu plus de la moitié de ce que les bornes pourraient tirer ensemble. Les véhicules rentrent à ${at(DEPOT.arrivalHour)} avec ${share(DEPOT.startShare)} de batterie et repartent à ${at(DEPOT.departureHour)} avec ${share(DEPOT.targetShare)}. C’est un dépôt d’exemple, pas un client ; la même nuit ouvre notre page d’accueil.`,
        `Les prix sont ceux du marché de gros français, la veille pour le lendemain, en moyenne horaire sur ${String(DEPOT.priceYear)}{entsoe}. Une nuit réelle est plus contrastée : une moyenne lisse les extrêmes. Ce qui suit est donc plutôt en dessous de ce qu’une bonne nuit permet.`,
        'Trois façons de passer cette nuit : recharger dès l’arrivée, comme le fait une borne sans consigne ; piloter la recharge, avec du logiciel seulement ; piloter et rendre de l’énergie, avec des bornes bidirectionnelles et des véhicules compatibles.',
      ],
    },
    soir: {
      title: 'Le soir : ne rien faire, au bon moment',
      body: [
        `À ${at(18)}, tout le monde rentre, chez vous et ailleurs. Le prix de gros est à ${priceAt(18)}. Sans consigne, les bornes tirent les ${site} du site dès la première minute et n’arrêtent qu’après ${at(22)} : la facture de la nuit est faite pendant les heures les plus chères.`,
        `À ${at(19)}, la pointe : ${priceAt(19)}. La recharge pilotée attend. Le plan avec V2G fait mieux : il rend ${kwh(night.givenBackKwh)} au réseau dans cette seule heure, à peine moins que ce que le site peut faire passer. Les batteries descendent de ${share(DEPOT.startShare)} à ${share(DEPOT.reserveShare)}, la réserve que nous nous interdisons d’entamer.`,
        `De ${at(20)} à ${at(23)}, le prix recule lentement, de ${priceAt(20)} à ${priceAt(23)}. Rien ne bouge au dépôt. C’est la partie la plus difficile à faire accepter la première fois : des véhicules branchés, des voyants allumés, et une batterie qui ne monte pas. Elle n’est pas en panne, elle attend un prix.`,
      ],
    },
    nuit: {
      title: 'La nuit : recharger d’un trait',
      body: [
        `Le plan commence à ${at(1)}, quand le prix passe à ${priceAt(1)}. De là jusqu’à ${at(5)}, le site tourne à pleine puissance : ${site}, heure après heure, avec le point bas à ${at(night.low.hour)}, ${price(night.low.eurosPerMwh)}. À ${at(6)}, il reste un complément, et chaque véhicule est à ${share(DEPOT.targetShare)} avant ${at(DEPOT.departureHour)}.`,
        'Pourquoi pas plus tôt, pour être tranquille ? Parce que chaque heure avancée coûte. Pourquoi pas plus tard ? Parce que la puissance du site est limitée : cinq heures pleines ne suffisent pas tout à fait, et le plan doit commencer assez tôt pour finir à temps. C’est l’heure de départ qui commande, jamais le prix : le plan est construit à rebours depuis elle.',
        `Dans la vraie vie, on garde une marge. Un véhicule rentré plus vide que prévu, une borne en défaut, un départ avancé : la consigne se recalcule alors avec ce qui reste d’heures. Si la cible devient hors d’atteinte, il faut le savoir le soir et non au matin. Exigez cette alerte de votre opérateur.`,
      ],
    },
    tableau: {
      title: 'Les treize heures, en chiffres',
      body: [
        'Énergie au compteur du site, pour tous les véhicules ensemble ; niveau moyen des batteries à la fin de chaque heure, avec le plan. Un signe moins : énergie rendue au réseau.',
      ],
      rest: [
        `En tout : ${amount(night.onArrivalEuros)} dès l’arrivée, ${amount(night.smartOnlyEuros)} en recharge pilotée seule, ${amount(night.planEuros)} en rendant de l’énergie, usure comprise à ${eurosPer(DEPOT.wearEurosPerKwh, 'kWh', 'fr', 2)} rendu. Énergie seule, au prix de gros : l’acheminement et les taxes ne sont pas comptés.`,
      ],
    },
    lecture: {
      title: 'Ce que cette nuit apprend',
      body: [
        `D’abord, l’ordre de grandeur. Piloter divise presque par deux le coût de gros de l’énergie, sans une vis : ${amount(night.onArrivalEuros - night.smartOnlyEuros)} de moins pour cette nuit. Rendre de l’énergie ajoute ${amount(night.smartOnlyEuros - night.planEuros)}. Cette nuit-là, le V2G est un supplément, pas la base.`,
        'Ensuite, la sensibilité à l’usure. Nous l’avons comptée ici à la moitié de notre valeur par défaut, faute de quoi une nuit moyenne ne rendrait rien du tout. Les nuits où le V2G vaut vraiment sont celles que la moyenne efface : un soir d’octobre sans vent, un matin d’hiver froid.',
        `Le calendrier compte autant que l’horloge. En avril 2024, l’écart moyen entre ${at(19)} et ${at(4)} n’était que de ${spread(3)} ; en octobre, il atteignait ${spread(9)}. Les mêmes véhicules, les mêmes bornes, et quatre fois plus à gagner. C’est pourquoi un mois d’essai ne prouve rien, dans un sens comme dans l’autre, et pourquoi il faut lire un gain sur douze mois.`,
        'Enfin, la puissance. Sans pilotage, le site plafonne pendant la pointe de tout le quartier. Avec, il plafonne quand le réseau est au repos. Si vous ajoutez des véhicules l’an prochain, c’est peut-être là, et non dans le prix de l’énergie, que se trouve votre premier gain : un renforcement de raccordement évité.',
        [
          'Relevez vos vraies heures : arrivée, départ, jours sans sortie. Une heure de branchement gagnée le soir vaut plus qu’une borne plus puissante.',
          'Notez le niveau moyen au retour. Un véhicule qui rentre presque plein a peu à déplacer, mais peut rendre.',
          'Demandez à votre gestionnaire de réseau la courbe de charge du site : elle dit combien de puissance reste libre, et à quelles heures.',
        ],
      ],
    },
    exploitation: {
      title: 'Et au matin, pour l’exploitant ?',
      body: [
        'Rien de neuf à faire, et c’est le but. Les conducteurs branchent en rentrant, comme avant ; ils trouvent leur niveau en partant. Le reste est une consigne que la borne ou le véhicule suit, et un relevé que vous pouvez contrôler : heure par heure, énergie, prix, niveau. Si un opérateur ne vous donne pas ce relevé, vous ne pourrez jamais vérifier ce qu’il vous verse.',
        'Prévoyez aussi l’exception. Un bouton, dans l’application ou sur la borne, doit permettre de dire : ce véhicule part plus tôt, rechargez maintenant. Il servira rarement. Mais c’est lui qui fait que les équipes acceptent le reste.',
      ],
    },
  },
  figure: {
    summary: `Le prix culmine à ${price(night.peak.eurosPerMwh)} à ${at(night.peak.hour)} et tombe à ${price(night.low.eurosPerMwh)} à ${at(night.low.hour)}. Sans consigne, la recharge se fait le soir ; avec le plan, ${kwh(night.givenBackKwh)} sont rendus à la pointe et la recharge se fait de ${at(1)} à ${at(DEPOT.departureHour)}.`,
    caption: `${vehicles} utilitaires, site limité à ${site}. Pointillés : dès l’arrivée. Bleu : recharge du plan. Ocre, vers le bas : énergie rendue (V2G, bornes bidirectionnelles). Ligne : prix de gros, moyenne horaire ${String(DEPOT.priceYear)}.`,
    price: 'prix de gros',
    onArrival: 'dès l’arrivée',
    plan: 'le plan',
    givenBack: 'rendus',
    table: {
      caption: 'La nuit heure par heure',
      hour: 'Heure',
      price: '€/MWh',
      onArrival: 'Dès l’arrivée, kWh',
      plan: 'Le plan, kWh',
      level: 'Niveau',
    },
  },
  sources: {
    entsoe: `ENTSO-E Transparency Platform, prix du lendemain, zone France, ${String(DEPOT.priceYear)} ; moyennes par heure calculées par nos soins. Plan calculé par notre solveur, le même que celui du simulateur.`,
  },
} as const;
