import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, HourAxis } from '#ui/charts/chart-labels.tsx';
import { Line } from '#ui/charts/marks.tsx';
import { Van } from '../../drawings/line-drawings.tsx';
import type { depotNightFigures } from '../../sections/depot-night-figures.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { DepotNightScene, type Scene, sceneScales } from './depot-night-scene.tsx';
import styles from './night-steps.module.css';

/** One piece of the night. */
interface Panel extends Scene {
  step: 'plugIn' | 'plan' | 'leave';
  name: 'wide' | 'narrow';
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
  priceY: [178, 78],
  baseY: 304,
  fullY: 212,
  levelY: [446, 346],
}));

/** Below each other every panel is as wide as the column. */
export const NARROW_PANELS: readonly Panel[] = STEPS.map((step) => ({
  ...step,
  name: 'narrow',
  width: 350,
  height: 414,
  priceY: [138, 68],
  baseY: 250,
  fullY: 174,
  levelY: [376, 288],
}));

interface StepPanelProps {
  night: DepotNight;
  panel: Panel;
  words: WordsOf<'how-it-works'>['night'];
  figures: ReturnType<typeof depotNightFigures>;
  summary: string;
  language: Language;
}

/** The picture of the night, cut to a few hours. */
export function StepPanel(props: StepPanelProps) {
  const { night, panel, words, figures, summary, language } = props;
  const { step, name, width, height, baseY, levelY } = panel;
  const scales = sceneScales(night, panel);
  const Labels = LABELS[step];
  const vanX = { plugIn: scales.arrivalX - 116, plan: null, leave: scales.departureX + 16 }[step];
  const ticks = panel.ticks
    .map((hour) => ({ x: scales.x((hour + 12) % 24), label: clock(hour, language), beside: true }))
    .filter(({ x }) => x + TICK_LABEL_WIDTH < width);
  return (
    <svg
      className={styles[name]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      <DepotNightScene night={night} scene={panel} />
      {vanX !== null && <Van place={`translate(${vanX} ${baseY - 56.5})`} />}
      <g data-sky={step === 'plugIn' ? undefined : 'night'}>
        <Labels panel={panel} scales={scales} words={words} figures={figures} />
        <HourAxis y={levelY[0]} ticks={ticks} />
      </g>
    </svg>
  );
}

/** Of the longest label, '10 p.m.'. */
const TICK_LABEL_WIDTH = 60;

interface LabelsProps extends Pick<StepPanelProps, 'panel' | 'words' | 'figures'> {
  scales: ReturnType<typeof sceneScales>;
}

const LABELS = { plugIn: PlugInLabels, plan: PlanLabels, leave: LeaveLabels };

function PlugInLabels({ panel, scales, words, figures }: LabelsProps) {
  const { arrivalX } = scales;
  return (
    <>
      <ChartText
        x={arrivalX - 12}
        y={36}
        anchor="end"
        lines={[figures.arrival, words.arrival]}
        strong
      />
      <ChartText x={12} y={panel.priceY[0] + 30} lines={[words.price]} />
    </>
  );
}

function PlanLabels({ panel, scales, words, figures }: LabelsProps) {
  const { peak, low, planStartX, hourWidth } = scales;
  const { name, width, baseY, fullY } = panel;
  const [emptyY] = panel.levelY;
  const aboveLevel = (share: number) => scales.levelY(share) - 9;
  const priceAt = (price: string, hour: string) => fill(words.priceAt, { price, hour });
  const roomy = name === 'wide';
  const lowLabelY = low.y - 42;
  const afterGivenBackX = hourWidth + 8;
  return (
    <>
      <ChartText
        x={peak.x + 12}
        y={peak.y - 14}
        tone="lime"
        lines={[priceAt(figures.peakPrice, figures.peakHour)]}
        strong
      />
      <Line points={`M${low.x} ${low.y - 9}V${lowLabelY + 8}`} tone="lime" />
      <ChartText
        x={width - 10}
        y={lowLabelY}
        anchor="end"
        tone="lime"
        lines={[priceAt(figures.lowPrice, figures.lowHour)]}
        strong
      />
      <ChartText x={8} y={fullY - 12} lines={[words.onArrival]} />
      <ChartText
        x={afterGivenBackX}
        y={baseY + 26}
        tone="peak"
        lines={[fill(words.givenBack, { energy: figures.givenBack }), words.givenBackWhen]}
        strong
      />
      {roomy ? (
        <ChartText x={planStartX + 2 * hourWidth} y={baseY + 26} lines={[words.plan]} />
      ) : (
        <ChartText x={width - 8} y={baseY + 26} anchor="end" lines={[words.planShort]} />
      )}
      {roomy && (
        <ChartText
          x={afterGivenBackX}
          y={aboveLevel(DEPOT.reserveShare)}
          tone="dim"
          lines={[fill(words.reserve, { level: figures.reserve })]}
        />
      )}
      <ChartText x={8} y={aboveLevel(DEPOT.startShare)} lines={[figures.start]} strong />
      <ChartText x={8} y={emptyY - 9} lines={[words.level]} />
    </>
  );
}

function LeaveLabels({ scales, words, figures }: LabelsProps) {
  const { departureX, levelY } = scales;
  return (
    <>
      <ChartText
        x={departureX - 12}
        y={36}
        anchor="end"
        lines={[
          figures.departure,
          words.departure,
          fill(words.departureLevel, { level: figures.target }),
        ]}
        strong
      />
      <ChartText
        x={departureX - 12}
        y={levelY(DEPOT.targetShare) - 9}
        anchor="end"
        lines={[figures.target]}
        strong
      />
    </>
  );
}
