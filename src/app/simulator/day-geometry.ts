import type { DayStep, FleetDayPicture } from '#domain/simulator/day.ts';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import type { DayLayout } from './day-layouts.ts';

const PRICE_STEP = 40;

/** Everything the picture of a day is drawn from, in the units of one layout. */
export function dayGeometry(
  day: FleetDayPicture,
  topEurosPerMwh: number,
  startHour: number,
  layout: DayLayout,
) {
  const { left, right, barGap, levelTopY, axisY } = layout;
  const hourWidth = (right - left) / 24;
  const after = (hour: number) => (((hour - startHour) % 24) + 24) % 24;
  const x = (hoursAfter: number) => round(left + hoursAfter * hourWidth);

  const steps = day.sessions.flatMap((session) => session.steps);
  // Where nothing is given back, the bars take the room below the road too.
  const spare = steps.some((step) => step.givenBackKw > 0) ? 0 : layout.fullBar - 14;
  const baselineY = layout.baselineY + spare;
  const fullBar = layout.fullBar + spare;
  const mostKw = steps.reduce(
    (most, step) => Math.max(most, step.onArrivalKw, plannedKw(step), step.givenBackKw),
    0,
  );
  const priceY = (eurosPerMwh: number) =>
    round(
      layout.priceBottomY -
        (Math.max(eurosPerMwh, 0) / topEurosPerMwh) * (layout.priceBottomY - layout.priceTopY),
    );
  const levelY = (share: number) => round(axisY - share * (axisY - levelTopY));
  const barHeight = (kw: number) => round((kw / (mostKw || 1)) * fullBar);

  const priceAt = (index: number) => day.pricesEurosPerMwh[(startHour + index + 24) % 24] ?? 0;
  const edgeY = priceY((priceAt(-1) + priceAt(0)) / 2);
  const price = [
    { x: x(0), y: edgeY },
    ...Array.from({ length: 24 }, (_, hour) => ({ x: x(hour + 0.5), y: priceY(priceAt(hour)) })),
    { x: x(24), y: edgeY },
  ];
  return {
    hourWidth,
    after,
    x,
    mostKw,
    baselineY,
    fullBar,
    levelY,
    price: monotoneCurve(price),
    priceScale: [1, 2, 3, 4]
      .map((step) => step * PRICE_STEP)
      .filter((value) => value <= topEurosPerMwh)
      .map((value) => ({ value, y: priceY(value) })),
    bars: steps.map((step) => {
      const uncontrolled = barHeight(step.uncontrolledKw);
      const planned = barHeight(step.plannedKw);
      return {
        x: round(x(after(step.startHour)) + barGap / 2),
        width: round(Math.max(step.durationHours * hourWidth - barGap, 1)),
        onArrival: barHeight(step.onArrivalKw),
        uncontrolled,
        planned,
        givenBack: barHeight(step.givenBackKw),
      };
    }),
    windows: day.sessions.map(({ arrivalHour, steps: own }) => {
      const hours = own.reduce((sum, step) => sum + step.durationHours, 0);
      const at = after(arrivalHour);
      const beyond = Math.max(at + hours - 24, 0);
      const box = (from: number, to: number) => `M${x(from)} 18H${x(to)}V${axisY}H${x(from)}z`;
      return box(at, at + hours - beyond) + (beyond > 0 ? box(0, beyond) : '');
    }),
    levels: day.sessions.map(({ arrivalHour, startLevelShare, steps: own }) => {
      const trace = (share: (step: DayStep) => number) => {
        let at = after(arrivalHour);
        let from = x(at);
        let edge = `M${from} ${levelY(startLevelShare)}`;
        let area = edge;
        for (const step of own) {
          at += step.durationHours;
          const y = levelY(share(step));
          edge += `L${x(at)} ${y}`;
          area += `L${x(at)} ${y}`;
          // Past the right edge the day goes on at the left one.
          if (at >= 24) {
            area += `V${axisY}H${from}z`;
            at -= 24;
            from = x(at);
            edge += `M${from} ${y}`;
            area += `M${from} ${y}`;
          }
        }
        return { edge, area: `${area}V${axisY}H${from}z` };
      };
      return {
        hour: arrivalHour,
        ...trace((step) => step.planLevelShare),
        onArrival: trace((step) => step.onArrivalLevelShare).edge,
      };
    }),
  };
}

export type DayGeometry = ReturnType<typeof dayGeometry>;
export type DayBar = DayGeometry['bars'][number];

const plannedKw = (step: DayStep) => step.uncontrolledKw + step.plannedKw;
