import { f } from './facts.ts';
import partnerEarnings from './partner-earnings.ts';

export default {
  meta: {
    title: 'Installateurs : des bornes qui se rentabilisent',
    description: `Optimisation de la recharge, mise en service simple, maintenance prédictive : ce que ${f.brand.name} change pour ceux qui posent les bornes.`,
  },
  crumbs: { overview: 'Partenaires', here: 'Installateurs de bornes' },
  hero: {
    title: 'Des bornes que vos clients rentabilisent plus vite',
    lead: 'Vous posez et mettez en service ; nous pilotons la borne à distance, et la facture de votre client baisse. Vous gardez le contrat de suivi.',
    gains: [
      {
        figure: f.partner.earns,
        name: `par an pour vous, pour ${f.partner.vehicles} véhicules équipés, si votre part est de ${f.partner.share} de ce que nous facturons ; le contrat fixe le pourcentage`,
      },
      {
        figure: f.partner.keeps,
        name: 'de moins par véhicule et par an pour votre client, d’un dépôt d’utilitaires à une flotte de livraison',
      },
    ],
    contact: 'Devenir installateur partenaire',
    basis: `Par rapport à la même borne, qui recharge dès l’arrivée, en offre spot. Selon le prix payé et la recharge d’aujourd’hui, sinon : ${f.partner.earnsOtherwise} pour vous, ${f.partner.keepsOtherwise} par véhicule. ${f.partner.earnsAtWorstAndBest} pour vous, ${f.partner.keepsAtWorstAndBest} par véhicule pour le client, du cas prudent au cas favorable, aux prix de 2023 à 2025.`,
  },
  charger: {
    summary:
      'Une borne ouverte, sur son socle : les disjoncteurs, le bornier et le câble qui arrive du sol. À côté, un touret de câble et une caisse à outils.',
    notes: [
      { title: 'Protections et bornier', text: 'votre métier ne change pas' },
      { title: 'Pilotage', text: 'par logiciel, à distance, sans boîtier à ajouter' },
      { title: 'Raccordement', text: 'la puissance du site est partagée entre les bornes' },
    ],
  },
  upkeep: {
    summary:
      'Douze nuits d’une borne. Sans suivi, la panne coûte quatre nuits avant la visite. Avec suivi, la dérive se voit, la visite se fait de jour et aucune nuit n’est perdue.',
    without: 'Sans suivi',
    fault: 'panne',
    visitAfter: 'visite',
    lost: 'nuits perdues',
    with: 'Avec suivi',
    drift: 'dérive vue',
    visitBefore: 'visite de jour',
    noneLost: 'aucune nuit perdue',
    caption:
      'Exemple de principe, sur douze nuits. Une barre : une nuit de recharge servie. En pointillés : une nuit manquée.',
  },
  optimisation: {
    title: 'Plus de bornes sur le même raccordement',
    lead: 'Optimisation intelligente : les bornes se partagent la puissance du site, aux heures les moins chères. Ici, tous les véhicules partent à l’heure, sans renforcer le raccordement.',
    nameplate: `${f.depot.allChargers} : ${f.depot.vehicles} bornes de ${f.depotNight.charger} ensemble`,
    site: `${f.depotNight.siteKva} : la puissance souscrite`,
    summary: `${f.depot.vehicles} bornes de ${f.depotNight.charger} tireraient ${f.depot.allChargers} ensemble. Le programme de la nuit ne dépasse jamais ${f.night.subscribed}, bien moins que les ${f.depotNight.siteKva} souscrits.`,
    caption: `La nuit d’un dépôt de ${f.depot.vehicles} utilitaires de ${f.depotNight.battery}, chargés de ${f.depotNight.startLevel} à ${f.depotNight.target}. Barres : puissance appelée chaque heure, ${f.night.subscribed} au plus, par la recharge pilotée (V1G) aux heures les moins chères et, le soir, par les ${f.depotNight.others} de véhicules non pilotés. Prix réels du ${f.night.day}, source ENTSO-E.`,
  },
  installation: {
    title: 'L’installation en quatre étapes',
    lead: 'Une installation clés en main : vous posez, nous connectons. Pour une borne déjà en place, la recharge pilotée (V1G) se met en service à distance, sans matériel.',
    steps: [
      { title: 'Relever', text: 'Puissance du site, bornes, véhicules, heures de retour.' },
      {
        title: 'Poser',
        text: 'Votre métier. Une borne bidirectionnelle si le client veut le V2G.',
      },
      {
        title: 'Connecter',
        text: 'La borne rejoint la plateforme ; un essai de charge et d’arrêt.',
      },
      {
        title: 'Remettre',
        text: 'Votre client suit ses bornes, ses départs et ses gains ; vous aussi.',
      },
    ],
  },
  maintenance: {
    title: 'Repérer les pannes avant qu’elles ne coûtent une nuit',
    lead: 'Maintenance prédictive : trois signes lus chaque nuit, et la cause la plus fréquente.',
    caption: 'Signes lus sur une borne et leur cause la plus fréquente',
    sign: 'Ce que la borne montre',
    meaning: 'La cause la plus fréquente',
    rows: [
      {
        sign: 'La puissance baisse, nuit après nuit',
        meaning: 'Un contact ou un câble qui fatigue',
      },
      {
        sign: 'La température monte, à puissance égale',
        meaning: 'Un serrage à reprendre, une ventilation bouchée',
      },
      {
        sign: 'La liaison se coupe aux mêmes heures',
        meaning: 'Un modem ou un réseau local à revoir',
      },
    ],
  },
  figures: {
    title: 'Le programme en chiffres',
    lead: 'Les vôtres dépendent du site, des véhicules et de leurs heures.',
    items: [
      {
        figure: `+${f.claims.chargerProfitabilityGain}`,
        name: 'de rentabilité par borne',
        basis: 'Borne pilotée, revenus de flexibilité compris.',
      },
      {
        figure: f.short.supportHoursPerDay,
        name: 'd’assistance',
        basis: `Assistance ${f.claims.supportHoursPerDay}, car les bornes servent surtout la nuit.`,
      },
      {
        figure: `${f.claims.chargePointsInstalled}+`,
        name: 'points de charge installés',
        basis: 'Dans le programme, tous partenaires réunis.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Parlons de votre prochain chantier',
    lead: `Un plan du site et le nombre de véhicules suffisent pour commencer. Nous répondons ${f.claims.replyWithin}.`,
    contact: 'Proposer un chantier',
  },
} as const;
