import * as v from 'valibot';
import {
  CHOICE_FIELDS,
  clampInputs,
  type FleetInputs,
  MODES,
  type Mode,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
  onStep,
} from './inputs.ts';

type Bounds = { readonly least: number; readonly most: number; readonly step: number };

const within = (bounds: Bounds) =>
  v.pipe(
    v.number(),
    v.minValue(bounds.least),
    v.maxValue(bounds.most),
    v.check((value) => onStep(value, bounds) === value),
  );

const mapValues = <T extends object, V>(of: T, to: (value: T[keyof T]) => V) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)])) as {
    [Key in keyof T]: V;
  };

const fleetEntries = {
  ...mapValues(NUMBER_FIELDS, within),
  ...mapValues(OPTIONAL_FIELDS, (field) => v.nullable(within(field))),
  ...mapValues(CHOICE_FIELDS, ({ options, initial }) => {
    const known = v.picklist(options as readonly string[]);
    return initial === null ? v.nullable(known) : known;
  }),
};

/** What is stored of a simulation, and all that is needed to compute it again. */
export const SimulationInputs = v.pipe(
  v.strictObject({ mode: v.picklist(MODES), ...fleetEntries }),
  // Bounds that depend on another answer: of the battery on the vehicle, of the sessions on the hours.
  v.check((fleet) => clampInputs(fleet).notes.length === 0),
  v.transform((inputs) => inputs as SimulationInputs),
);

export type SimulationInputs = FleetInputs & { readonly mode: Mode };
