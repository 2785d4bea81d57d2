import { DEPOT } from '#domain/simulator/known/depot-night.ts';
import { ChartText } from '#ui/charts/chart-text.tsx';
import type { NightGeometry } from '../night/night-geometry.ts';
import scene from '../night/night-scene.module.css';
import type { Panel } from './panel-layouts.ts';

export interface PanelTexts {
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
  geometry: NightGeometry;
  texts: PanelTexts;
}

export function PanelLabels(props: PanelLabelsProps) {
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
      <path className={scene.leader} d={`M${low.x} ${low.y - 9}V${lowLabelY + 8}`} />
      <ChartText
        x={width - 10}
        y={lowLabelY}
        anchor="end"
        tone="lime"
        lines={[texts.lowPrice]}
        strong
      />
      <ChartText x={8} y={baselineY - fullBar - 12} tone="paperDim" lines={[texts.onArrival]} />
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
