import fc from 'fast-check';
import {
  CHOICE_FIELD_IDS,
  CHOICE_FIELDS,
  clampInputs,
  type FleetInputs,
  NUMBER_FIELD_IDS,
  NUMBER_FIELDS,
  OPTIONAL_FIELD_IDS,
  OPTIONAL_FIELDS,
} from '#domain/simulator/index.ts';

type Bounds = { readonly least: number; readonly most: number; readonly step: number };

const stepped = ({ least, most, step }: Bounds) =>
  fc
    .integer({ min: 0, max: Math.round((most - least) / step) })
    .map((steps) => least + steps * step);

const ends = ({ least, most }: Bounds) => fc.constantFrom(least, most);

const answers = (number: (bounds: Bounds) => fc.Arbitrary<number>): fc.Arbitrary<FleetInputs> =>
  fc
    .record({
      ...Object.fromEntries(NUMBER_FIELD_IDS.map((field) => [field, number(NUMBER_FIELDS[field])])),
      ...Object.fromEntries(
        OPTIONAL_FIELD_IDS.map((field) => [field, fc.option(number(OPTIONAL_FIELDS[field]))]),
      ),
      ...Object.fromEntries(
        CHOICE_FIELD_IDS.map((field) => {
          const { options, initial } = CHOICE_FIELDS[field];
          return [field, fc.constantFrom(...new Set([...options, initial]))];
        }),
      ),
    })
    .map((given) => clampInputs(given).inputs);

/** Whatever a visitor can answer. */
export const anyInputs = answers(stepped);

/** Every answer at one of its ends. */
export const anyCorner = answers(ends);
