import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import {
  CLAIMED_UP_TO_KM,
  EVENING_RETURN_HOURS,
  KNOWN_FLEETS,
} from '#domain/illustrations/known-fleets.ts';
import { RESERVE_PERCENT } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { depotGain } from '../depot-gain.ts';
import { clock, euroAmount, euros, eurosPer, measure, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { promised } from '../promises.ts';
import { paymentRule, shareRule, simulatedShare } from '../share-rule.ts';
import { otherSituations } from '../situations.ts';
import { stated } from '../statements.ts';
import workedExample from './worked-example.ts';

const { of } = fleetFigures('fr');
const [depot, delivery, municipal, trucks] = [
  of('depot'),
  of('delivery'),
  of('municipal'),
  of('trucks'),
];
const [from, to] = EVENING_RETURN_HOURS;
const { vehicles, chargerKw, siteKw, wearCents } = KNOWN_FLEETS.depot;

const { liability, betaTerms } = BRAND.statements;
/** Without the owner's wording nothing is promised. */
const LIABILITY = [
  liability?.fr ??
    'Demandez-nous, avant de signer, ce que prévoit le contrat : qui prend en charge une recharge extérieure ou un véhicule de remplacement, et jusqu’à quel montant.',
];
const BETA_TERMS = (betaTerms ?? []).map(({ name, text }) => `${name.fr} : ${text.fr}`);

export default {
  meta: {
    title: 'FAQ : la recharge pilotée pour les flottes',
    description:
      'Départ du matin, batteries, contrat, revenus : les questions que posent les responsables de flotte, et des réponses courtes.',
  },
  hero: {
    title: 'Questions fréquentes',
    lead: 'Ce que demandent les responsables de flotte avant de signer : le départ du matin, l’usure des batteries, le contrat, qui paie qui.',
  },
  gain: depotGain('fr'),
  workedExample,
  index: 'Catégories',
  linkToQuestion: 'Lien vers cette question',
  levels: {
    summary:
      'Branchées à {arrival} à {start}, les batteries descendent à {reserve} au plus bas et atteignent {target} avant le départ de {departure}.',
    departure: '{hour} : {level}, comme demandé',
    reserve: 'réserve {level}',
  },
  categories: {
    generalites: {
      name: 'Généralités',
      questions: {
        'vehicules-charges-le-matin': {
          question: 'Mes véhicules seront-ils chargés le matin ?',
          answer: [
            'Oui. Vous fixez l’heure de départ et le niveau ; ils passent avant tout le reste, et le programme de recharge est calculé à partir d’eux. Aucun matériel à acheter en recharge pilotée.',
            `La réserve que vous fixez reste toujours dans la batterie, même en V2G : ${percent(RESERVE_PERCENT.normal, 'fr')} dans cet exemple de ${depot.vehicles} utilitaires. Si la fenêtre est trop courte, vous êtes prévenu avant le départ, avec l’autonomie manquante.`,
          ],
          more: { simulator: 'Tester avec mes horaires' },
        },
        'depart-anticipe': {
          question: 'Et si un conducteur part plus tôt que prévu ?',
          answer: [
            'Il débranche et il part, avec ce que contient la batterie à ce moment-là. Rien ne bloque le véhicule.',
            'Si vous le savez avant, avancez l’heure : le programme est recalculé aussitôt. Pour un véhicule d’astreinte, relevez la réserve ou laissez-le en recharge normale.',
          ],
        },
        'v1g-ou-v2g': {
          question: 'Recharge pilotée (V1G) ou V2G : quelle différence ?',
          answer: [
            'La recharge pilotée (V1G) choisit les heures de charge, par logiciel. Le V2G restitue en plus de l’énergie au réseau ; il faut une borne bidirectionnelle et un véhicule compatible.',
            `Le V1G apporte presque toute l’économie sur la facture : sur les prix du lendemain, le V2G n’ajouterait que ${euroAmount(V2G_EXTRA_EUROS.depot.asCharged, 'fr')} par an à un utilitaire de notre dépôt, en offre spot et avant partage. Les services au réseau peuvent payer le V2G : par véhicule et par an, avant partage, ${depot.fcr} en réserve primaire au prix de 2024, ${depot.afrr} en réserve secondaire, au plus, aux prix du second semestre 2025. Le simulateur ne les compte pas.`,
          ],
          more: { 'how-it-works': 'Voir une nuit en trois étapes' },
        },
        'qui-decide': {
          question: 'Qui décide de la recharge, vous ou nous ?',
          answer: [
            `Vous fixez trois choses : l’heure de départ, le niveau à atteindre et la réserve. ${BRAND.name} choisit les heures à l’intérieur de ces limites.`,
            'Vous pouvez retirer un véhicule du programme à tout moment : il charge alors dès l’arrivée, comme avant.',
          ],
        },
        'plusieurs-depots': {
          question: 'Et avec plusieurs dépôts ?',
          answer: [
            'Chaque site garde ses horaires, sa limite de puissance et son contrat d’électricité ; leur flexibilité se vend ensemble. Vous pouvez aussi commencer par un seul dépôt.',
          ],
        },
        'taille-de-flotte': {
          question: 'À partir de combien de véhicules est-ce intéressant ?',
          answer: [
            `Le service est conçu pour des flottes de ${range(SERVED_FLEET_VEHICLES, 'fr')} véhicules qui passent la nuit au dépôt. Une flotte plus petite peut économiser autant par véhicule, parfois plus si elle recharge beaucoup, mais le total justifie plus difficilement le temps de mise en place. Le simulateur donne le chiffre, sans adresse e‑mail.`,
          ],
          more: { simulator: 'Simuler ma flotte' },
        },
      },
    },
    installation: {
      name: 'Installation & Technique',
      questions: {
        'vehicules-et-bornes-compatibles': {
          question: 'Mes véhicules et mes bornes sont-ils compatibles ?',
          answer: [
            `Sans doute : plus de ${number(CLAIMS.compatibleModels.value, 'fr')} modèles de véhicules sont reconnus en recharge pilotée, par le logiciel du véhicule ou par celui de la borne (protocole OCPP).`,
            'Pour le V2G, la liste est plus courte : il faut une borne bidirectionnelle et un véhicule qui l’accepte. La page de compatibilité donne les familles de véhicules et les bornes, avec leurs sources ; pour les autres, envoyez-nous vos modèles.',
          ],
          more: { compatibility: 'Voir la liste', contact: 'Vérifier mes modèles' },
        },
        'que-faut-il-installer': {
          question: 'Que faut-il installer ?',
          answer: [
            `En recharge pilotée (V1G), rien. La connexion est logicielle et se fait à distance, ${promised('connectionWithin', 'fr')}.`,
            'Le V2G demande une borne bidirectionnelle par véhicule concerné, posée par un électricien. C’est un investissement à part : commencez par le V1G, décidez ensuite avec vos propres chiffres.',
          ],
        },
        'contrat-d-electricite': {
          question: 'Devons-nous changer de fournisseur d’électricité ?',
          answer: [
            'Non. Mais le prix que vous payez compte. En offre spot, prix de chaque heure, déplacer la recharge baisse l’énergie, l’acheminement et la puissance souscrite.',
            `Par rapport à une recharge dès l’arrivée, les ${depot.vehicles} utilitaires de notre dépôt gardent ${depot.keeps} par véhicule et par an en offre spot, ${depot.byClass.keeps} en heures pleines, heures creuses et ${depot.flat} au même prix à toute heure. Le simulateur calcule les trois.`,
          ],
        },
        'puissance-du-site': {
          question: 'Notre site a une puissance limitée. En tenez-vous compte ?',
          answer: [
            `Oui : la recharge ne dépasse jamais la puissance que vous fixez. Dans l’exemple de ce site, ${depot.vehicles} bornes de ${depot.charger} pourraient appeler ${measure(vehicles * chargerKw, 'kW', 'fr')} ensemble ; le site souscrit ${measure(siteKw ?? 0, 'kVA', 'fr')}, et la recharge ne les dépasse jamais.`,
            'Étaler la recharge permet souvent de souscrire moins de puissance : le simulateur compte cette économie.',
          ],
        },
        'tarif-heures-creuses-turpe': {
          question: 'Que change notre tarif : heures creuses, TURPE, puissance souscrite ?',
          answer: [
            `Votre facture a trois parties qui dépendent de l’heure ou de la puissance : l’énergie, l’acheminement (le TURPE, moins cher en heures creuses) et la puissance souscrite. Pour un utilitaire de notre dépôt, en offre spot, la recharge pilotée en retire ${depot.energy}, ${depot.tariff} et ${depot.power} par an, avant partage, par rapport à une recharge dès l’arrivée.`,
            'Dans le simulateur, indiquez le prix que vous payez et votre puissance souscrite.',
          ],
          more: { simulator: 'Indiquer mon contrat' },
        },
        'prix-des-bornes-et-aides': {
          question: 'Combien coûte une borne bidirectionnelle, et qui doit donner son accord ?',
          answer: [
            'Le prix d’une borne bidirectionnelle et les aides possibles dépendent du modèle et du site : l’article sur la borne donne un prix publié, avec sa date et sa source. Si le véhicule est loué, demandez au loueur son accord écrit avant le V2G. La recharge pilotée seule ne demande ni borne ni accord : elle choisit seulement l’heure de charge.',
          ],
          more: { 'article-charger': 'Lire l’article sur la borne' },
        },
        'solaire-au-depot': {
          question: 'Nous avons du solaire au dépôt. Peut-on l’utiliser ?',
          answer: [
            'Pour les véhicules branchés en journée, oui. Une flotte qui rentre à la nuit tombée en profitera peu. Indiquez-nous ce que vous produisez : nous en tenons compte dans l’étude du site.',
          ],
        },
        'habitudes-des-conducteurs': {
          question: 'Qu’est-ce qui change pour les conducteurs ?',
          answer: [
            'Un seul réflexe compte : brancher à chaque retour, même avec une batterie à moitié pleine. Un véhicule garé sans câble n’économise rien. Pour le reste, ils partent et rentrent comme d’habitude.',
          ],
        },
      },
    },
    revenus: {
      name: 'Revenus & ROI',
      questions: {
        'gain-par-vehicule': {
          question: 'Combien puis-je économiser par véhicule ?',
          answer: [
            `Jusqu’à ${euros(CLAIMS.headlineGainMax.value, 'fr')} par camion électrique et par an, après partage. Dans le simulateur, ${trucks.vehicles} camions branchés de ${trucks.from} à ${trucks.to} en gardent ${trucks.keeps} chacun en offre spot, par rapport à une recharge dès l’arrivée ; ${otherSituations('trucks', 'fr')}. Un utilitaire garde de ${depot.span} dans notre dépôt de ${depot.vehicles}, de ${delivery.span} dans une flotte de livraison de ${delivery.vehicles}.`,
            'Votre chiffre dépend du prix que vous payez, de votre recharge actuelle, des heures et de l’énergie à recharger.',
          ],
          more: { simulator: 'Calculer le mien' },
        },
        'point-de-comparaison': {
          question: 'Ce gain, par rapport à quoi ?',
          answer: [
            `Par rapport à votre recharge actuelle : dès l’arrivée, ou par une minuterie en heures creuses. C’est l’une des deux questions du simulateur. En offre spot, les ${depot.vehicles} utilitaires de notre dépôt gardent ${depot.keeps} par véhicule et par an dans le premier cas, ${depot.byTimer.keeps} dans le second.`,
            'Pendant le contrat, le point de comparaison est la façon dont vous rechargez au moment de signer ; il est écrit dans le contrat.',
          ],
          more: { simulator: 'Choisir mon point de comparaison' },
        },
        'baisse-de-la-facture': {
          question: 'De combien baisse le coût de la recharge ?',
          answer: [
            `De ${percent(CLAIMS.chargingCostReduction.value, 'fr')} après partage, en offre spot, par rapport à une recharge dès l’arrivée, si les véhicules rentrent entre ${clock(from, 'fr')} et ${clock(to, 'fr')} et roulent jusqu’à ${measure(CLAIMED_UP_TO_KM, 'km', 'fr')} par jour. Avant partage, jusqu’à ${percent(CLAIMS.savingsMax.value, 'fr')} pour ${municipal.vehicles} utilitaires municipaux.`,
            `La facture comptée est entière : énergie, acheminement, accise et puissance souscrite, hors TVA. Dans la même situation, les ${depot.vehicles} utilitaires de notre dépôt, dont la puissance est déjà réduite, passent de ${depot.before} à ${depot.inAll} par véhicule et par an, notre part comprise, soit ${depot.keepsOfBill} de moins.`,
          ],
        },
        'date-de-paiement': {
          question: 'Quand voyons-nous l’économie ?',
          answer: [
            `${paymentRule('fr')} Les premiers gains sont acquis ${promised('firstRevenueWithin', 'fr')}, une fois le site connecté.`,
            ...stated('monthlyStatement', 'fr'),
          ],
        },
        'part-de-la-flotte': {
          question: 'Qui paie qui, et quelle part gardez-vous ?',
          answer: [
            shareRule('fr'),
            `${paymentRule('fr')} ${simulatedShare('fr')} Le taux exact est écrit dans votre contrat.`,
          ],
        },
        cout: {
          question: 'Combien ça coûte ?',
          answer: [
            `${euros(CLAIMS.ownInitialCost.value, 'fr')} pour commencer en recharge pilotée (V1G) : ni matériel, ni frais d’installation. La bêta privée est gratuite. Ensuite, notre part de la valeur créée, sans autres frais.`,
            'Le V2G suppose une borne bidirectionnelle, à votre charge ou financée par un partenaire.',
          ],
          more: { 'pre-registration': 'Rejoindre la bêta' },
        },
        'calcul-de-l-estimation': {
          question: 'D’où vient le chiffre du simulateur ?',
          answer: [
            'De la facture de votre recharge, calculée deux fois sur les prix horaires de 2023 à 2025 : telle qu’elle est aujourd’hui, et avec nous. Énergie, acheminement, accise et puissance souscrite y sont. C’est une estimation : nous la refaisons avec vos horaires et votre contrat avant toute signature.',
          ],
          more: { 'simulator-method': 'Voir la méthode' },
        },
        'duree-du-contrat': {
          question: 'Combien de temps sommes-nous engagés ?',
          answer: [
            `Vous pouvez partir à tout moment, avec ${promised('noticePeriod', 'fr')}. Vos véhicules reviennent alors à la recharge normale ; en V1G, il n’y a rien à démonter.`,
          ],
        },
        'apres-la-beta': {
          question: 'Que se passe-t-il à la fin de la bêta ?',
          answer: [
            `Nous vous proposons un contrat, avec notre part de la valeur créée et ${promised('noticePeriod', 'fr')}. Si vous n’en voulez pas, vos véhicules reviennent à la recharge normale et vos données de flotte sont effacées à votre demande.`,
            ...BETA_TERMS,
          ],
          more: { 'pre-registration': 'Rejoindre la bêta' },
        },
        'tva-et-comptabilite': {
          question: 'Recevons-nous de l’argent ou une facture ? Et la TVA ?',
          answer: [
            'Une facture chaque mois, et un versement quand il y a des revenus de marché. L’économie apparaît sur les factures de votre fournisseur ; nous facturons notre part, TVA en sus. Tous les montants de ce site sont hors TVA.',
            'Le traitement comptable des revenus de marché dépend de votre structure : nous répondons aux questions de votre comptable.',
          ],
        },
      },
    },
    securite: {
      name: 'Sécurité & Fiabilité',
      questions: {
        'usure-des-batteries': {
          question: 'Le V2G use-t-il mes batteries ?',
          answer: [
            `Un peu, comme tout kilowattheure qui passe par une batterie. C’est pourquoi l’usure a un prix dans notre calcul (${eurosPer(wearCents / 100, 'kWh', 'fr', 2)} dans l’exemple de ce site) : nous ne restituons de l’énergie que si elle rapporte plus que l’usure et les pertes.`,
            'En recharge pilotée seule (V1G), la batterie reçoit la même énergie à d’autres heures : aucun cycle en plus.',
          ],
        },
        'garantie-constructeur': {
          question: 'La garantie du constructeur tient-elle avec le V2G ?',
          answer: [
            'Cela dépend du constructeur et du modèle : certains l’autorisent dans une limite d’énergie, d’autres l’excluent. Nous lisons la clause avec vous avant d’activer quoi que ce soit. Sans accord clair, le véhicule reste en V1G, où il se charge comme d’habitude.',
          ],
        },
        'connexion-coupee': {
          question: 'Que se passe-t-il si la connexion tombe ?',
          answer: [
            'Le véhicule charge quand même. Sans nouvelles de nous, la borne revient à sa recharge normale. Vous perdez l’économie de la nuit, pas le départ.',
          ],
        },
        'vehicule-pas-pret': {
          question: 'Et si un véhicule n’est pas prêt à l’heure ?',
          answer: [
            'Cela peut arriver : câble mal enclenché, borne en panne, retour très tardif. Vous recevez alors une alerte avec l’autonomie manquante, à temps pour affecter un autre véhicule.',
          ],
        },
        responsabilite: {
          question: 'Qui est responsable si un véhicule n’est pas prêt par votre faute ?',
          answer: LIABILITY,
          more: { contact: 'Poser la question' },
        },
        'demande-du-reseau': {
          question: 'Et si le réseau appelle au mauvais moment ?',
          answer: [
            'Nous refusons la demande : un véhicule qui n’aurait plus le temps de se recharger avant son départ n’est pas proposé au réseau.',
          ],
        },
        'prise-de-controle': {
          question: 'Quelqu’un pourrait-il prendre la main sur nos bornes ?',
          answer: [
            'Nos ordres se limitent à démarrer, suspendre ou moduler la charge et, en V2G, à restituer de l’énergie. Les protections restent dans le véhicule et dans la borne : aucun ordre ne peut les dépasser. Et vous pouvez retirer notre accès vous-même, depuis votre compte chez le constructeur ou le fabricant de la borne.',
          ],
        },
        'hebergement-des-donnees': {
          question: 'Où sont hébergées mes données ?',
          answer: [
            ...stated('hosting', 'fr'),
            'Pour ce site et ses formulaires, l’hébergeur et les sous-traitants sont nommés dans la politique de confidentialité.',
            'La programmation de la recharge n’utilise que des données d’exploitation : branchement, niveau de la batterie, puissance admise, heure de départ, énergie échangée. Ni trajets, ni noms de conducteurs.',
          ],
          more: { privacy: 'Lire la politique de confidentialité' },
        },
      },
    },
  },
  closing: {
    title: 'Une question qui n’est pas là ?',
    contact: 'Nous écrire',
    call: `Appeler le ${BRAND.phone.fr}`,
  },
} as const;
