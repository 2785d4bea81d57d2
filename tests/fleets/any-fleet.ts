import fc from 'fast-check';
import { DEFAULT_INPUTS, type Fleet, fleetOf, todayKwMost } from '#domain/simulator/index.ts';

const part = (least: number, most: number, step: number) =>
  fc
    .integer({ min: 0, max: Math.round((most - least) / step) })
    .map((count) => least + count * step);

const anyPrice = fc.option(part(0, 500, 0.01), { freq: 2 });

/** Fleets from one end of every answer to the other, and all that lies between. */
export const anyFleet: fc.Arbitrary<Fleet> = fc
  .record({
    vehicles: fc.integer({ min: 5, max: 200 }),
    chargerKw: fc.oneof(fc.constantFrom(7.4, 11, 22, 50, 150), part(7, 150, 0.1)),
    batteryKwh: fc.oneof(fc.integer({ min: 30, max: 120 }), fc.integer({ min: 30, max: 600 })),
    startPercent: fc.integer({ min: 10, max: 80 }),
    targetPercent: fc.integer({ min: 60, max: 100 }),
    departureHour: part(0, 23.75, 0.25),
    hours: part(6, 16, 0.25),
    sessions: fc.integer({ min: 1, max: 4 }),
    siteKw: fc.option(fc.integer({ min: 5, max: 4000 }), { freq: 2 }),
    baseline: fc.constantFrom('arrival', 'timer'),
    contract: fc.constantFrom('indexed', 'indexed', 'class', 'fixed'),
    subscribedSharePercent: fc.integer({ min: 50, max: 100 }),
    offPeak: fc.constantFrom('night', 'split'),
    peakPrice: anyPrice,
    hphPrice: anyPrice,
    hchPrice: anyPrice,
    hpbPrice: anyPrice,
    hcbPrice: anyPrice,
    flatPrice: anyPrice,
    controllablePercent: fc.integer({ min: 10, max: 100 }),
    capturePercent: fc.integer({ min: 60, max: 100 }),
    fleetSharePercent: fc.integer({ min: 60, max: 70 }),
    daysPerYear: fc.option(fc.integer({ min: 50, max: 365 }), { freq: 2 }),
    bidirectional: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    control: fc.constantFrom('ocpp', 'mixed', 'api'),
    priority: fc.constantFrom('high', 'normal', 'low'),
    wearCents: part(2, 8, 0.5),
    efficiencyPercent: fc.integer({ min: 70, max: 95 }),
    exempt: fc.boolean(),
  })
  .map(({ sessions, ...fleet }) => ({
    ...fleet,
    tariff: fleetOf(DEFAULT_INPUTS).tariff,
    todayKwMost: todayKwMost(fleet.batteryKwh),
    sessionsPerDay: Math.min(sessions, Math.floor(24 / fleet.hours)),
  }));
