import { DEPOT_CASE_GAIN_EUROS, V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import { EVENING_RETURN_HOURS, KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { RESERVE_PERCENT } from '#domain/simulator/model/fleet.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { clock, euroAmount, euros, eurosPer, hours, measure, number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { shareRule } from '../share-rule.ts';

const { eur, of } = fleetFigures('fr');
const [depot, delivery, largeVans] = [of('depot'), of('delivery'), of('largeVans')];
const [from, to] = EVENING_RETURN_HOURS;
const { vehicles, chargerKw, siteKw, wearCents } = KNOWN_FLEETS.depot;

export default {
  meta: {
    title: 'FAQ : questions franches sur la recharge pilotée',
    description:
      'Départ du matin, batteries, contrat, revenus : les questions que posent les responsables de flotte, et des réponses courtes.',
  },
  hero: {
    title: 'Questions franches, réponses courtes.',
    lead: 'Ce que demandent les responsables de flotte avant de signer : le départ du matin, l’usure des batteries, le contrat, l’argent.',
  },
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
            'Oui. L’heure de départ et le niveau demandé passent avant tout le reste : le plan se calcule à partir d’eux, jamais l’inverse.',
            `La réserve que vous fixez reste toujours dans la batterie, même en V2G : ${percent(RESERVE_PERCENT.normal, 'fr')} dans cet exemple de ${depot.vehicles} utilitaires. Si la fenêtre est trop courte, nous le disons avant, en kilowattheures manquants.`,
          ],
          more: { simulator: 'Tester avec mes horaires' },
        },
        'depart-anticipe': {
          question: 'Et si un conducteur part plus tôt que prévu ?',
          answer: [
            'Il débranche et il part, avec ce que contient la batterie à ce moment-là. Rien ne bloque le véhicule.',
            'Si vous le savez avant, avancez l’heure : le plan est recalculé aussitôt. Pour un véhicule d’astreinte, relevez la réserve ou laissez-le en recharge normale.',
          ],
        },
        'v1g-ou-v2g': {
          question: 'Recharge pilotée (V1G) ou V2G : quelle différence ?',
          answer: [
            'La recharge pilotée (V1G) choisit les heures de charge. C’est du logiciel. Le V2G restitue en plus de l’énergie au réseau ; il faut une borne bidirectionnelle et un véhicule compatible.',
            `Le V1G apporte presque toute l’économie. Nos ${depot.vehicles} utilitaires d’exemple gardent ${depot.keeps} par véhicule et par an en V1G ; sur les prix du lendemain, le V2G n’y ajouterait que ${euroAmount(V2G_EXTRA_EUROS.depot.asCharged, 'fr')} avant partage, car l’énergie rachetée paie son acheminement. Le V2G est payé par les services au réseau : ${depot.fcr} à ${depot.afrr} par an aux prix de 2024 et 2025, avant partage, possibles dès un mégawatt, non comptés dans le simulateur.`,
          ],
          more: { 'how-it-works': 'Voir cette nuit en trois temps' },
        },
        'qui-decide': {
          question: 'Qui décide de la recharge, vous ou nous ?',
          answer: [
            `Vous fixez trois choses : l’heure de départ, le niveau à atteindre et la réserve. ${BRAND.name} choisit les heures à l’intérieur de ces limites.`,
            'Vous pouvez sortir un véhicule du plan à tout moment : il charge alors dès l’arrivée, comme avant.',
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
            'Le service est pensé pour des flottes de 20 à 500 véhicules qui dorment au dépôt. Plus petite, la vôtre peut gagner aussi, mais le gain total justifie plus difficilement le temps de mise en place. Le simulateur vous le dit, sans vous demander votre adresse.',
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
            'Pour le V2G, la liste est plus courte : il faut une borne bidirectionnelle et un véhicule qui l’accepte. Envoyez-nous vos modèles, nous répondons ligne par ligne.',
          ],
          more: { contact: 'Vérifier mes modèles' },
        },
        'que-faut-il-installer': {
          question: 'Que faut-il installer ?',
          answer: [
            `En recharge pilotée (V1G), rien. La connexion est logicielle et se fait à distance, en ${hours(CLAIMS.connectionWithin.value, 'fr')}.`,
            'Le V2G demande une borne bidirectionnelle par véhicule concerné, posée par un électricien. C’est un investissement à part : commencez par le V1G, vous déciderez ensuite, chiffres en main.',
          ],
        },
        'contrat-d-electricite': {
          question: 'Devons-nous changer de fournisseur d’électricité ?',
          answer: [
            'Non. Mais votre contrat compte. S’il est indexé sur le marché, chaque heure a son prix : déplacer la recharge baisse l’énergie, l’acheminement et la puissance souscrite.',
            `À prix fixe, il reste l’acheminement et la puissance souscrite : nos ${depot.vehicles} utilitaires d’exemple gardent alors ${eur(DEPOT_CASE_GAIN_EUROS.fixed)} par véhicule et par an, au lieu de ${depot.keeps}. Le simulateur calcule les deux, et nous lisons votre contrat avec vous avant de chiffrer.`,
          ],
        },
        'puissance-du-site': {
          question: 'Notre site a une puissance limitée. Le plan en tient-il compte ?',
          answer: [
            `Oui : la recharge ne dépasse jamais la puissance que vous fixez. Dans l’exemple de ce site, ${depot.vehicles} bornes de ${depot.charger} pourraient appeler ${measure(vehicles * chargerKw, 'kW', 'fr')} ensemble ; le plan n’en prend jamais plus de ${measure(siteKw ?? 0, 'kW', 'fr')}.`,
            'Étaler la recharge peut aussi baisser la puissance souscrite : le simulateur compte cette économie.',
          ],
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
            'Un seul réflexe compte : brancher à chaque retour, même avec une batterie à moitié pleine. Un véhicule garé sans câble ne rapporte rien. Pour le reste, ils partent et rentrent comme d’habitude.',
          ],
        },
      },
    },
    revenus: {
      name: 'Revenus & ROI',
      questions: {
        'gain-par-vehicule': {
          question: 'Combien puis-je gagner par véhicule ?',
          answer: [
            `Jusqu’à ${euros(CLAIMS.headlineGainMax.value, 'fr')} par véhicule et par an, après partage : c’est ce que gardent ${largeVans.vehicles} grands utilitaires sur bornes de ${largeVans.charger}, branchés de ${largeVans.from} à ${largeVans.to} (${largeVans.keeps} dans le simulateur). ${delivery.vehicles} utilitaires de livraison branchés de ${delivery.from} à ${delivery.to} gardent ${delivery.keeps}, ${depot.vehicles} utilitaires aux mêmes heures ${depot.keeps}.`,
            `Le vôtre dépend surtout de l’heure de retour, de l’énergie à recharger et de votre façon de recharger aujourd’hui. Si vos véhicules chargent déjà sur minuterie aux heures creuses, le gain est plus petit : ${eur(DEPOT_CASE_GAIN_EUROS.timer)} au lieu de ${depot.keeps} dans le dernier exemple.`,
          ],
          more: { simulator: 'Calculer le mien' },
        },
        'baisse-de-la-facture': {
          question: 'De combien baisse le coût de la recharge ?',
          answer: [
            `De ${percent(CLAIMS.chargingCostReduction.value, 'fr')}, après partage, pour un dépôt dont les véhicules rentrent entre ${clock(from, 'fr')} et ${clock(to, 'fr')} et dont le contrat est indexé sur le marché, à énergie et départ égaux ; avant partage, jusqu’à ${percent(CLAIMS.savingsMax.value, 'fr')}.`,
            `La facture comptée est entière : énergie, acheminement, accise et puissance souscrite, hors TVA. Nos ${depot.vehicles} utilitaires d’exemple passent de ${depot.before} à ${depot.inAll} par véhicule et par an, notre part comprise, soit ${depot.keepsOfBill} de moins.`,
          ],
        },
        'date-de-paiement': {
          question: 'Quand sommes-nous payés ?',
          answer: [
            `L’économie apparaît sur les factures de votre fournisseur, dès le premier mois. Nous facturons notre part chaque mois, avec un relevé : énergie déplacée, énergie restituée, prix, partage. Ce que paient les marchés vous est versé chaque mois ; les premiers revenus arrivent dans les ${number(CLAIMS.firstRevenueWithin.value, 'fr')} semaines qui suivent la connexion.`,
          ],
        },
        'part-de-la-flotte': {
          question: 'Quelle part gardez-vous ?',
          answer: [
            `${shareRule('fr')} Vous gardez ${percent(FLEET_SHARE_PERCENT, 'fr')} ; le taux exact est écrit dans votre contrat.`,
            `Un exemple, pour un utilitaire de notre dépôt de ${depot.vehicles} et une année : sa recharge coûte ${depot.before} aujourd’hui, ${depot.after} avec nous. Sur ces ${depot.created} d’écart, nous facturons ${depot.ourPart} et vous gardez ${depot.keeps}.`,
          ],
        },
        cout: {
          question: 'Combien ça coûte ?',
          answer: [
            `${euros(CLAIMS.ownInitialCost.value, 'fr')} pour commencer en recharge pilotée (V1G) : ni matériel, ni frais d’installation. La bêta privée est gratuite. Ensuite, notre part de la valeur créée, et aucun autre frais.`,
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
            `Le préavis est de ${number(CLAIMS.noticePeriod.value, 'fr')} jours. Vous arrêtez, vos véhicules reviennent à la recharge normale ; en V1G, il n’y a rien à démonter.`,
          ],
        },
        'tva-et-comptabilite': {
          question: 'Comment comptabiliser ce revenu, et la TVA ?',
          answer: [
            'En recharge pilotée, l’économie apparaît sur la facture de votre fournisseur et nous facturons notre part, TVA en sus. Ce que paient les marchés vient avec un relevé détaillé ; son traitement dépend de votre structure, et nous répondons aux questions de votre comptable.',
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
            'Cela peut arriver : câble mal enclenché, borne en panne, retour très tardif. Dès que le plan ne tient plus, nous vous prévenons, avec les kilowattheures qui manquent, pour que vous changiez de véhicule et non d’horaire.',
          ],
        },
        'demande-du-reseau': {
          question: 'Et si le réseau appelle au mauvais moment ?',
          answer: [
            'Nous disons non. Un véhicule qui n’aurait plus le temps de se recharger avant son départ n’est pas offert au réseau.',
          ],
        },
        'prise-de-controle': {
          question: 'Quelqu’un pourrait-il prendre la main sur nos bornes ?',
          answer: [
            'Nos ordres se limitent à démarrer, suspendre ou moduler la charge et, en V2G, à réinjecter. Les protections restent dans le véhicule et dans la borne : aucun ordre ne peut les dépasser. Et vous pouvez retirer notre accès vous-même, depuis votre compte chez le constructeur ou le fabricant de la borne.',
          ],
        },
        'hebergement-des-donnees': {
          question: 'Où sont hébergées mes données ?',
          answer: [
            'Le lieu d’hébergement et la liste de nos sous-traitants figurent dans votre contrat : demandez-les avant de signer. Pour ce site et ses formulaires, ils sont dans la politique de confidentialité.',
            'Le plan n’a besoin que de quatre choses : branchement, niveau de la batterie, heure de départ, énergie échangée. Ni trajets, ni noms de conducteurs.',
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
