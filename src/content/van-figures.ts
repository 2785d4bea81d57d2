import type { Language } from '#domain/language.ts';
import { REFERENCE_VAN } from '#domain/simulator/reference-van.ts';
import { clock, euros, eurosPer, measure, percent } from './figures.ts';

/** The one van that the articles reckon with, written out in one language. */
export const vanFigures = (language: Language) => ({
  eur: (value: number) => euros(Math.round(value), language),
  between: ([low, high]: readonly [number, number]) =>
    euros([Math.round(low), Math.round(high)], language),
  wear: (ofNominal = 1) => eurosPer(REFERENCE_VAN.wearEurosPerKwh * ofNominal, 'kWh', language, 2),
  van: {
    battery: measure(REFERENCE_VAN.batteryKwh, 'kWh', language),
    charger: measure(REFERENCE_VAN.chargerKw, 'kW', language),
    needed: measure(REFERENCE_VAN.targetKwh - REFERENCE_VAN.startKwh, 'kWh', language),
    from: clock(REFERENCE_VAN.arrivalHour, language),
    to: clock(REFERENCE_VAN.arrivalHour + REFERENCE_VAN.pluggedHours, language),
    efficiency: percent(Math.round(REFERENCE_VAN.roundTripEfficiencyShare * 100), language),
  },
});
