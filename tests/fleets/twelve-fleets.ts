import { type Answers, DEFAULT_INPUTS, type Mode, withAnswers } from '#domain/simulator/index.ts';

const fleet = (name: string, mode: Mode, answers: Answers, company?: string) => ({
  name,
  mode,
  company,
  inputs: withAnswers(DEFAULT_INPUTS, answers).fleet,
});

/** As unlike each other as the simulator's answers allow: what an analysis must be able to say. */
export const TWELVE_FLEETS = [
  fleet('the default fleet', 'simple', {}),
  fleet(
    'five cars of a service',
    'simple',
    { vehicles: 5, vehicleType: 'car', activity: 'service', hours: 14 },
    'Éts Œuvrard & Fils',
  ),
  fleet(
    'delivery vans back in the evening',
    'simple',
    {
      vehicles: 60,
      activity: 'delivery',
      hours: 13,
      departureHour: 7,
      baseline: 'arrival',
      contract: 'unknown',
    },
    'Transports Martin',
  ),
  fleet(
    'two hundred buses',
    'expert',
    {
      vehicles: 200,
      vehicleType: 'bus',
      activity: 'transport',
      hours: 9,
      departureHour: 5,
      baseline: 'arrival',
      contract: 'indexed',
      siteKw: 9000,
    },
    'Régie autonome des transports de l’agglomération',
  ),
  fleet(
    'trucks with a known contract',
    'expert',
    {
      vehicles: 40,
      vehicleType: 'truck',
      activity: 'delivery',
      contract: 'fixed',
      baseline: 'timer',
      hours: 11,
    },
    'Żegluga Łódź',
  ),
  fleet(
    'vans that export',
    'expert',
    {
      vehicles: 100,
      bidirectional: 'yes',
      exempt: 'yes',
      hours: 14,
      departureHour: 7,
      baseline: 'arrival',
      contract: 'indexed',
      chargerKw: 22,
      wearCents: 2,
    },
    'Ville de Saint-Étienne',
  ),
  fleet('vans on bidirectional chargers, taxed twice', 'expert', {
    vehicles: 80,
    bidirectional: 'yes',
    hours: 13,
    departureHour: 7,
  }),
  fleet(
    'twice a day',
    'expert',
    {
      vehicles: 30,
      sessionsPerDay: 2,
      hours: 8,
      activity: 'municipal',
      contract: 'class',
      hphPrice: 132.5,
      hcbPrice: 61.2,
      offPeak: 'split',
    },
    'Mairie',
  ),
  fleet('four times a day', 'expert', {
    vehicles: 12,
    sessionsPerDay: 4,
    hours: 6,
    chargerKw: 50,
    activity: 'delivery',
    baseline: 'timer',
    contract: 'class',
  }),
  fleet('by day', 'simple', { vehicles: 25, departureHour: 22, hours: 10 }, 'Solaire & Cie'),
  fleet(
    'a site too weak for its buses',
    'expert',
    { vehicles: 50, vehicleType: 'bus', siteKw: 100, hours: 6 },
    'Autocars du Midi',
  ),
  fleet('full on return: nothing to charge', 'expert', {
    vehicles: 18,
    startPercent: 80,
    targetPercent: 80,
    daysPerYear: 300,
  }),
] as const;
