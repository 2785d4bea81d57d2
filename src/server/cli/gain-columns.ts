/** What a linked simulation says the fleet keeps, by the names of `gainFields`; empty where none is. */
const PLACES = {
  gain_per_vehicle_year_euros: '{shown,perVehicle,gainEuros}',
  gain_low_euros: '{shown,perVehicle,lowEuros}',
  gain_high_euros: '{shown,perVehicle,highEuros}',
  gain_per_year_euros: '{shown,fleet,gainEuros}',
} as const;

type GainColumn = keyof typeof PLACES;

export const GAIN_COLUMNS = Object.keys(PLACES) as GainColumn[];

/** Of a row that has a `simulator_result_id`. */
export const GAIN_FIELDS = Object.fromEntries(
  Object.entries(PLACES).map(([column, place]) => [
    column,
    `(SELECT (r.results #>> '${place}')::float8 FROM simulator_results r WHERE r.id = simulator_result_id)`,
  ]),
) as Record<GainColumn, string>;
