import type { Answered, ShownFigures } from '../simulator/index.ts';

/** What a gain stands on, by its names in forms, webhooks and exports; null where nobody has said it. */
export const situationFields = ({ baseline, contract }: Answered) => ({
  charging_today: baseline,
  electricity_price: contract,
});

export type SituationField = keyof ReturnType<typeof situationFields>;

export const SITUATION_FIELDS = [
  'charging_today',
  'electricity_price',
] as const satisfies readonly SituationField[];

/**
 * The figures that leave the site, by their names in forms, webhooks and exports; EUR without VAT. Those of
 * one gain stand on how the fleet charges today and what it pays; while the visitor has not said both, on
 * charging on arrival and the market's hourly prices, and the span is not null.
 */
export const gainFields = (
  { perVehicle, fleet, against, span }: ShownFigures,
  answered: Answered,
) => ({
  ...situationFields(answered),
  gain_per_vehicle_year_euros: perVehicle.gainEuros,
  ...(perVehicle.lowEuros !== null && { gain_low_euros: perVehicle.lowEuros }),
  ...(perVehicle.highEuros !== null && { gain_high_euros: perVehicle.highEuros }),
  gain_span_low_euros: span?.perVehicle.lowEuros ?? null,
  gain_span_high_euros: span?.perVehicle.highEuros ?? null,
  gain_against_arrival_euros: against.arrival.gainEuros,
  gain_against_timer_euros: against.timer.gainEuros,
  gain_per_year_euros: fleet.gainEuros,
  gain_per_month_euros: fleet.gainPerMonthEuros,
  bill_today_euros: perVehicle.beforeEuros,
  bill_after_euros: perVehicle.paidInAllEuros,
});
