import {
  CONSTANT_GROUPS,
  CONSTANT_SOURCES,
  type Constant,
  type ConstantSource,
  TABLE_SOURCES,
} from './constant-sources.ts';

/** How long before its last day a constant is named. */
const WARNED_DAYS = 30;
const DAY_MS = 86_400_000;

/** A constant that does not hold for ever, and its last day. */
type LimitedConstant = { readonly name: string; readonly validUntil: string };

const NAMED_SOURCES: readonly (readonly [name: string, source: ConstantSource])[] = [
  ...Object.values(CONSTANT_GROUPS).flatMap((group: Readonly<Record<string, Constant>>) =>
    Object.entries(group).map(([name, { source }]) => [name, source] as const),
  ),
  ...Object.entries(TABLE_SOURCES),
];

const LIMITED_CONSTANTS: readonly LimitedConstant[] = NAMED_SOURCES.flatMap(([name, source]) => {
  const { validUntil } = CONSTANT_SOURCES[source];
  return validUntil === null ? [] : [{ name, validUntil }];
});

/** Whether the constants of a source have outlived their last day; `day` is one in Paris. */
export function isPastValidity(source: ConstantSource, day: string): boolean {
  const { validUntil } = CONSTANT_SOURCES[source];
  return validUntil !== null && validUntil < day;
}

/** On a day in Paris: constants whose last day is over, and those that hold for 30 days more at most. */
export function endingConstants(
  day: string,
  constants: readonly LimitedConstant[] = LIMITED_CONSTANTS,
): { past: LimitedConstant[]; soon: LimitedConstant[] } {
  const warnedDay = new Date(Date.parse(day) + WARNED_DAYS * DAY_MS).toISOString().slice(0, 10);
  return {
    past: constants.filter(({ validUntil }) => validUntil < day),
    soon: constants.filter(({ validUntil }) => validUntil >= day && validUntil <= warnedDay),
  };
}
