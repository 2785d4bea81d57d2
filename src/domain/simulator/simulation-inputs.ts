import * as v from 'valibot';
import {
  CHOICE_FIELDS,
  type FleetInputs,
  mostHours,
  mostSessions,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
} from './inputs.ts';
import { MODES, type Mode } from './mode.ts';
import { SCENARIO_IDS, type ScenarioId } from './url-codec.ts';

type Bounds = { readonly least: number; readonly most: number; readonly step: number };

const within = ({ least, most, step }: Bounds) =>
  v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.check((value) => Number.isInteger((value - least) / step)),
  );

const {
  vehicles,
  hours,
  chargerKw,
  batteryKwh,
  startPercent,
  targetPercent,
  readyHour,
  controllablePercent,
  sessionsPerDay,
  daysPerYear,
  eventsPerWeek,
  wearCents,
  efficiencyPercent,
  capturePercent,
  fleetSharePercent,
  priceYear,
  paybackYears,
} = NUMBER_FIELDS;

const fleetEntries = {
  vehicles: within(vehicles),
  hours: within(hours),
  activity: v.picklist(CHOICE_FIELDS.activity.options),
  slot: v.picklist(CHOICE_FIELDS.slot.options),
  chargerKw: within(chargerKw),
  batteryKwh: within(batteryKwh),
  startPercent: within(startPercent),
  targetPercent: within(targetPercent),
  readyHour: within(readyHour),
  controllablePercent: within(controllablePercent),
  siteKw: v.nullable(within(OPTIONAL_FIELDS.siteKw)),
  sessionsPerDay: within(sessionsPerDay),
  daysPerYear: within(daysPerYear),
  eventsPerWeek: within(eventsPerWeek),
  criticalHour: v.nullable(within(OPTIONAL_FIELDS.criticalHour)),
  priority: v.picklist(CHOICE_FIELDS.priority.options),
  control: v.picklist(CHOICE_FIELDS.control.options),
  region: v.picklist(CHOICE_FIELDS.region.options),
  wearCents: within(wearCents),
  efficiencyPercent: within(efficiencyPercent),
  capturePercent: within(capturePercent),
  fleetSharePercent: within(fleetSharePercent),
  priceYear: within(priceYear),
  paybackYears: within(paybackYears),
};

const fitsItsDay = ({ hours, slot, sessionsPerDay }: Timed) =>
  hours <= mostHours(slot) && sessionsPerDay <= mostSessions(hours);

type Timed = Pick<FleetInputs, 'hours' | 'slot' | 'sessionsPerDay'>;

/**
 * What is stored of a simulation, and all that is needed to compute it again: the scenario looked at
 * and, where two were compared, the other one under its letter.
 */
export const SimulationInputs = v.pipe(
  v.strictObject({
    mode: v.picklist(MODES),
    ...fleetEntries,
    compared: v.optional(
      v.pipe(
        v.strictObject({ scenario: v.picklist(SCENARIO_IDS), ...fleetEntries }),
        v.check((other) => fitsItsDay(other)),
      ),
    ),
  }),
  v.check((fleet) => fitsItsDay(fleet)),
);

export type SimulationInputs = FleetInputs & {
  readonly mode: Mode;
  readonly compared?: (FleetInputs & { readonly scenario: ScenarioId }) | undefined;
};
