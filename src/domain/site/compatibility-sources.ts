import { type ReadSource, read } from './read-source.ts';

/** Where the lines of the compatibility list were read. */
export const READ_SOURCES = {
  autoUtilitaire: read(
    'Auto-Utilitaire',
    'https://www.auto-utilitaire.com/renault-devoile-le-nouveau-trafic-e-tech-son-futur-utilitaire-100-electrique/',
  ),
  autoScout: read(
    'AutoScout24',
    'https://www.autoscout24.fr/informer/actualite/utilitaires-renault-pratique-logique-et-electrique-2025',
  ),
  utilitairePratique: read(
    'Utilitaire Pratique',
    'https://utilitairepratique.com/essai/renault-master-e-tech-electrique-384.php',
  ),
  gamtech: read('Gamtech', 'https://gamtech.fr/?p=12324'),
  leBlogAuto: read(
    'Le Blog Auto',
    'https://leblogauto.com/2020/05/peugeot-e-expert-citroen-e-jumpy-e-fourgons-details.html',
  ),
  guideAuto: read(
    'Le Guide de l’auto',
    'https://guideautoweb.com/articles/72918/volkswagen-commence-a-offrir-la-recharge-bidirectionnelle',
  ),
  insideEvs: read(
    'InsideEVs',
    'https://insideevs.it/news/699739/volkswagen-ricarica-bidirezionale-auto-elettriche/',
  ),
  citizen: read(
    'The Citizen',
    'https://www.citizen.co.za/motoring/all-electric-mercedes-benz-esprinter-coming-to-south-africa/',
  ),
  infomotori: read(
    'Infomotori',
    'https://infomotori.com/auto/mercedes-van-ea-scendono-in-strada-i-primi-prototipi-dei-nuovi-van-elettrici',
  ),
  transportEngineer: read(
    'Transport Engineer',
    'https://www.transportengineer.org.uk/content/features/electric-vans-go-mainstream',
  ),
  evRenting: read(
    'EV Renting',
    'https://blog.ev-renting.com/la-ford-e-transit-custom-disponible-para-2023',
  ),
  automobileNews: read(
    'Automobile News',
    'https://automobilenewsonline.com/new-kia-pv5-teaser-images-tell-us-it-will-look-very-different-to-its-electric-van-rivals',
  ),
  eurotransport: read(
    'eurotransport',
    'https://www.eurotransport.de/artikel/nissan-townstar-ev-erster-test-im-liefer-stromer-11225516.html',
  ),
  nissan: read(
    'Nissan',
    'https://www.nissan-global.com/EN/ZEROEMISSION/APPROACH/COMPREHENSIVE/ECOSYSTEM/',
  ),
  trasportale: read('Trasportale', 'https://trasportale.it/iveco-edaily/'),
  completeVan: read(
    'Complete Van',
    'https://completevan.ie/van-news/electric-iveco-daily-revealed',
  ),
  automobilwoche: read(
    'Automobilwoche',
    'https://drupal-prod.automobilwoche.de/automobilzulieferer/deutschland-verliert-rennen-um-das-bidirektionale-laden',
  ),
  poleMedee: read(
    'Pôle MEDEE',
    'https://pole-medee.com/2019/04/recharge-bidirectionnelle-renault-experimente-a-grande-echelle',
  ),
  bmwBlog: read(
    'BMWBlog',
    'https://www.bmwblog.com/2026/02/09/bmw-neue-klasse-v2g-bidirectional-charging-eon-partnership/',
  ),
  frandroid: read(
    'Frandroid',
    'https://www.frandroid.com/marques/mercedes-benz/2785463_mercedes-reprend-une-fonction-de-la-r5-sur-ses-voitures-electriques-et-va-encore-plus-loin',
  ),
  powerToDrive: read('Power2Drive', 'https://www.powertodrive.de/news/new-boost-for-bidi-and-hpc'),
  electrive: read(
    'electrive',
    'https://www.electrive.com/2018/10/23/nissan-leaf-approved-to-feed-into-grid-in-germany/',
  ),
  autoExpress: read(
    'Auto Express',
    'https://www.autoexpress.co.uk/nissan/364616/nissan-democratise-v2g-technology-next-generation-evs',
  ),
  theDriven: read(
    'The Driven',
    'https://thedriven.io/2022/04/25/ioniq-5-evs-with-v2g-to-create-world-first-bi-directional-energy-system',
  ),
  foroCoches: read(
    'Foro Coches Eléctricos',
    'https://forococheselectricos.com/noticias/hyundai-y-kia-confirman-apuesta-carga-bidireccional-europa-20251204-39145.html',
  ),
  smartcarz: read('Smartcarz', 'https://smartcarz.org/?p=31789'),
  fordAuthority: read(
    'Ford Authority',
    'https://fordauthority.com/2025/01/ford-explorer-and-ford-capri-get-bidirectional-charging-in-europe/',
  ),
  autoOccitanie: read(
    'Auto Occitanie',
    'https://auto-occitanie.fr/peugeot-transforme-votre-voiture-en-generateur-la-fonction-v2l-debarque-sur-tous-ses-modeles-electriques/?amp=1',
  ),
  enel: read(
    'Enel',
    'https://corporate.enel.it/en/media/explore-press-releases/press/2017/05/gridmotion-project-reducing-electric-vehicle-usage-cost-thanks-to-smart-charging-process',
  ),
  motorTransport: read(
    'Motor Transport',
    'https://motortransport.co.uk/freightcarbonzero/man-demonstrates-tech-that-turns-electric-trucks-into-powerbanks-on-wheels/90084.article',
  ),
  transInfo: read('trans.info', 'https://trans.info/en/man-etgx-471684'),
  electricCarsReport: read(
    'Electric Cars Report',
    'https://electriccarsreport.com/2026/05/scania-demonstrates-vehicle-to-grid-technology-for-heavy-electric-trucks-using-mcs/',
  ),
  afp: read('AFP', 'https://this.kiji.is/679635349705507937'),
  homeAssistant: read(
    'OCPP, Home Assistant',
    'https://github.com/lbbrhzn/ocpp/blob/main/docs/supported-devices.md',
  ),
  homeAssistantSchneider: read('OCPP, Pro AC', 'https://github.com/lbbrhzn/ocpp/pull/2019'),
  abb: read(
    'ABB',
    'https://www.scribd.com/document/552692036/Terra-AC-OCPP-1-6-Implementation-overview-v1-5-external',
  ),
  alfen: read('Alfen', 'https://www.scribd.com/document/792316390/afir-implementation-guide-1'),
  evccAlfen: read('evcc', 'https://docs.evcc.io/en/chargers/alfen-eve-ocpp'),
  evccHager: read('evcc', 'https://github.com/evcc-io/evcc/issues/31177'),
  homeAssistantHager: read('OCPP, witty one', 'https://github.com/lbbrhzn/ocpp/issues/1811'),
  wallbox: read(
    'Wallbox',
    'https://support.wallbox.com/en/knowledge-base/ocpp-activation-and-setup-guide',
  ),
  hibridos: read(
    'Híbridos y Eléctricos',
    'https://hibridosyelectricos.com/coches/wallbox-quasar-primer-cargador-pared-bidireccional_32405_102.html',
  ),
  vaielettrico: read(
    'Vaielettrico',
    'https://www.vaielettrico.it/v2h-e-v2g-piu-vicine-con-il-lancio-in-usa-di-quasar-2kia-ev9/',
  ),
  automobilePropre: read(
    'Automobile Propre',
    'https://www.automobile-propre.com/renault-r5-electrique-comment-la-recharge-bidirectionnelle-va-vous-faire-economiser-de-largent/',
  ),
  topGear: read(
    'Top Gear',
    'https://www.topgear.com/car-news/tech/all-electric-renault-5-will-be-giant-power-bank-wheels',
  ),
  sourceful: read('Sourceful', 'https://github.com/srcfl/ftw/discussions/747'),
  warp: read('WARP Charger', 'https://warp-charger.com/en/solutions/bidirectional-charging'),
  tinkerforge: read('Tinkerforge', 'https://github.com/Tinkerforge/esp32-firmware/issues/67'),
  zaptec: read('Zaptec', 'https://docs.zaptec.com/docs/ocpp16j'),
  zaptecPro: read(
    'Zaptec Pro',
    'https://docs.zaptec.com/changelog/zaptec-pro-ocpp-16jbox-level-release-notes',
  ),
  keba: read(
    'KEBA',
    'https://manualshive.com/ru/manual/keba/kecontact-kc-p30-x-series/kecontact-kc-p30-x-series_configuration-manual_660448-36.html',
  ),
  evccEasee: read('evcc', 'https://docs.evcc.io/en/chargers/easee-charge-ocpp'),
  evccBender: read('evcc', 'https://github.com/evcc-io/evcc/issues/1255'),
  bender: read(
    'Bender',
    'https://www.bender-uk.com/company/news/news-detail/amendment-to-afir-iso-15118-becomes-mandatory-for-ac-charging-stations',
  ),
  fenexity: read('fenexity', 'https://www.fenexity.com/de/wissen/ocpp'),
  evcc: read('evcc', 'https://docs.evcc.io/en/docs/devices/chargers'),
  trialog: read(
    'Trialog',
    'https://trialog.com/en/how-ocpp-2-1-enables-bidirectional-charging-and-smarter-energy-management',
  ),
} as const satisfies Record<string, ReadSource>;

export type ReadSourceId = keyof typeof READ_SOURCES;
