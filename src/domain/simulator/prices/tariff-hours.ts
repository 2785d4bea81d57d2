import { type OffPeak, type TariffClass, tariffClass } from './tariffs.ts';

/** From one hour or month up to another, which is no longer part of it; may pass the end of the day or year. */
export type Span = { readonly from: number; readonly until: number };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** When a class of the grid tariff holds: its months, 0 being January, and the hours of those days. */
export function tariffHours(of: TariffClass, bands: OffPeak): { months: Span[]; hours: Span[] } {
  return {
    months: spans(MONTHS, (month) => HOURS.some((hour) => tariffClass(month, hour, bands) === of)),
    hours: spans(HOURS, (hour) => MONTHS.some((month) => tariffClass(month, hour, bands) === of)),
  };
}

function spans(around: readonly number[], holds: (at: number) => boolean): Span[] {
  const before = (at: number) => (at + around.length - 1) % around.length;
  const after = (at: number) => (at + 1) % around.length;
  return around
    .filter((at) => holds(at) && !holds(before(at)))
    .map((from) => {
      let until = after(from);
      while (holds(until)) until = after(until);
      return { from, until };
    });
}
