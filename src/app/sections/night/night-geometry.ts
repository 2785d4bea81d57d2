import { DEPOT, type DepotNight } from '#domain/simulator/known/depot-night.ts';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import type { NightLayout } from './night-layouts.ts';

/** Everything the picture of a night is drawn from, in the units of one layout. */
export function nightGeometry(night: DepotNight, layout: NightLayout) {
  const x = (hourAfterNoon: number) => round((hourAfterNoon - layout.firstHour) * layout.hourWidth);
  const afterNoon = (hour: number) => (hour + 12) % 24;
  const priceY = (eurosPerMwh: number) => {
    const share =
      (eurosPerMwh - night.low.eurosPerMwh) / (night.peak.eurosPerMwh - night.low.eurosPerMwh);
    return round(layout.lowPriceY - share * (layout.lowPriceY - layout.peakPriceY));
  };
  const levelY = (share: number) =>
    round(layout.emptyLevelY - share * (layout.emptyLevelY - layout.fullLevelY));
  const barHeight = (kwh: number) => round((kwh / DEPOT.siteKw) * layout.fullBar);

  const arrivalX = x(afterNoon(DEPOT.arrivalHour));
  const departureX = x(afterNoon(DEPOT.departureHour));
  const mostCharged = Math.max(...night.hours.map(({ chargedKwh }) => chargedKwh));

  return {
    x,
    priceY,
    levelY,
    arrivalX,
    departureX,
    planStartX: x(afterNoon(night.planStartHour)),
    planTop: round(layout.baselineY - barHeight(mostCharged)),
    /** Ink on the bright bands, lime on the dark ones: the line changes with the ground. */
    nightEndX: x(afterNoon(8)),
    price: monotoneCurve(
      priceLine(night, layout).map(({ hour, price }) => ({ x: x(hour), y: priceY(price) })),
    ),
    /** Where the line stands at its lowest after noon: its name goes below. */
    noonY: Math.max(...night.noonToNoon.slice(0, 4).map((hour) => priceY(hour.eurosPerMwh))),
    peak: { x: x(afterNoon(night.peak.hour) + 0.5), y: priceY(night.peak.eurosPerMwh) },
    low: { x: x(afterNoon(night.low.hour) + 0.5), y: priceY(night.low.eurosPerMwh) },
    level: `M${night.planLevelShares.map((share, index) => `${x(afterNoon(DEPOT.arrivalHour) + index)} ${levelY(share)}`).join('L')}`,
    bars: night.hours.map((hour) => ({
      hour: hour.hour,
      x: round(x(afterNoon(hour.hour)) + layout.barGap / 2),
      width: round(layout.hourWidth - layout.barGap),
      onArrival: barHeight(hour.onArrivalKwh),
      charged: barHeight(hour.chargedKwh),
      givenBack: barHeight(hour.givenBackKwh),
    })),
  };
}

export type NightGeometry = ReturnType<typeof nightGeometry>;

/** Prices of the hours before and after are known too, so the line can run on past both edges. */
function priceLine(night: DepotNight, { firstHour, width, hourWidth, overrun }: NightLayout) {
  const last = firstHour + width / hourWidth + overrun;
  const line = [];
  for (let hour = Math.floor(firstHour - overrun); hour <= last; hour++) {
    const price = night.eurosPerMwh[hour + 12];
    if (price !== undefined) line.push({ hour: hour + 0.5, price });
  }
  return line;
}
