import { eurosPer } from '#content/figures.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Bars, Dot, Line } from '#ui/charts/marks.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { hourNames } from './depot-night-figures.ts';

interface NightBarsProps {
  night: DepotNight;
  width: number;
  baseY: number;
  /** Of a bar at the site's full power. */
  fullY: number;
  language: Language;
}

/** A night hour by hour: what charging on arrival draws, dashed, and the plan, solid. */
export function NightBars({ night, width, baseY, fullY, language }: NightBarsProps) {
  const { x, y } = nightScales(night, width, baseY, fullY);
  const { hours } = night;
  return (
    <>
      <Bars
        values={hours.map(({ onArrivalKwh }) => onArrivalKwh)}
        x={x}
        y={y}
        tone="ghost"
        outlined
      />
      <Bars values={hours.map(({ chargedKwh }) => chargedKwh)} x={x} y={y} tone="plan" />
      <NamedAxis x={x.middle} y={baseY} width={width} names={hourNames(night, language)} />
    </>
  );
}

/** Where its bars stand, and the first one of the plan. */
export function nightScales(night: DepotNight, width: number, baseY: number, fullY: number) {
  const x = bands(night.hours.length, width);
  const y = linear([0, DEPOT.siteKw], [baseY, fullY]);
  const first = night.hours.findIndex(({ hour }) => hour === night.planStartHour);
  const planFrom = { x: x.start(first) + 2, y: y(night.hours[first]?.chargedKwh ?? 0) };
  return { x, y, planFrom };
}

interface NightPriceProps extends Pick<NightBarsProps, 'night' | 'width' | 'language'> {
  peakY: number;
  lowY: number;
  tone: 'ink' | 'lime';
}

/** The price of each hour, with its highest and its lowest. */
export function NightPrice({ night, width, peakY, lowY, tone, language }: NightPriceProps) {
  const x = bands(night.hours.length, width);
  const { peak, low } = night;
  const y = linear([low.eurosPerMwh, peak.eurosPerMwh], [lowY, peakY]);
  const price = night.hours.map(({ hour, eurosPerMwh }, index) => ({
    hour,
    label: eurosPer(eurosPerMwh, 'MWh', language),
    x: x.middle(index),
    y: y(eurosPerMwh),
  }));
  return (
    <>
      <Line points={price} tone={tone} kind="smooth" width={3} />
      {price
        .filter(({ hour }) => hour === peak.hour || hour === low.hour)
        .map(({ hour, label, ...place }) => (
          <g key={hour}>
            <Dot {...place} tone={tone} radius={5} ring />
            <ChartText
              // In the first hour a label around its dot would leave the drawing.
              x={place.x < x.step ? 0 : place.x}
              y={place.y + (hour === peak.hour ? -14 : 26)}
              anchor={place.x < x.step ? 'start' : 'middle'}
              lines={[label]}
              strong
            />
          </g>
        ))}
    </>
  );
}
