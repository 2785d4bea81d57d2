import { clock, number, percent } from '#content/figures.ts';
import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { NumbersTable } from '#ui/figures-table.tsx';
import text from '#ui/text.module.css';
import { NightBars, NightPrice, nightScales } from '../../sections/night-bars.tsx';
import styles from './article.module.css';

type NightHoursWords = Record<'summary' | 'caption' | 'price' | 'onArrival' | 'plan', string>;

interface NightHoursProps {
  words: NightHoursWords;
  language: Language;
}

const NIGHT = TYPICAL_NIGHT;
const BASE_Y = 286;
const FULL_Y = 194;

/** The hours at the depot: the price above, the energy charged below. */
export function NightHours({ words, language }: NightHoursProps) {
  return (
    <figure className={styles.night}>
      <Plot height={314} summary={words.summary}>
        {({ width }) => {
          const night = { night: NIGHT, width, language };
          const { x, planFrom } = nightScales(NIGHT, width, BASE_Y, FULL_Y);
          return (
            <>
              <NightBars {...night} baseY={BASE_Y} fullY={FULL_Y} />
              <NightPrice {...night} peakY={46} lowY={128} tone="ink" />
              <ChartText x={x.middle(5)} y={70} lines={[words.price]} />
              <ChartText x={2} y={FULL_Y - 10} lines={[words.onArrival]} />
              <ChartText x={planFrom.x} y={planFrom.y - 10} lines={[words.plan]} strong />
            </>
          );
        }}
      </Plot>
      <figcaption className={text.note}>{words.caption}</figcaption>
    </figure>
  );
}

type NightTableWords = Record<
  'caption' | 'hour' | 'price' | 'paid' | 'onArrival' | 'plan' | 'level',
  string
>;

interface NightTableProps {
  words: NightTableWords;
  language: Language;
}

export function NightTable({ words, language }: NightTableProps) {
  const { caption, hour, price, paid, onArrival, plan, level } = words;
  const rows = NIGHT.hours.map((of, index) => [
    clock(of.hour, language),
    number(of.eurosPerMwh, language, 1),
    number(of.eurosPerKwh * 1000, language, 1),
    number(of.onArrivalKwh, language),
    number(of.chargedKwh, language),
    percent(Math.round((NIGHT.planLevelShares[index + 1] ?? 0) * 100), language),
  ]);
  const columns = [hour, price, paid, onArrival, plan, level];
  return (
    <div className={styles.hours}>
      <NumbersTable figures={{ caption, columns, rows }} />
    </div>
  );
}
