import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import { ChartText, HourAxis } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { Van } from '../../drawings/line-drawings.tsx';
import { skyAt } from '../../sections/sky-bands.tsx';
import {
  type DepotNightGeometry,
  type DepotNightLayout,
  depotNightGeometry,
} from './depot-night-geometry.ts';
import styles from './depot-night-scene.module.css';
import { DepotNightScene } from './depot-night-scene.tsx';

/** One piece of the night. Hours count from noon, as in the layouts of the whole night. */
interface Panel extends DepotNightLayout {
  step: 'plugIn' | 'plan' | 'leave';
  hours: number;
  /** Hours labelled on the axis. */
  ticks: readonly number[];
}

const STEPS = [
  { step: 'plugIn', firstHour: 2, hours: 4, ticks: [15] },
  { step: 'plan', firstHour: 6, hours: 11, ticks: [18, 21, 0, 3] },
  { step: 'leave', firstHour: 17, hours: 4, ticks: [5, 7] },
] as const;

/** Side by side all three share one scale: the price line continues from panel to panel. */
export const WIDE_PANELS: readonly Panel[] = STEPS.map((step) => ({
  ...step,
  name: 'wide',
  width: step.hours * 70,
  height: 484,
  hourWidth: 70,
  baselineY: 304,
  fullBar: 92,
  barGap: 5,
  peakPriceY: 78,
  lowPriceY: 178,
  emptyLevelY: 446,
  fullLevelY: 346,
}));

/** Below each other every panel is as wide as the column. */
export const NARROW_PANELS: readonly Panel[] = STEPS.map((step) => ({
  ...step,
  name: 'narrow',
  width: 350,
  height: 414,
  hourWidth: 350 / step.hours,
  baselineY: 250,
  fullBar: 76,
  barGap: step.hours > 4 ? 2 : 5,
  peakPriceY: 68,
  lowPriceY: 138,
  emptyLevelY: 376,
  fullLevelY: 288,
}));

interface StepPanelProps {
  night: DepotNight;
  panel: Panel;
  texts: PanelTexts;
  summary: string;
  hourName: (hour: number) => string;
}

/** The picture of the night, cut to a few hours. */
export function StepPanel({ night, panel, texts, summary, hourName }: StepPanelProps) {
  const geometry = depotNightGeometry(night, panel);
  const { step, name, width, height, emptyLevelY } = panel;
  return (
    <svg
      className={styles[name]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      <DepotNightScene layout={panel} geometry={geometry} id={`${step}-${name}`} />
      <StandingVan panel={panel} geometry={geometry} />
      <PanelLabels panel={panel} geometry={geometry} texts={texts} />
      <HourAxis y={emptyLevelY} ticks={ticks(panel, geometry, hourName)} />
    </svg>
  );
}

function StandingVan({ panel, geometry }: { panel: Panel; geometry: DepotNightGeometry }) {
  const { step, baselineY } = panel;
  if (step === 'plan') return null;
  const x = step === 'plugIn' ? geometry.arrivalX - 116 : geometry.departureX + 16;
  return <Van place={`translate(${x} ${baselineY - 56.5})`} />;
}

/** Of the longest label, '10 p.m.'. */
const TICK_LABEL_WIDTH = 60;

function ticks(panel: Panel, { x }: DepotNightGeometry, hourName: (hour: number) => string) {
  return panel.ticks
    .map((hour) => ({
      x: x((hour + 12) % 24),
      label: hourName(hour),
      beside: true,
      ground: skyAt(hour) >= 4 ? ('night' as const) : ('day' as const),
    }))
    .filter((tick) => tick.x + TICK_LABEL_WIDTH < panel.width);
}

interface PanelTexts {
  arrivalTime: string;
  arrival: string;
  price: string;
  peakPrice: string;
  lowPrice: string;
  onArrival: string;
  plan: string;
  planShort: string;
  givenBack: string;
  givenBackWhen: string;
  reserve: string;
  level: string;
  startLevel: string;
  targetLevel: string;
  departureTime: string;
  departure: string;
  departureLevel: string;
}

interface PanelLabelsProps {
  panel: Panel;
  geometry: DepotNightGeometry;
  texts: PanelTexts;
}

function PanelLabels(props: PanelLabelsProps) {
  if (props.panel.step === 'plugIn') return <PlugInLabels {...props} />;
  if (props.panel.step === 'plan') return <PlanLabels {...props} />;
  return <LeaveLabels {...props} />;
}

function PlugInLabels({ panel, geometry, texts }: PanelLabelsProps) {
  const { arrivalX } = geometry;
  return (
    <>
      <ChartText
        x={arrivalX - 12}
        y={36}
        anchor="end"
        lines={[texts.arrivalTime, texts.arrival]}
        strong
      />
      <ChartText x={12} y={panel.lowPriceY + 30} lines={[texts.price]} />
    </>
  );
}

function PlanLabels({ panel, geometry, texts }: PanelLabelsProps) {
  const { peak, low, planStartX, levelY } = geometry;
  const { name, width, baselineY, fullBar, emptyLevelY, hourWidth } = panel;
  const roomy = name === 'wide';
  const lowLabelY = low.y - 42;
  const afterGivenBackX = hourWidth + 8;
  return (
    <>
      <ChartText x={peak.x + 12} y={peak.y - 14} tone="lime" lines={[texts.peakPrice]} strong />
      <path className={marks.lime} d={`M${low.x} ${low.y - 9}V${lowLabelY + 8}`} />
      <ChartText
        x={width - 10}
        y={lowLabelY}
        anchor="end"
        tone="lime"
        lines={[texts.lowPrice]}
        strong
      />
      <ChartText x={8} y={baselineY - fullBar - 12} tone="paper" lines={[texts.onArrival]} />
      <ChartText
        x={afterGivenBackX}
        y={baselineY + 26}
        tone="peakNight"
        lines={[texts.givenBack, texts.givenBackWhen]}
        strong
      />
      {roomy ? (
        <ChartText
          x={planStartX + 2 * hourWidth}
          y={baselineY + 26}
          tone="paper"
          lines={[texts.plan]}
        />
      ) : (
        <ChartText
          x={width - 8}
          y={baselineY + 26}
          anchor="end"
          tone="paper"
          lines={[texts.planShort]}
        />
      )}
      {roomy && (
        <ChartText
          x={afterGivenBackX}
          y={levelY(DEPOT.reserveShare) - 9}
          tone="paperDim"
          lines={[texts.reserve]}
        />
      )}
      <ChartText
        x={8}
        y={levelY(DEPOT.startShare) - 9}
        tone="paper"
        lines={[texts.startLevel]}
        strong
      />
      <ChartText x={8} y={emptyLevelY - 9} tone="paper" lines={[texts.level]} />
    </>
  );
}

function LeaveLabels({ geometry, texts }: PanelLabelsProps) {
  const { departureX, levelY } = geometry;
  return (
    <>
      <ChartText
        x={departureX - 12}
        y={36}
        anchor="end"
        tone="paper"
        lines={[texts.departureTime, texts.departure, texts.departureLevel]}
        strong
      />
      <ChartText
        x={departureX - 12}
        y={levelY(DEPOT.targetShare) - 9}
        anchor="end"
        tone="paper"
        lines={[texts.targetLevel]}
        strong
      />
    </>
  );
}
