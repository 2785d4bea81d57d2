import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import { Line, type Tone } from '#ui/charts/marks.tsx';
import { displayText } from '#ui/display-text.ts';
import styles from './night-drawing.module.css';
import type { NightDrawingProps } from './night-drawing.tsx';
import { HOURS_NAMED, NIGHT_HOURS, nowNear, priceY, xAt } from './night-geometry.ts';
import type { ShownNight } from './shown-nights.ts';

/** Labels stand on what they name, each in its own place, whatever the hour. */
export function NightLabels(props: NightDrawingProps) {
  const { layout, nights, words } = props;
  const Labels = layout.name === 'wide' ? WideLabels : NarrowLabels;
  return (
    <>
      <BesideTheNight {...props} />
      <g data-sky="night">
        <Hours {...props} />
        {nights.map((shown) => (
          <g key={shown.id} data-night={shown.id}>
            <Labels {...props} shown={shown} />
          </g>
        ))}
        <Label
          x={xAt(layout, NIGHT_HOURS) - (layout.name === 'wide' ? 8 : 4)}
          y={layout.roadY - (layout.name === 'wide' ? 26 : 36)}
          anchor="end"
          part="fleet"
          strong
        >
          {fill(words.leaving, nights[0]?.figures ?? {})}
        </Label>
      </g>
    </>
  );
}

interface LabelProps {
  x: number;
  y: number;
  children: string;
  tone?: Tone;
  strong?: boolean;
  anchor?: 'middle' | 'end' | undefined;
  /** What the clock changes of it. */
  part?: string;
  /** A sum, or a name that the hand passes behind. */
  look?: 'cost' | 'inFront';
  /** What a sum is of, behind its name: the clock changes it. */
  period?: string;
}

function Label({
  children,
  tone = 'ink',
  strong,
  anchor,
  part,
  look,
  period,
  ...place
}: LabelProps) {
  return (
    <text
      {...place}
      textAnchor={anchor}
      data-tone={tone}
      data-part={part}
      data-strong={strong}
      className={look && styles[look]}
    >
      {displayText(period === undefined ? children : `${children} `)}
      {period && <tspan data-part="period">{displayText(period)}</tspan>}
    </text>
  );
}

type NightLabelsProps = NightDrawingProps & { shown: ShownNight };

function WideLabels({ layout, words, shown }: NightLabelsProps) {
  const { night, figures } = shown;
  const { arrivalX, baseY } = layout;
  const say = (text: string) => fill(text, figures);
  const planX = 722;
  const onArrivalX = 684;
  const withPlanX = 912;
  const { peak, low } = pricePlaces(shown, layout);
  return (
    <>
      <Label x={onArrivalX} y={32} tone="dim" period={words.period.whole}>
        {`${words.sums.onArrival},`}
      </Label>
      <Label x={onArrivalX - 2} y={76} tone="dim" look="cost" part="onArrivalCost">
        {figures.onArrivalCost ?? ''}
      </Label>
      <g className={styles.arrow}>
        <Line points="M867 61h26m-9-9l9 9-9 9" tone="dim" width={3} />
      </g>
      <Label x={withPlanX} y={32} tone="plan" strong period={words.period.whole}>
        {`${words.sums.plan},`}
      </Label>
      <Label x={withPlanX - 2} y={76} tone="plan" look="cost" part="planCost">
        {figures.planCost ?? ''}
      </Label>
      <Label x={peak.x + 16} y={peak.y - 6} tone="lime" strong>
        {say(words.peakPrice)}
      </Label>
      <Label x={low.x} y={low.y + 22} anchor="middle" tone="lime" strong>
        {say(words.lowPrice)}
      </Label>
      <Label x={xAt(layout, 4) + 4} y={baseY - 72} tone="dim" look="inFront">
        {words.onArrival}
      </Label>
      <Label x={planX} y={baseY + 20} tone="plan" look="inFront" strong>
        {words.planBars}
      </Label>
      <Label x={arrivalX + (night.givenBackKwh > 0 ? 68 : 4)} y={baseY + 20}>
        {say(words.others)}
      </Label>
      {night.givenBackKwh > 0 &&
        words.givenBack.map((line, index) => (
          <Label key={line} x={arrivalX + 68} y={baseY + 46 + 18 * index} tone="peak" strong>
            {say(line)}
          </Label>
        ))}
      {words.happening.over.map((line, index) => (
        <Label
          key={line}
          x={planX}
          y={baseY + 52 + 22 * index}
          part="happening"
          tone={index === 0 ? 'ink' : 'lime'}
          look="inFront"
          strong
        >
          {say(line)}
        </Label>
      ))}
    </>
  );
}

