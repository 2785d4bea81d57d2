import type fr from '../fr/compatibility.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: 'Compatible vehicles and chargers: V1G, V2G, OCPP',
    description:
      'Vans, cars and chargers: smart charging, V2G on offer or announced, OCPP version. Every line with its source and the day we read it.',
  },
  hero: {
    title: 'Which vehicles, which chargers?',
    lead: `Our service recognises more than ${f.claims.compatibleModels} models. Look yours up below: the list names the vehicles and chargers for which a public source says what they can do.`,
    search: 'Search the list',
    contact: 'Send us your models',
  },
  needs: {
    title: 'What it takes',
    smart: {
      name: 'Smart charging (V1G)',
      needs:
        'A charger with OCPP 1.6 J or 2.0.1, or a vehicle that its maker’s software lets us control',
      text: 'The charger sets the power and the vehicle follows. Any vehicle that charges on it can therefore be controlled, whatever its make.',
    },
    v2g: {
      name: 'V2G',
      needs: 'A bidirectional charger with OCPP 2.1, a vehicle with ISO 15118-20',
      text: 'Or the CHAdeMO plug, on vehicles that have it. OCPP supports ISO 15118-20 only from version 2.1, released in January 2025.',
    },
    sources: 'Sources:',
  },
  filter: {
    search: 'Make, model or word',
    hint: 'For example: Renault, Trafic, CHAdeMO, 2.0.1',
    show: 'Show',
    all: 'Every line',
    shows: {
      offered: 'V2G on offer',
      trial: 'V2G on trial',
      announced: 'V2G announced',
      ocpp201: 'Chargers with OCPP 2.0.1',
    },
  },
  status: {
    all: '{count} lines: {vehicles} vehicle families and {chargers} charger ranges.',
    one: '{count} line of {total}.',
    other: '{count} lines of {total}.',
    none: 'No line matches. Your model may be recognised without being listed here.',
  },
  ask: 'Send us your models',
  vehicles: {
    title: 'Vehicles',
    kinds: { van: 'Vans', car: 'Cars', truck: 'Trucks', bus: 'Buses' },
    columns: {
      models: 'Models',
      smart: 'Smart charging',
      v2g: 'V2G',
      source: 'What the source says',
    },
    smart: 'Today, through the charger',
    smartUpTo: 'Today, through the charger, up to {power} AC',
  },
  chargers: {
    title: 'Chargers',
    lead: 'None of the sources we have read announces OCPP 2.1 yet. Before buying for V2G, ask when that version comes and who guarantees it.',
    columns: {
      models: 'Ranges',
      ocpp: 'OCPP',
      v2g: 'V2G',
      source: 'What the source says',
    },
    noOcpp: 'No version named',
  },
  states: {
    offered: 'On offer',
    trial: 'On trial',
    announced: 'Announced',
    unstated: 'No announcement found',
  },
  readOn: 'accessed',
  vehicleNotes: {
    'renault-trafic':
      'V2L and V2G on all three vans of the new platform; the Trafic is due at the end of 2026.',
    'renault-master': 'Charges on AC, and on DC as standard.',
    'renault-kangoo': 'A choice of two three-phase on-board chargers.',
    'peugeot-expert': 'Type 2 and CCS2 Combo socket.',
    'citroen-jumpy': 'Type 2 and CCS2 Combo socket.',
    'volkswagen-buzz':
      'Powers a house (V2H) through some HagerEnergy chargers, with software 3.5; the grid ‘in future’.',
    'mercedes-esprinter': 'Charges on AC and DC.',
    'mercedes-van-ea': 'Platform of the coming medium and large vans, at 800 V.',
    'ford-e-transit': 'A full charge overnight on an AC charger.',
    'ford-e-transit-custom': 'On-board 230 V sockets as an option (V2L); nothing about the grid.',
    'kia-pv5': 'V2L announced for the whole range of vans; nothing about the grid.',
    'nissan-townstar': 'Three-phase charger as standard; DC charging depends on the version.',
    'nissan-e-nv200': 'Virtual power plant pilots with energy companies, through the CHAdeMO plug.',
    'iveco-edaily':
      'Plugs in at home, at public chargers and on DC; electric power take-offs (ePTO).',
    'renault-5': 'V2G launched in France with The Mobility House, through an AC charger.',
    'renault-zoe': 'Fifteen modified cars, tried in the Netherlands and Portugal from 2019.',
    'volkswagen-id': 'Power a house with software 3.5 or later; the grid ‘in future’.',
    'bmw-ix3': 'V2G offer by E.ON in Germany, open for orders since February 2026.',
    'mercedes-glc':
      'Bidirectional charging announced for 2026, GLC first and then CLA; France is named.',
    'nissan-leaf': 'First car approved to support the German grid, in 2018.',
    'nissan-next':
      'Bidirectional on-board charger announced for 2026 in the UK, then Europe; the LEAF is expected to be first.',
    'hyundai-ioniq-5': 'Car-sharing fleet in Utrecht, on bidirectional chargers.',
    'hyundai-ioniq-9':
      'Pilot in Korea; commercial V2G in Europe announced by Hyundai and Kia in December 2025.',
    'kia-ev9':
      'Pilot in Korea; commercial V2G in Europe announced by Hyundai and Kia in December 2025.',
    'tesla-model': 'Tesla’s V2G, in the United States, is limited to the Cybertruck.',
    'ford-explorer':
      'Power a house (V2H) in Germany, Austria and Switzerland; nothing about the grid.',
    'peugeot-e-208': 'V2L on the whole electric range; nothing about the grid.',
    'peugeot-ion': 'GridMotion project, in France: fifteen cars on bidirectional chargers.',
    'citroen-c-zero': 'GridMotion project, in France: fifteen cars on bidirectional chargers.',
    'man-etgx': 'Demonstrated at a German haulier’s, SPIRIT-E project, April 2026.',
    'scania-mcs': 'V2G demonstrated through the megawatt plug (MCS), May 2026.',
    bus2grid: 'Twenty-eight buses tried in a London garage, a project running until 2023.',
  },
  chargerNotes: {
    'schneider-evlink': 'Tried with a third-party OCPP server; every version of the EVlink Pro AC.',
    'abb-terra-ac': 'ABB publishes how it applies OCPP 1.6; tried with a third-party server.',
    'alfen-eve': 'Alfen’s guide covers OCPP 1.6 and 2.0.1; power set by OCPP charging profiles.',
    'hager-witty': 'Charging started by a third-party OCPP server.',
    'wallbox-pulsar': 'Every new charger of the make, OCPP smart charging included.',
    'wallbox-quasar': 'Bidirectional DC wall charger, CHAdeMO plug.',
    'wallbox-quasar-2': 'Bidirectional, CCS plug; on pre-order in the United States.',
    'mobilize-powerbox':
      'Bidirectional on AC, for the Renault 5 and with the electricity contract that goes with it.',
    'bmw-wallbox': 'Bidirectional, sold with E.ON’s V2G offer.',
    ambibox: 'Bidirectional on DC; controlled by MQTT rather than OCPP.',
    warp: 'Hardware prepared for ISO 15118-20; V2G would come as an update. OCPP from the WARP2 on.',
    zaptec: 'Direct OCPP on all three ranges; on the Pro this release lacks ISO 15118.',
    'keba-p30': 'Takes charging profiles (SetChargingProfile) over OCPP 1.6.',
    easee: 'Direct OCPP from firmware 328; setting the power is still in beta.',
    bender: 'Controllers fitted in chargers of several makes; ISO 15118 hardware is there.',
    'charge-amps': 'Moved from the maker’s own protocol to OCPP 1.6.',
    'evbox-elvi': 'Tried with a third-party OCPP server.',
    'etrel-inch': 'Tried with a third-party OCPP server.',
    'vestel-evc04': 'Tried with a third-party OCPP server.',
    'ctek-chargestorm': 'Tried with a third-party OCPP server.',
  },
  note: 'Makes are named to show compatibility; trade marks belong to their owners. Two model years of the same vehicle may differ: we check yours before we quote.',
  closing: {
    title: 'Your model is not here?',
    lead: 'Send us the list of your vehicles and chargers. We check compatibility first, then we quote.',
    contact: 'Send us your models',
    simulate: 'Simulate my fleet',
  },
} as const satisfies Words<typeof fr>;
