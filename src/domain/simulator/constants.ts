import { FLEET_SHARE_PERCENT } from '../revenue-share.ts';

/*
 * Every number of the model that is neither a visitor's answer nor in a table of profiles. Each stands
 * alone, so that the browser gets numbers; units and sources are in constant-sources.ts.
 */

// Simple mode; what the specification gives is a rule, the rest completes it.
export const gainPerVehicleMonthEuros = 25;
export const co2PerVehicleDayGrams = 120;
export const simpleChargerKw = 7;
export const usedFlexibilityShare = 0.8;
export const hoursFactorBase = 0.6;
export const hoursFactorPerHour = 0.05;
export const sampleBaseFleets = 150;
export const samplePerVehicleFleets = 2.3;
export const scorePointsPerTenth = 3;
export const highestScore = 10;

// The technical ceiling and the scores of Expert mode.
export const ceilingUseShare = 0.7;
export const ceilingDays = 365;
export const ceilingEurosPerMwh = 180;
export const ceilingCo2TonnesPerMwh = 0.45;
export const highestSuccessPercent = 98;
export const expertBasePoints = 35;
export const switchBelowPoints = 30;
export const fastChargerFromKw = 22;
export const fastChargerPoints = 5;
export const largeBatteryFromKwh = 60;
export const largeBatteryPoints = 5;
export const wideSpanFromPercent = 40;
export const wideSpanPoints = 8;

// The estimate on real prices.
export const consumptionKwhPerKm = 0.2;
export const controllablePercent = 85;
export const daysPerYear = 253;
export const eventsPerWeek = 5;
export const wearCents = 4;
export const highWearCents = 8;
export const lowWearCents = 2;
export const roundTripEfficiencyPercent = 87;
export const capturePercent = 80;
export const lowCapturePercent = 60;
export const highCapturePercent = 100;
export const fleetSharePercent = (FLEET_SHARE_PERCENT[0] + FLEET_SHARE_PERCENT[1]) / 2;
export const paybackYears = 8;
export const gridCo2YearlyGramsPerKwh = 21.3;
