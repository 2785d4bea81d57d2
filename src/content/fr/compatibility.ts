import { f } from './facts.ts';

export default {
  meta: {
    title: 'Véhicules et bornes compatibles : V1G, V2G, OCPP',
    description:
      'Utilitaires, voitures et bornes : recharge pilotée, V2G annoncé ou proposé, version d’OCPP. Chaque ligne avec sa source et sa date de lecture.',
  },
  hero: {
    title: 'Quels véhicules, quelles bornes ?',
    lead: `Notre service reconnaît plus de ${f.claims.compatibleModels} modèles. Cherchez le vôtre ci-dessous : la liste cite, véhicules et bornes, ceux dont une source publique dit ce qu’ils savent faire.`,
    search: 'Chercher dans la liste',
    contact: 'Envoyer mes modèles',
  },
  needs: {
    title: 'Ce qu’il faut',
    smart: {
      name: 'Recharge pilotée (V1G)',
      needs: 'Une borne en OCPP 1.6 J ou 2.0.1',
      text: 'La borne règle la puissance, le véhicule la suit, quelle que soit sa marque. À défaut, certains véhicules se pilotent par le logiciel de leur constructeur.',
    },
    v2g: {
      name: 'V2G',
      needs: 'Une borne bidirectionnelle en OCPP 2.1, un véhicule en ISO 15118-20',
      text: 'Ou la prise CHAdeMO, sur les véhicules qui l’ont. ISO 15118-20 n’entre dans OCPP qu’avec la version 2.1, parue en janvier 2025.',
    },
    sources: 'Sources :',
  },
  filter: {
    search: 'Marque, modèle ou mot',
    hint: 'Par exemple : Renault, Trafic, CHAdeMO, 2.0.1',
    show: 'Afficher',
    all: 'Toutes les lignes',
    shows: {
      offered: 'V2G proposé',
      trial: 'V2G à l’essai',
      announced: 'V2G annoncé',
      ocpp201: 'Bornes en OCPP 2.0.1',
    },
  },
  status: {
    all: '{count} lignes : {vehicles} familles de véhicules et {chargers} gammes de bornes.',
    one: '{count} ligne sur {total}.',
    other: '{count} lignes sur {total}.',
    none: 'Aucune ligne ne correspond. Votre modèle peut être reconnu sans figurer ici.',
  },
  ask: 'Envoyer mes modèles',
  vehicles: {
    title: 'Véhicules',
    kinds: { van: 'Utilitaires', car: 'Voitures', truck: 'Camions', bus: 'Autobus' },
    columns: {
      models: 'Modèles',
      smart: 'Recharge pilotée',
      v2g: 'V2G',
      source: 'Ce que dit la source',
    },
    smart: 'Aujourd’hui, par la borne',
    smartUpTo: 'Aujourd’hui, par la borne, jusqu’à {power} en alternatif',
  },
  chargers: {
    title: 'Bornes',
    lead: 'Aucune des sources que nous avons lues n’annonce encore OCPP 2.1. Avant d’acheter pour le V2G, demandez la date de cette version et qui la garantit.',
    columns: {
      models: 'Gammes',
      ocpp: 'OCPP',
      v2g: 'V2G',
      source: 'Ce que dit la source',
    },
    noOcpp: 'Aucune version citée',
  },
  states: {
    offered: 'Proposé',
    trial: 'À l’essai',
    announced: 'Annoncé',
    unstated: 'Aucune annonce trouvée',
  },
  readOn: 'lecture du',
  vehicleNotes: {
    'renault-trafic':
      'V2L et V2G sur les trois fourgons de la nouvelle plateforme ; le Trafic est attendu fin 2026.',
    'renault-master': 'Charge en courant alternatif, et en courant continu de série.',
    'renault-kangoo': 'Deux chargeurs embarqués au choix, triphasés.',
    'peugeot-expert': 'Prise Type 2 et Combo CCS2.',
    'citroen-jumpy': 'Prise Type 2 et Combo CCS2.',
    'volkswagen-buzz':
      'Alimente une maison (V2H) par certaines bornes HagerEnergy, avec le logiciel 3.5 ; le réseau « dans le futur ».',
    'mercedes-esprinter': 'Charge en alternatif et en continu.',
    'mercedes-van-ea': 'Plateforme des futurs utilitaires moyens et grands, en 800 V.',
    'ford-e-transit': 'Charge complète en une nuit sur une borne en alternatif.',
    'ford-e-transit-custom': 'Prises de 230 V à bord en option (V2L) ; rien sur le réseau.',
    'kia-pv5': 'V2L annoncé pour toute la gamme d’utilitaires ; rien sur le réseau.',
    'nissan-townstar': 'Chargeur triphasé de série ; charge en continu selon la version.',
    'nissan-e-nv200':
      'Pilotes de centrales virtuelles avec des énergéticiens, par la prise CHAdeMO.',
    'iveco-edaily':
      'Se branche à domicile, sur borne publique et en continu ; prises de force électriques (ePTO).',
    'renault-5': 'V2G lancé en France avec The Mobility House, par une borne en alternatif.',
    'renault-zoe': 'Quinze voitures modifiées, essayées aux Pays-Bas et au Portugal dès 2019.',
    'volkswagen-id':
      'Alimentent une maison avec le logiciel 3.5 ou plus récent ; le réseau « dans le futur ».',
    'bmw-ix3': 'Offre V2G d’E.ON en Allemagne, ouverte aux commandes en février 2026.',
    'mercedes-glc':
      'Charge bidirectionnelle annoncée pour 2026, GLC d’abord, CLA ensuite ; la France est citée.',
    'nissan-leaf': 'Première voiture autorisée à soutenir le réseau allemand, en 2018.',
    'nissan-next':
      'Chargeur embarqué bidirectionnel annoncé pour 2026 au Royaume-Uni, puis en Europe ; la LEAF serait la première.',
    'hyundai-ioniq-5': 'Flotte d’autopartage à Utrecht, avec des bornes bidirectionnelles.',
    'hyundai-ioniq-9':
      'Pilote en Corée ; V2G commercial annoncé pour l’Europe par Hyundai et Kia en décembre 2025.',
    'kia-ev9':
      'Pilote en Corée ; V2G commercial annoncé pour l’Europe par Hyundai et Kia en décembre 2025.',
    'tesla-model': 'Le V2G de Tesla, aux États-Unis, se limite au Cybertruck.',
    'ford-explorer':
      'Alimentent une maison (V2H) en Allemagne, en Autriche et en Suisse ; rien sur le réseau.',
    'peugeot-e-208': 'V2L sur toute la gamme électrique ; rien sur le réseau.',
    'peugeot-ion': 'Projet GridMotion, en France : quinze voitures sur bornes bidirectionnelles.',
    'citroen-c-zero':
      'Projet GridMotion, en France : quinze voitures sur bornes bidirectionnelles.',
    'man-etgx': 'Démonstration chez un transporteur allemand, projet SPIRIT-E, avril 2026.',
    'scania-mcs': 'Démonstration de V2G par la prise mégawatt (MCS), mai 2026.',
    bus2grid: 'Vingt-huit autobus essayés dans un dépôt de Londres, projet suivi jusqu’en 2023.',
  },
  chargerNotes: {
    'schneider-evlink':
      'Essayées avec un serveur OCPP tiers ; toutes les versions de l’EVlink Pro AC.',
    'abb-terra-ac': 'ABB publie son application d’OCPP 1.6 ; essayée avec un serveur tiers.',
    'alfen-eve':
      'Guide d’Alfen pour OCPP 1.6 et 2.0.1 ; puissance réglée par profils de charge OCPP.',
    'hager-witty': 'Charge lancée par un serveur OCPP tiers.',
    'wallbox-pulsar': 'Toutes les bornes neuves de la marque, recharge pilotée OCPP comprise.',
    'wallbox-quasar': 'Borne murale bidirectionnelle en courant continu, prise CHAdeMO.',
    'wallbox-quasar-2': 'Bidirectionnelle, prise CCS ; en précommande aux États-Unis.',
    'mobilize-powerbox':
      'Bidirectionnelle en alternatif, pour la Renault 5 et avec le contrat d’électricité qui va avec.',
    'bmw-wallbox': 'Bidirectionnelle, vendue avec l’offre V2G d’E.ON.',
    ambibox: 'Bidirectionnelle en courant continu ; se commande en MQTT et non en OCPP.',
    warp: 'Matériel préparé pour ISO 15118-20 ; le V2G viendrait par mise à jour. OCPP dès la WARP2.',
    zaptec: 'OCPP direct sur les trois gammes ; sur la Pro, ISO 15118 manque à cette version.',
    'keba-p30': 'Accepte les profils de charge (SetChargingProfile) en OCPP 1.6.',
    easee: 'OCPP direct dès le micrologiciel 328 ; réglage de la puissance encore en bêta.',
    bender: 'Contrôleurs montés dans les bornes de plusieurs marques ; matériel ISO 15118 présent.',
    'charge-amps': 'Passées du protocole de la marque à OCPP 1.6.',
    'evbox-elvi': 'Essayée avec un serveur OCPP tiers.',
    'etrel-inch': 'Essayée avec un serveur OCPP tiers.',
    'vestel-evc04': 'Essayée avec un serveur OCPP tiers.',
    'ctek-chargestorm': 'Essayée avec un serveur OCPP tiers.',
  },
  note: 'Marques citées pour indiquer la compatibilité ; elles restent la propriété de leurs titulaires. Deux millésimes d’un même modèle peuvent différer : nous vérifions les vôtres avant de chiffrer.',
  closing: {
    title: 'Votre modèle n’y est pas ?',
    lead: 'Envoyez-nous la liste de vos véhicules et de vos bornes. Nous vérifions d’abord la compatibilité, puis nous chiffrons.',
    contact: 'Envoyer mes modèles',
    simulate: 'Simuler ma flotte',
  },
} as const;
