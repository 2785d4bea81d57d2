import { DEPOT, NIGHTS_OF_YEAR, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { articleNightFigures } from '../article-night-figures.ts';
import { eurosPer, measure } from '../figures.ts';
import articles from './articles.ts';

const {
  night,
  price,
  share,
  kwh,
  kva,
  amount,
  at,
  on,
  count,
  priceAt,
  paidAt,
  leastMonth,
  mostMonth,
  site,
  vehicles,
  others,
  powerSaving,
  gain,
  gainLow,
  gainHigh,
} = articleNightFigures('fr');

export default {
  meta: {
    title: 'Une nuit au dépôt : la recharge heure par heure',
    description:
      'Vingt-cinq utilitaires, une nuit réelle, treize heures : ce que décide la recharge pilotée, quand le V2G s’y ajoute, et le tableau complet.',
  },
  hero: articles.titles['article-night'],
  common: articles.common,
  topic: articles.topics.operations,
  next: articles.titles['article-contract'].title,
  sections: {
    depot: {
      title: 'Le dépôt',
      body: [
        `${vehicles} utilitaires, batteries de ${kwh(DEPOT.vehicleBatteryKwh)}, bornes de ${measure(DEPOT.chargerKw, 'kW', 'fr')}. Le site a souscrit ${site}, un peu plus de la moitié de ce que les bornes pourraient tirer ensemble. Les véhicules rentrent à ${at(DEPOT.arrivalHour)} avec ${share(DEPOT.startShare)} de batterie et repartent à ${at(DEPOT.departureHour)} avec ${share(DEPOT.targetShare)}. ${share(DEPOT.controllableShare)} d’entre eux suivent un plan ; les autres chargent comme avant. C’est un dépôt d’exemple, pas un client ; la même nuit ouvre notre page d’accueil.`,
        `La nuit est réelle : celle du ${on(night.date)}, aux prix français de la veille pour le lendemain{entsoe}. Nous l’avons choisie parce qu’elle est ordinaire : des ${count(NIGHTS_OF_YEAR.nights)} nuits ouvrées de ${String(NIGHTS_OF_YEAR.year)}, classées par ce que la recharge pilotée y fait économiser, c’est celle du milieu. Les montants sont ceux de la facture : énergie, acheminement et accise, hors puissance souscrite et TVA.`,
        'Deux façons de la passer : recharger dès l’arrivée, comme le fait une borne sans consigne ; ou piloter la recharge, avec du logiciel seulement. La troisième, rendre de l’énergie au réseau, demande des bornes bidirectionnelles et une nuit qui s’y prête. Nous y revenons plus bas.',
      ],
    },
    soir: {
      title: 'Le soir : ne rien faire, au bon moment',
      body: [
        `À ${at(18)}, tout le monde rentre, chez vous et ailleurs. C’est la pointe : ${priceAt(18)} sur le marché de gros, ${paidAt(18)} avec l’acheminement d’une heure pleine d’hiver et l’accise. Sans consigne, les bornes tirent ${measure(DEPOT.siteKw, 'kW', 'fr')} dès la première minute et n’arrêtent qu’après ${at(22)} : la facture de la nuit est faite pendant les heures les plus chères.`,
        `La recharge pilotée attend. Au compteur, il reste ${measure(night.hours[0]?.chargedKwh ?? Number.NaN, 'kW', 'fr')} : les véhicules que nous ne pilotons pas, ${others} du parc. Nous les comptons, parce qu’il y en a toujours.`,
        `À ${at(22)}, le tarif d’acheminement passe en heures creuses et le prix payé tombe à ${paidAt(22)}. Le plan attend encore : à ${at(23)}, le marché est à ${priceAt(23)}, il descendra plus bas. C’est la partie la plus difficile à faire accepter la première fois : des véhicules branchés, des voyants allumés, et une batterie qui ne monte pas. Elle n’est pas en panne, elle attend un prix.`,
      ],
    },
    nuit: {
      title: 'La nuit : six heures, sans forcer',
      body: [
        `Le plan commence à ${at(night.planStartHour)}, quand le marché passe à ${priceAt(night.planStartHour)}. De là jusqu’à ${at(6)}, le site appelle ${measure(night.subscribedKw, 'kW', 'fr')}, heure après heure, avec le point bas à ${at(night.low.hour)} : ${price(night.low.eurosPerMwh)}, soit ${paidAt(night.low.hour)} payés. À ${at(6)}, l’acheminement repasse en heures pleines ; les batteries sont déjà à ${share(DEPOT.targetShare)}, une heure avant le départ.`,
        `Pourquoi pas à pleine puissance, pour finir plus tôt ? Parce que la puissance souscrite se paie toute l’année. En étalant la recharge, ce dépôt se contente de ${kva(night.subscribedKw)} au lieu de ${site} : ${powerSaving} par véhicule et par an, avant partage. Quelques nuits coûtent un peu plus cher, l’année coûte moins. Et c’est l’heure de départ qui commande, jamais le prix : le plan est construit à rebours depuis elle.`,
        'Dans la vraie vie, on garde une marge. Un véhicule rentré plus vide que prévu, une borne en défaut, un départ avancé : la consigne se recalcule alors avec ce qui reste d’heures. Si la cible devient hors d’atteinte, il faut le savoir le soir et non au matin. Exigez cette alerte de votre opérateur.',
      ],
    },
    tableau: {
      title: 'Les treize heures, en chiffres',
      body: [
        'Énergie au compteur du site, pour tous les véhicules ensemble ; niveau d’un véhicule piloté à la fin de chaque heure. Le prix payé est le prix de gros avec l’acheminement et l’accise.',
      ],
      rest: [
        `En tout : ${amount(night.onArrivalEuros)} dès l’arrivée, ${amount(night.planEuros)} en recharge pilotée, soit ${amount(night.onArrivalEuros - night.planEuros)} de moins, avant partage. La puissance souscrite et la TVA ne sont pas comptées ici.`,
      ],
    },
    lecture: {
      title: 'Ce que cette nuit apprend',
      body: [
        `D’abord, l’ordre de grandeur. Piloter retire ${share(1 - night.planEuros / night.onArrivalEuros)} à l’électricité de la nuit, sans une vis. Une nuit sur deux fait mieux : la meilleure, le ${on(NIGHTS_OF_YEAR.most.date)}, ${amount(NIGHTS_OF_YEAR.most.savedEuros)}. La pire, le ${on(NIGHTS_OF_YEAR.least.date)}, a coûté ${amount(-NIGHTS_OF_YEAR.least.savedEuros)} de plus que sans plan : le soir était moins cher que la nuit, et la puissance réduite empêchait d’en profiter tout à fait.`,
        `Ensuite, rendre de l’énergie. Cette nuit-là, cela n’aurait rien rapporté : il faut racheter ce que l’on vend, avec l’acheminement, l’accise, les pertes, et compter l’usure, ${eurosPer(DEPOT.wearEurosPerKwh, 'kWh', 'fr', 2)} rendu. En ${String(NIGHTS_OF_YEAR.year)}, le V2G n’a payé sur les prix de la veille que ${count(NIGHTS_OF_YEAR.givingBackNights)} nuits. Lors de la plus belle, le ${on(V2G_NIGHT.date)}, le marché est monté à ${price(V2G_NIGHT.peak.eurosPerMwh)} à ${at(V2G_NIGHT.peak.hour)} : ce dépôt aurait rendu ${kwh(V2G_NIGHT.givenBackKwh)} dans cette seule heure, ses batteries seraient descendues de ${share(DEPOT.startShare)} à ${share(DEPOT.reserveShare)}, la réserve, et la nuit aurait coûté ${amount(V2G_NIGHT.smartOnlyEuros - V2G_NIGHT.planEuros)} de moins encore. Ce qui paie une borne bidirectionnelle, ce sont surtout les services au réseau.`,
        `Le calendrier compte autant que l’horloge. Une nuit moyenne de ${leastMonth.name} a fait économiser ${leastMonth.saved} ; une nuit de ${mostMonth.name}, ${mostMonth.saved}. Les mêmes véhicules, les mêmes bornes. C’est pourquoi un mois d’essai ne prouve rien, dans un sens comme dans l’autre, et pourquoi il faut lire un gain sur douze mois : ici ${gain} par véhicule et par an, ce que la flotte garde après partage, en moyenne sur trois années de prix, de ${gainLow} à ${gainHigh} selon les hypothèses.`,
        'Enfin, la puissance. Sans pilotage, le site plafonne pendant la pointe de tout le quartier. Avec, il reste loin de sa limite, et appelle quand le réseau est au repos. Si vous ajoutez des véhicules l’an prochain, c’est peut-être là, et non dans le prix de l’énergie, que se trouve votre premier gain : un renforcement de raccordement évité.',
        [
          'Relevez vos vraies heures : arrivée, départ, jours sans sortie. L’heure de retour compte plus que la puissance des bornes : c’est elle qui dit ce que vous payez aujourd’hui.',
          'Notez le niveau moyen au retour : c’est l’énergie à déplacer. Un véhicule qui rentre presque plein a peu à y gagner.',
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
    summary: `Le prix culmine à ${price(night.peak.eurosPerMwh)} à ${at(night.peak.hour)} et tombe à ${price(night.low.eurosPerMwh)} à ${at(night.low.hour)}. Sans consigne, la recharge se fait le soir ; avec le plan, elle se fait de ${at(night.planStartHour)} à ${at(6)}, à ${measure(night.subscribedKw, 'kW', 'fr')}.`,
    caption: `${vehicles} utilitaires, ${site} souscrits, prix réels du ${on(night.date)}. Pointillés : dès l’arrivée. Bleu : le plan, et le soir les ${others} de véhicules non pilotés. Ligne : prix de gros.`,
    price: 'prix de gros',
    onArrival: 'dès l’arrivée',
    plan: 'le plan',
    table: {
      caption: 'La nuit heure par heure',
      hour: 'Heure',
      price: 'Marché (€/MWh)',
      paid: 'Payé (€/MWh)',
      onArrival: 'Dès l’arrivée (kWh)',
      plan: 'Le plan (kWh)',
      level: 'Niveau',
    },
  },
  sources: {
    entsoe: `ENTSO-E Transparency Platform, prix du lendemain, zone France, ${String(NIGHTS_OF_YEAR.year)}. Plan calculé par le modèle du simulateur ; acheminement et accise aux tarifs en vigueur.`,
  },
} as const;
