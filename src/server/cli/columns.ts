/** Where the results of a linked simulation hold its gain; columns are named as in `gainFields`. */
const GAIN_PATHS = {
  gain_per_vehicle_year_euros: '{shown,perVehicle,gainEuros}',
  gain_low_euros: '{shown,perVehicle,lowEuros}',
  gain_high_euros: '{shown,perVehicle,highEuros}',
  gain_per_year_euros: '{shown,fleet,gainEuros}',
} as const;

type GainColumn = keyof typeof GAIN_PATHS;

export const GAIN_COLUMNS = Object.keys(GAIN_PATHS) as GainColumn[];

/** SQL for a table that has a `simulator_result_id`. */
export const GAIN_FIELDS = Object.fromEntries(
  Object.entries(GAIN_PATHS).map(([column, path]) => [
    column,
    `(SELECT (r.results #>> '${path}')::float8 FROM simulator_results r WHERE r.id = simulator_result_id)`,
  ]),
) as Record<GainColumn, string>;

/**
 * The select list of a query, in which some columns are computed.
 * selectList(['id', 'points'], { points: 'a + b' }) // => 'id, a + b AS points'
 */
export function selectList<const Name extends string>(
  names: readonly Name[],
  computed: Partial<Record<NoInfer<Name>, string>>,
): string {
  return names
    .map((name) => (computed[name] === undefined ? name : `${computed[name]} AS ${name}`))
    .join(', ');
}
