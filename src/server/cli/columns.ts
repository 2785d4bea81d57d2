const GAIN = (path: string) => `(r.results #>> '{shown,${path}}')::float8`;

/** Of a linked simulation, as in `gainFields`: each gain with what it stands on. */
const GAINS = {
  gain_per_vehicle_year_euros: GAIN('perVehicle,gainEuros'),
  gain_low_euros: GAIN('perVehicle,lowEuros'),
  gain_high_euros: GAIN('perVehicle,highEuros'),
  gain_per_year_euros: GAIN('fleet,gainEuros'),
  charging_today: "r.inputs->>'baseline'",
  electricity_price: "r.inputs->>'contract'",
  gain_span_low_euros: GAIN('span,perVehicle,lowEuros'),
  gain_span_high_euros: GAIN('span,perVehicle,highEuros'),
  gain_against_arrival_euros: GAIN('against,arrival,gainEuros'),
  gain_against_timer_euros: GAIN('against,timer,gainEuros'),
} as const;

type GainColumn = keyof typeof GAINS;

export const GAIN_COLUMNS = Object.keys(GAINS) as GainColumn[];

/** SQL for a table that has a `simulator_result_id`. Gains of versions 1 and 2 mean something else. */
export const GAIN_FIELDS = Object.fromEntries(
  Object.entries(GAINS).map(([column, sql]) => [
    column,
    `(SELECT ${sql} FROM simulator_results r
      WHERE r.id = simulator_result_id AND r.results->'shown' ? 'against')`,
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
