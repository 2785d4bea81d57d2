import type { ReadSourceId } from './compatibility-sources.ts';

export const VEHICLE_KINDS = ['van', 'car', 'truck', 'bus'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** What a public source says of giving energy back to the grid; 'unstated' where we found no such source. */
export type V2gState = 'offered' | 'trial' | 'announced' | 'unstated';

type OcppVersion = '1.6' | '1.6 J' | '2.0.1' | '2.1';

type Sources = readonly [ReadSourceId, ...ReadSourceId[]];

/** What a public page says, with the day it was read; what no page says is left out. */
interface Line {
  make: string;
  models: string;
  v2g: V2gState;
  sources: Sources;
}

export interface VehicleLine extends Line {
  kind: VehicleKind;
  /** The most that it takes from an AC charger, where the source says so. */
  acKw?: number;
}

export interface ChargerLine extends Line {
  /** None where the source names no version. */
  ocpp: readonly OcppVersion[];
}

function vehicle(
  kind: VehicleKind,
  make: string,
  models: string,
  v2g: V2gState,
  sources: Sources,
  acKw?: number,
): VehicleLine {
  return { kind, make, models, v2g, sources, ...(acKw !== undefined && { acKw }) };
}

const charger = (
  make: string,
  models: string,
  ocpp: readonly OcppVersion[],
  v2g: V2gState,
  sources: Sources,
): ChargerLine => ({ make, models, ocpp, v2g, sources });

/** Families that a public source speaks of, vans first: fewer than are recognised. */
export const VEHICLE_LINES = {
  'renault-trafic': vehicle(
    'van',
    'Renault',
    'Trafic Van E-Tech, Estafette, Goelette',
    'announced',
    ['autoUtilitaire', 'autoScout'],
  ),
  'renault-master': vehicle(
    'van',
    'Renault',
    'Master E-Tech, 52 kWh',
    'unstated',
    ['utilitairePratique'],
    7,
  ),
  'renault-kangoo': vehicle('van', 'Renault', 'Kangoo E-Tech', 'unstated', ['gamtech'], 22),
  'peugeot-expert': vehicle('van', 'Peugeot', 'E-Expert', 'unstated', ['leBlogAuto']),
  'citroen-jumpy': vehicle('van', 'Citroën', 'ë-Jumpy', 'unstated', ['leBlogAuto']),
  'volkswagen-buzz': vehicle('van', 'Volkswagen', 'ID. Buzz, 77 kWh', 'announced', [
    'guideAuto',
    'insideEvs',
  ]),
  'mercedes-esprinter': vehicle('van', 'Mercedes-Benz', 'eSprinter', 'unstated', ['citizen'], 11),
  'mercedes-van-ea': vehicle('van', 'Mercedes-Benz', 'VLE, VAN.EA', 'unstated', ['infomotori'], 22),
  'ford-e-transit': vehicle('van', 'Ford', 'E-Transit', 'unstated', ['transportEngineer'], 11),
  'ford-e-transit-custom': vehicle('van', 'Ford', 'E-Transit Custom', 'unstated', ['evRenting']),
  'kia-pv5': vehicle('van', 'Kia', 'PV5', 'unstated', ['automobileNews'], 22),
  'nissan-townstar': vehicle('van', 'Nissan', 'Townstar EV', 'unstated', ['eurotransport'], 22),
  'nissan-e-nv200': vehicle('van', 'Nissan', 'e-NV200', 'trial', ['nissan']),
  'iveco-edaily': vehicle('van', 'Iveco', 'eDaily', 'unstated', ['trasportale', 'completeVan']),
  'renault-5': vehicle('car', 'Renault', 'Renault 5 E-Tech', 'offered', ['automobilwoche']),
  'renault-zoe': vehicle('car', 'Renault', 'Zoe', 'trial', ['poleMedee']),
  'volkswagen-id': vehicle('car', 'Volkswagen', 'ID.4, ID.5, ID.7, 77 kWh', 'announced', [
    'guideAuto',
  ]),
  'bmw-ix3': vehicle('car', 'BMW', 'iX3, Neue Klasse', 'offered', ['bmwBlog']),
  'mercedes-glc': vehicle('car', 'Mercedes-Benz', 'GLC, CLA', 'announced', [
    'frandroid',
    'powerToDrive',
  ]),
  'nissan-leaf': vehicle('car', 'Nissan', 'LEAF, CHAdeMO', 'trial', ['electrive']),
  'nissan-next': vehicle('car', 'Nissan', 'LEAF 2026', 'announced', ['autoExpress']),
  'hyundai-ioniq-5': vehicle('car', 'Hyundai', 'IONIQ 5', 'trial', ['theDriven']),
  'hyundai-ioniq-9': vehicle('car', 'Hyundai', 'IONIQ 9', 'announced', ['foroCoches']),
  'kia-ev9': vehicle('car', 'Kia', 'EV9', 'announced', ['foroCoches']),
  'tesla-model': vehicle('car', 'Tesla', 'Model 3, Model Y', 'unstated', ['smartcarz']),
  'ford-explorer': vehicle('car', 'Ford', 'Explorer, Capri', 'unstated', ['fordAuthority']),
  'peugeot-e-208': vehicle('car', 'Peugeot', 'E-208, E-2008, E-3008, E-5008', 'unstated', [
    'autoOccitanie',
  ]),
  'peugeot-ion': vehicle('car', 'Peugeot', 'iOn', 'trial', ['enel']),
  'citroen-c-zero': vehicle('car', 'Citroën', 'C-ZERO', 'trial', ['enel']),
  'man-etgx': vehicle('truck', 'MAN', 'eTGX', 'trial', ['motorTransport', 'transInfo']),
  'scania-mcs': vehicle('truck', 'Scania', 'MCS', 'trial', ['electricCarsReport']),
  bus2grid: vehicle('bus', 'Bus2Grid', 'London', 'trial', ['afp']),
} as const satisfies Record<string, VehicleLine>;

/** What public sources say of chargers, the makers of the home page first. */
export const CHARGER_LINES = {
  'schneider-evlink': charger(
    'Schneider Electric',
    'EVlink Wallbox Plus, EVlink Pro AC',
    ['1.6 J'],
    'unstated',
    ['homeAssistant', 'homeAssistantSchneider'],
  ),
  'abb-terra-ac': charger('ABB', 'Terra AC', ['1.6 J'], 'unstated', ['homeAssistant', 'abb']),
  'alfen-eve': charger('Alfen', 'Eve Single, Eve Double, Twin 5', ['1.6 J', '2.0.1'], 'unstated', [
    'alfen',
    'evccAlfen',
  ]),
  'hager-witty': charger('Hager', 'witty one', ['1.6 J'], 'unstated', [
    'evccHager',
    'homeAssistantHager',
  ]),
  'wallbox-pulsar': charger('Wallbox', 'Pulsar', ['1.6 J'], 'unstated', ['wallbox']),
  'wallbox-quasar': charger('Wallbox', 'Quasar', [], 'offered', ['hibridos']),
  'wallbox-quasar-2': charger('Wallbox', 'Quasar 2', [], 'offered', ['vaielettrico']),
  'mobilize-powerbox': charger('Mobilize', 'PowerBox', [], 'offered', [
    'automobilePropre',
    'topGear',
  ]),
  'bmw-wallbox': charger('BMW', 'Wallbox Professional', [], 'offered', ['bmwBlog']),
  ambibox: charger('Ambibox', 'ambiCHARGE', [], 'offered', ['sourceful']),
  warp: charger('Tinkerforge', 'WARP', ['1.6 J'], 'announced', ['warp', 'tinkerforge']),
  zaptec: charger('Zaptec', 'Go, Go 2, Pro', ['1.6 J'], 'unstated', ['zaptec', 'zaptecPro']),
  'keba-p30': charger('KEBA', 'KeContact P30 x-series', ['1.6'], 'unstated', ['keba']),
  easee: charger('Easee', 'Charge, Charge Core, Home', ['1.6 J'], 'unstated', ['evccEasee']),
  bender: charger('Bender', 'CC612, CC613', ['1.6 J'], 'unstated', ['evccBender', 'bender']),
  'charge-amps': charger('Charge Amps', 'Dawn, Luna', ['1.6 J'], 'unstated', ['sourceful']),
  'evbox-elvi': charger('EVBox', 'Elvi', ['1.6 J'], 'unstated', ['homeAssistant']),
  'etrel-inch': charger('Etrel', 'INCH Pro', ['1.6 J'], 'unstated', ['homeAssistant']),
  'vestel-evc04': charger('Vestel', 'EVC04', ['1.6 J'], 'unstated', ['homeAssistant']),
  'ctek-chargestorm': charger('CTEK', 'Chargestorm Connected 2', ['1.6 J'], 'unstated', [
    'homeAssistant',
  ]),
} as const satisfies Record<string, ChargerLine>;

/** On what the two requirements rest that the page begins with. */
export const REQUIREMENT_SOURCES = {
  smart: ['fenexity', 'evcc'],
  v2g: ['trialog', 'warp'],
} as const satisfies Record<string, Sources>;

export type VehicleLineId = keyof typeof VEHICLE_LINES;
export type ChargerLineId = keyof typeof CHARGER_LINES;
