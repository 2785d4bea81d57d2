import type { DepotNight } from '#domain/simulator/known/depot-night.ts';
import { HourAxis } from '#ui/charts/hour-axis.tsx';
import { Van } from '../../drawings/van.tsx';
import { type NightGeometry, nightGeometry } from '../night/night-geometry.ts';
import { skyAt } from '../night/night-layouts.ts';
import { NightScene } from '../night/night-scene.tsx';
import { PanelLabels, type PanelTexts } from './panel-labels.tsx';
import type { Panel } from './panel-layouts.ts';
import styles from './step-panel.module.css';

interface StepPanelProps {
  night: DepotNight;
  panel: Panel;
  texts: PanelTexts;
  summary: string;
  hourName: (hour: number) => string;
}

/** A piece of the night at the depot: the same scene, cut to a few hours. */
export function StepPanel({ night, panel, texts, summary, hourName }: StepPanelProps) {
  const geometry = nightGeometry(night, panel);
  const { step, name, width, height, emptyLevelY } = panel;
  return (
    <svg
      className={styles[name]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      <NightScene layout={panel} geometry={geometry} id={`${step}-${name}`} />
      <StandingVan panel={panel} geometry={geometry} />
      <PanelLabels panel={panel} geometry={geometry} texts={texts} />
      <HourAxis y={emptyLevelY} ticks={ticks(panel, geometry, hourName)} />
    </svg>
  );
}

/** Vehicles stand where their hour is: before the arrival, after the departure. */
function StandingVan({ panel, geometry }: { panel: Panel; geometry: NightGeometry }) {
  const { step, baselineY } = panel;
  if (step === 'plan') return null;
  const x = step === 'plugIn' ? geometry.arrivalX - 116 : geometry.departureX + 16;
  return <Van place={`translate(${x} ${baselineY - 56.5})`} />;
}

/** The longest, '10 p.m.', beside its tick. */
const TICK_LABEL_WIDTH = 60;

function ticks(panel: Panel, { x }: NightGeometry, hourName: (hour: number) => string) {
  return panel.ticks
    .map((hour) => ({
      x: x((hour + 12) % 24),
      label: hourName(hour),
      beside: true,
      ground: skyAt(hour) >= 4 ? ('night' as const) : ('day' as const),
    }))
    .filter((tick) => tick.x + TICK_LABEL_WIDTH < panel.width);
}