function NarrowLabels({ layout, words, shown }: NightLabelsProps) {
  const { night, figures } = shown;
  const { arrivalX, baseY } = layout;
  const say = (text: string) => fill(text, figures);
  const { peak } = pricePlaces(shown, layout);
  const givesBack = night.givenBackKwh > 0;
  const planX = xAt(layout, (night.planStartHour - DEPOT.arrivalHour + 24) % 24) + 2;
  return (
    <>
      <Label x={arrivalX + 4} y={20}>
        {words.sums.onArrival}
      </Label>
      <Label x={arrivalX + 3} y={51} tone="dim" look="cost" part="onArrivalCost">
        {figures.onArrivalCost ?? ''}
      </Label>
      <Label x={arrivalX + 4} y={69} part="period">
        {words.period.whole}
      </Label>
      <g className={styles.arrow}>
        <Line points="M170 41h18m-7-7l7 7-7 7" tone="dim" width={3} />
      </g>
      <Label x={200} y={20} tone="plan" strong>
        {words.sums.plan}
      </Label>
      <Label x={199} y={51} tone="plan" look="cost" part="planCost">
        {figures.planCost ?? ''}
      </Label>
      <Label x={200} y={69} tone="plan" strong part="period">
        {words.period.whole}
      </Label>
      <Label x={peak.x + 10} y={peak.y - 6} tone="lime" strong>
        {say(words.peakPrice)}
      </Label>
      <Label x={arrivalX + 4} y={baseY - 92}>
        {words.onArrival}
      </Label>
      <Label x={planX} y={baseY - 60} tone="plan" look="inFront" strong>
        {words.planBarsShort}
      </Label>
      {givesBack && (
        <Label x={arrivalX + 26} y={baseY + 20} tone="peak" strong>
          {words.givenBackShort}
        </Label>
      )}
      <Label x={arrivalX + (givesBack ? 26 : 4)} y={baseY + 42} part="happening" strong>
        {say(words.happening.over[0] ?? '')}
      </Label>
    </>
  );
}

/** On the bright ground before the arrival and after the departure; a phone has no room for it. */
function BesideTheNight({ layout, nights, words, language }: NightDrawingProps) {
  const beforeX = layout.arrivalX - 12;
  const afterX = xAt(layout, NIGHT_HOURS + 1) + 12;
  const y = layout.lowY + 24;
  return (
    <g className={styles.beside}>
      {layout.name === 'wide' && (
        <text className={styles.move} x="296" y="435" textAnchor="end" data-tone="ink" data-strong>
          {words.move}
        </text>
      )}
      <Label x={beforeX} y={y} anchor="end" strong>
        {clock(DEPOT.arrivalHour, language)}
      </Label>
      <Label x={beforeX} y={y + 19} anchor="end">
        {words.arrival}
      </Label>
      <Label x={afterX} y={y} strong>
        {clock(DEPOT.departureHour, language)}
      </Label>
      {words.departure.map((line, index) => (
        <Label key={line} x={afterX} y={y + 19 * (index + 1)}>
          {fill(line, nights[0]?.figures ?? {})}
        </Label>
      ))}
    </g>
  );
}

function pricePlaces({ night }: ShownNight, layout: NightDrawingProps['layout']) {
  const place = ({ hour, eurosPerMwh }: { hour: number; eurosPerMwh: number }) => ({
    x: xAt(layout, ((hour - DEPOT.arrivalHour + 24) % 24) + 0.5),
    y: priceY(night, layout)(eurosPerMwh),
  });
  return { peak: place(night.peak), low: place(night.low) };
}

/** The tab hides the hours it stands on. */
function Hours({ layout, language }: NightDrawingProps) {
  return HOURS_NAMED[layout.name].map((elapsed) => (
    <text
      key={elapsed}
      x={xAt(layout, elapsed)}
      y={layout.roadY + 26}
      textAnchor={elapsed === 0 ? 'start' : elapsed === NIGHT_HOURS ? 'end' : 'middle'}
      data-tone="dim"
      data-part="axis"
      visibility={nowNear(layout, elapsed, NIGHT_HOURS) ? 'hidden' : undefined}
    >
      {displayText(clock(elapsed + DEPOT.arrivalHour, language)).replace(
        'midnight',
        '12\u00a0a.m.',
      )}
    </text>
  ));
}
