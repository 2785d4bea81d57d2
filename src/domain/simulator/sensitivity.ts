import { type FleetInputs, mostHours, mostSessions, NUMBER_FIELDS } from './inputs.ts';
import { monthlyDays, pricesOfYear } from './price-year.ts';
import { vehicleSessions } from './vehicle-day.ts';
import { yearlyFigures } from './yearly-estimate.ts';

export type Lever =
  | 'wear'
  | 'capture'
  | 'window'
  | 'power'
  | 'controllable'
  | 'share'
  | 'price-year';

/** By how much the fleet's own yearly gain changes when one assumption alone goes to either end. */
export type LeverEffect = Ends & {
  readonly lever: Lever;
  /** Either may lose or gain: a van that comes home earlier also charges later on its own accord. */
  readonly atLowEuros: number;
  readonly atHighEuros: number;
};

const WINDOW_HOURS = 2;
const POWER_FACTOR = 2;
const CONTROLLABLE_POINTS = 15;

/** The levers by how much they matter, the strongest first. */
export function sensitivity(fleet: FleetInputs): LeverEffect[] {
  const referenceEuros = shareEuros(fleet);
  const effectEuros = (changes: Partial<FleetInputs>) =>
    shareEuros({ ...fleet, ...changes }) - referenceEuros;
  return (Object.entries(leverEnds(fleet)) as [Lever, Ends][])
    .map(([lever, ends]) => ({ lever, ...ends }))
    .filter(({ lowValue, highValue }) => lowValue !== highValue)
    .map((ends) => ({
      ...ends,
      atLowEuros: effectEuros({ [ends.field]: ends.lowValue }),
      atHighEuros: effectEuros({ [ends.field]: ends.highValue }),
    }))
    .sort((a, b) => spanEuros(b) - spanEuros(a));
}

const spanEuros = ({ atLowEuros, atHighEuros }: LeverEffect) =>
  Math.max(atLowEuros, atHighEuros, 0) - Math.min(atLowEuros, atHighEuros, 0);

function shareEuros(fleet: FleetInputs): number {
  const sessions = vehicleSessions(fleet, monthlyDays(pricesOfYear(fleet.priceYear)));
  return yearlyFigures(fleet, sessions).fleet.shareEuros;
}

type Ends = {
  readonly field: keyof typeof NUMBER_FIELDS;
  readonly lowValue: number;
  readonly highValue: number;
};

function leverEnds(fleet: FleetInputs): Record<Lever, Ends> {
  const { hours, chargerKw, controllablePercent } = fleet;
  return {
    wear: wholeRange('wearCents'),
    capture: wholeRange('capturePercent'),
    window: { ...around('hours', hours - WINDOW_HOURS, hours), highValue: widestHours(fleet) },
    power: around('chargerKw', chargerKw / POWER_FACTOR, chargerKw * POWER_FACTOR),
    controllable: around(
      'controllablePercent',
      controllablePercent - CONTROLLABLE_POINTS,
      controllablePercent + CONTROLLABLE_POINTS,
    ),
    share: wholeRange('fleetSharePercent'),
    'price-year': wholeRange('priceYear'),
  };
}

function wholeRange(field: Ends['field']): Ends {
  return around(field, -Infinity, Infinity);
}

function around(field: Ends['field'], lowValue: number, highValue: number): Ends {
  const { least, most } = NUMBER_FIELDS[field];
  return { field, lowValue: Math.max(least, lowValue), highValue: Math.min(most, highValue) };
}

function widestHours({ hours, slot, sessionsPerDay }: FleetInputs): number {
  const wider = Math.min(mostHours(slot), hours + WINDOW_HOURS);
  return sessionsPerDay <= mostSessions(wider) ? wider : hours;
}
