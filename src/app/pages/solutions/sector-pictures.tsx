import { clock, measure } from '#content/figures.ts';
import {
  activationSteps,
  CALLED,
  powerAroundCall,
  SHOWN_AROUND_CALL,
} from '#domain/illustrations/activation.ts';
import { PORTFOLIO_NIGHT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Area, Bars, Line } from '#ui/charts/marks.tsx';
import { type Frame, Plot } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { NightBars, nightScales } from '../../sections/night-bars.tsx';
import type { WordsOf } from '../../words/use-words.ts';

type PictureWords = WordsOf<'solutions'>['pictures'];

interface PictureProps<Of extends keyof PictureWords> {
  words: PictureWords[Of];
  language: Language;
}

const HEIGHT = { wide: 300, narrow: 220 };
/** Between the names above the highest bar and those below the base. */
const lane = ({ height }: Frame): [base: number, top: number] => [height - 34, 30];

/** A night of one depot: charging on arrival in outline, smart charging solid, each with its cost. */
export function FleetPicture({ words, language }: PictureProps<'fleets'>) {
  return (
    <Plot height={HEIGHT} summary={words.summary}>
      {(frame) => {
        const [baseY, fullY] = lane(frame);
        const { planFrom } = nightScales(TYPICAL_NIGHT, frame.width, baseY, fullY);
        return (
          <>
            <NightBars
              night={TYPICAL_NIGHT}
              width={frame.width}
              baseY={baseY}
              fullY={fullY}
              language={language}
            />
            <ChartText x={2} y={20} lines={[words.onArrival]} />
            <ChartText x={planFrom.x} y={planFrom.y - 10} lines={[words.plan]} strong />
          </>
        );
      }}
    </Plot>
  );
}

const DEADLINE = CLAIMS.activationWithin.value;
const POWER = powerAroundCall(activationSteps());

/** A call by the grid: full power, then one step down per vehicle, to zero. */
export function CallPicture({ words, language }: PictureProps<'aggregators'>) {
  return (
    <Plot height={HEIGHT} summary={words.summary}>
      {(frame) => {
        const { width, height } = frame;
        const [base, top] = lane(frame);
        const x = linear(SHOWN_AROUND_CALL, [0, width]);
        const y = linear([0, CALLED.kw], [base, top + 10]);
        const fullY = y(CALLED.kw);
        return (
          <>
            <Area
              points={POWER.map(({ second, kw }) => ({ x: x(second), y: y(kw) }))}
              base={base}
              tone="plan"
              kind="steps"
            />
            <Line points={`M${x(0)} ${fullY}H${width}`} tone="ghost" dashed />
            {[0, DEADLINE].map((second) => (
              <Line key={second} points={`M${x(second)} ${top - 4}V${base}`} tone="lime" />
            ))}
            <Line points={`M0 ${base}H${width}`} tone="axis" />
            <ChartText x={0} y={fullY - 10} lines={[measure(CALLED.kw, 'kW', language)]} strong />
            <ChartText x={x(0)} y={top - 12} anchor="middle" tone="lime" lines={[words.call]} />
            <ChartText x={width} y={fullY - 10} anchor="end" tone="dim" lines={[words.without]} />
            <ChartText
              x={x(0)}
              y={height - 10}
              anchor="middle"
              lines={[measure(0, 's', language)]}
            />
            <ChartText
              x={x(DEADLINE)}
              y={height - 10}
              anchor="middle"
              lines={[measure(DEADLINE, 's', language)]}
              strong
            />
          </>
        );
      }}
    </Plot>
  );
}

const DEPOT_TONES = ['plan', 'pine', 'pale'] as const;

/** The night of a supplier's depots, one on top of the other. */
export function PortfolioPicture({ words, language }: PictureProps<'energy'>) {
  const sums = PORTFOLIO_NIGHT.map(({ depotKwh }) => sumOf(depotKwh));
  const most = Math.max(...sums);
  return (
    <Plot height={HEIGHT} summary={words.summary}>
      {(frame) => {
        const x = bands(sums.length, frame.width);
        const y = linear([0, most], lane(frame));
        return (
          <>
            {DEPOT_TONES.map((tone, depot) => (
              <Bars
                key={tone}
                values={PORTFOLIO_NIGHT.map(({ depotKwh }) => depotKwh[depot] ?? 0)}
                from={PORTFOLIO_NIGHT.map(({ depotKwh }) => sumOf(depotKwh.slice(0, depot)))}
                x={x}
                y={y}
                tone={tone}
              />
            ))}
            <ChartText x={x.start(sums.indexOf(most)) + 2} y={20} lines={[words.most]} strong />
            <NamedAxis
              x={x.middle}
              y={y(0)}
              width={frame.width}
              names={PORTFOLIO_NIGHT.map(({ hour }) => clock(hour, language))}
              first={1}
            />
          </>
        );
      }}
    </Plot>
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
