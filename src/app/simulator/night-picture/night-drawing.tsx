import { memo } from 'react';
import { displayText } from '#ui/display-text.ts';
import drawings from '../drawings.module.css';
import { useTexts } from '../texts.ts';
import styles from './night.module.css';
import type { Hours } from './night-axis.ts';
import { barsPath, hourScale, type NightDrawn, nightGeometry } from './night-geometry.ts';
import { NightHandles, type NightHandlesProps } from './night-handles.tsx';
import { hourLabels, type NightLabel, nightLabels } from './night-labels.ts';
import type { NightLayout } from './night-layouts.ts';
import { labelTexts, type Scenario, shownTime } from './night-texts.ts';

type NightDrawingProps = NightDrawn &
  NightHandlesProps & { plugged: Hours; scenario: Scenario; summary: string };

/** Prices as a line, charging as bars, batteries as an area; both ends of the night can be moved. */
export const NightDrawing = memo(function NightDrawing(props: NightDrawingProps) {
  const { night, scenario, axis, layout, plugged, summary } = props;
  const texts = useTexts();
  const geometry = nightGeometry(props, layout);
  const labels = nightLabels(props, layout, labelTexts(props, scenario, layout, texts), geometry);
  const { left, right, axisY } = layout;
  const { baselineY, dearest, cheapest, zeroY } = geometry;
  const saves = labels.some(({ tone, x }) => tone === 'plan' && x > right);
  return (
    <div className={`${drawings[layout.name]} ${styles.drawing}`}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={summary}>
        <path className={styles.window} d={geometry.windows} />
        <path className={styles.post} d={posts(plugged, axis, layout)} />
        {zeroY !== null && <path className={styles.zero} d={`M${left} ${zeroY}H${right}`} />}
        <path className={styles.subscribed} d={geometry.subscribedLine(night.subscribedTodayKw)} />
        <path className={styles.level} d={geometry.levelAreas} />
        <path className={styles.todayLevel} d={geometry.todayLevels} />
        <path className={styles.levelEdge} d={geometry.planLevels} />
        <path className={styles.plan} d={barsPath(geometry.planBars)} />
        <path className={styles.sold} d={barsPath(geometry.soldBars)} />
        {saves && (
          <path className={styles.enough} d={geometry.subscribedLine(night.subscribedKw)} />
        )}
        <path
          className={styles.today}
          d={layout.stacked ? geometry.todayOutline : barsPath(geometry.todayBars)}
        />
        <path className={styles.ghost} d={geometry.ghostOutline} />
        <path
          className={styles.axis}
          d={`M${left} ${baselineY}H${right}M${left} ${axisY}H${right}`}
        />
        <path className={styles.price} d={geometry.price} />
        {[cheapest, dearest].map(
          (point, at) =>
            point && (
              <circle
                key={at === 0 ? 'cheapest' : 'dearest'}
                className={styles.ring}
                cx={point.x}
                cy={point.y}
                r={layout.stacked ? 4.5 : 5.5}
              />
            ),
        )}
        {labels.map((label) => (
          <Label key={label.text + label.y} {...label} />
        ))}
        <HourAxis axis={axis} layout={layout} />
      </svg>
      <NightHandles {...props} />
    </div>
  );
});

const posts = ({ start, end }: Hours, axis: Hours, layout: NightLayout): string => {
  const { x } = hourScale(axis, layout);
  const post = (hour: number) => `M${x(hour)} ${layout.tab.height}V${layout.axisY}`;
  return post(start) + post(end);
};

/** A name of bars has one of them before it, drawn as they are. */
function Label({ text, tone, x, y, sign }: NightLabel) {
  return (
    <>
      {sign > 0 && (
        <path className={`${styles[tone]} ${styles.sign}`} d={`M${x - sign} ${y + 1}v-12h12v12z`} />
      )}
      <text className={styles[`${tone}Text`]} x={x} y={y}>
        {displayText(text)}
      </text>
    </>
  );
}

function HourAxis({ axis, layout }: { axis: Hours; layout: NightLayout }) {
  const { language } = useTexts();
  const labels = hourLabels(axis, layout, (hour) => shownTime(hour, language));
  return (
    <>
      <path className={styles.axis} d={labels.map(({ x }) => `M${x} ${layout.axisY}v6`).join('')} />
      {labels.map(({ text, x }) => (
        <text
          key={x}
          className={styles.quietText}
          x={x}
          y={layout.axisY + 8 + layout.fontSize}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
