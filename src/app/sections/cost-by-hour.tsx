import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import { NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Bars } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import text from '#ui/text.module.css';
import { useLanguage } from '../words/use-words.ts';
import { hourNames } from './depot-night-figures.ts';

interface CostByHourProps {
  night: DepotNight;
  words: { summary: string; note: string };
}

/** What each hour's electricity costs when charging on arrival and with the plan. */
export function CostByHour({ night, words }: CostByHourProps) {
  const language = useLanguage();
  const onArrival = night.hours.map(({ onArrivalEuros }) => onArrivalEuros);
  const plan = night.hours.map(({ planEuros }) => planEuros);
  const y = linear([0, Math.max(...onArrival)], [126, 5]);
  return (
    <figure>
      <Plot height={152} summary={words.summary}>
        {({ width }) => {
          const x = bands(onArrival.length, width);
          return (
            <>
              <Bars values={onArrival} x={x} y={y} tone="ghost" outlined />
              <Bars values={plan} x={x} y={y} tone="lime" />
              <NamedAxis x={x.middle} y={y(0)} width={width} names={hourNames(night, language)} />
            </>
          );
        }}
      </Plot>
      <figcaption className={text.note}>{words.note}</figcaption>
    </figure>
  );
}
