import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';

/**
 * Drawings of one night, never one scaled down: each keeps its labels readable at the widths it is shown
 * at. Hours count from noon, so that the night lies in the middle.
 */
export interface DepotNightLayout {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** The hour after noon at the left edge. */
  firstHour: number;
  hourWidth: number;
  baselineY: number;
  /** Height of a bar at the site's full power. */
  fullBar: number;
  barGap: number;
  peakPriceY: number;
  lowPriceY: number;
  emptyLevelY: number;
  fullLevelY: number;
}

/** Hours that the line and the road run on past the edges, for screens wider than the drawing. */
export const OVERRUN = 2;

/** The coordinates of the picture of a night, in the units of one layout. */
export function depotNightGeometry(night: DepotNight, layout: DepotNightLayout) {
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

  return {
    x,
    levelY,
    arrivalX,
    departureX,
    planStartX: x(afterNoon(night.planStartHour)),
    /** Ink on the bright bands, lime on the dark ones: the line changes with the ground. */
    nightEndX: x(afterNoon(8)),
    price: monotoneCurve(
      priceLine(night, layout).map(({ hour, price }) => ({ x: x(hour), y: priceY(price) })),
    ),
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

export type DepotNightGeometry = ReturnType<typeof depotNightGeometry>;

/** Prices of the hours before and after are known too, so the line can run on past both edges. */
function priceLine(night: DepotNight, { firstHour, width, hourWidth }: DepotNightLayout) {
  const last = firstHour + width / hourWidth + OVERRUN;
  const line = [];
  for (let hour = Math.floor(firstHour - OVERRUN); hour <= last; hour++) {
    const price = night.eurosPerMwh[hour + 12];
    if (price !== undefined) line.push({ hour: hour + 0.5, price });
  }
  return line;
}
