import {
  type Activity,
  FLEET_SIZES,
  type FleetInputs,
  fleetSize,
  type Mode,
  nearestSlot,
  type Slot,
  startPercentOf,
} from '../simulator/index.ts';

/** The points of a simulation, by the specification (sections 3 and 9); nothing is routed by them. */
export const SCORE_RULES = {
  scorePointsPerTenth: 3,
  highestScore: 10,
  expertBasePoints: 35,
  expertFromPoints: 30,
  fastChargerFromKw: 22,
  fastChargerPoints: 5,
  largeBatteryFromKwh: 60,
  largeBatteryPoints: 5,
  wideSpanFromPercent: 40,
  wideSpanPoints: 8,
} as const;

/** By the size of the fleet, from the largest, and by hours at the plug, from the most; in either mode. */
export const SIZE_POINTS = {
  simple: [10, 8, 6, 3],
  expert: [12, 9, 6, 3],
} as const satisfies Record<Mode, readonly number[]>;

export const PLUGGED_TIMES = [
  { fromHours: 12, simple: 8, expert: 10 },
  { fromHours: 8, simple: 6, expert: 7 },
  { fromHours: 0, simple: 3, expert: 3 },
] as const;

export const ACTIVITY_POINTS: Readonly<Record<Activity, number>> = {
  transport: 4,
  delivery: 5,
  municipal: 6,
  service: 3,
};

export const SLOT_POINTS: Readonly<Record<Slot, number>> = {
  standard: 4,
  early: 5,
  late: 3,
  night: 6,
};

export const leadScore = (inputs: FleetInputs, mode: Mode): number =>
  mode === 'simple' ? simpleLeadScore(inputs) : expertLeadScore(inputs);

/** Shown from the switch to Expert mode until its first calculation. */
export const scoreOnSwitchToExpert = (score: number): number =>
  score < SCORE_RULES.expertFromPoints ? SCORE_RULES.expertBasePoints : score;

export const scoreOutOfTen = (inputs: FleetInputs): number =>
  Math.min(SCORE_RULES.highestScore, simpleLeadScore(inputs) / SCORE_RULES.scorePointsPerTenth);

const sizeAndHours = ({ vehicles, hours }: FleetInputs, mode: Mode) => {
  const size = FLEET_SIZES.indexOf(fleetSize(vehicles));
  const time = PLUGGED_TIMES.find(({ fromHours }) => hours >= fromHours) ?? PLUGGED_TIMES[2];
  return (SIZE_POINTS[mode][size] ?? 0) + time[mode];
};

const simpleLeadScore = (inputs: FleetInputs): number =>
  sizeAndHours(inputs, 'simple') +
  ACTIVITY_POINTS[inputs.activity] +
  SLOT_POINTS[nearestSlot(inputs)];

function expertLeadScore(inputs: FleetInputs): number {
  const rules = SCORE_RULES;
  const span = inputs.targetPercent - startPercentOf(inputs);
  const bonuses = [
    [inputs.chargerKw >= rules.fastChargerFromKw, rules.fastChargerPoints],
    [inputs.batteryKwh >= rules.largeBatteryFromKwh, rules.largeBatteryPoints],
    [span >= rules.wideSpanFromPercent, rules.wideSpanPoints],
  ] as const;
  return bonuses.reduce(
    (score, [earned, points]) => score + (earned ? points : 0),
    rules.expertBasePoints + sizeAndHours(inputs, 'expert'),
  );
}
