import { euroAmount, eurosPer, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  ACTIVITY_POINTS,
  PLUGGED_TIMES,
  SCORE_RULES,
  SIZE_POINTS,
  SLOT_POINTS,
} from '#domain/leads/simulator-score.ts';
import {
  ACTIVITIES,
  CARBON_GRAMS_PER_KWH,
  CONSTANT_GROUPS,
  type Constant,
  FLEET_SIZES,
  RESERVE_PERCENT,
  SLOTS,
  V2G_SHARE,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './assumption-tables.module.css';
import type { FigureFormats } from './figure-formats.ts';
import { MethodTable } from './method-table.tsx';
import { sourceText } from './source-text.ts';

type ConstantWords = WordsOf<'simulator-method'>['constants'];

interface ConstantsTableProps {
  words: ConstantWords;
  format: FigureFormats;
  language: Language;
  /** In Paris; null while the page is the one that was built. */
  today: string | null;
}

const GROUPS = Object.keys(CONSTANT_GROUPS) as (keyof typeof CONSTANT_GROUPS)[];

/** Every constant of the model with its unit and source, read from the model itself. */
export function ConstantsTable({ words, format, language, today }: ConstantsTableProps) {
  const { name, value, source } = words.columns;
  const sourceOf = ({ source: of, toConfirm }: Constant) =>
    [sourceText(of, words, language, today), toConfirm && words.toConfirm]
      .filter(Boolean)
      .join(' ');
  return GROUPS.map((group) => (
    <MethodTable
      key={group}
      caption={words.groups[group]}
      columns={[name, value, source]}
      rows={Object.entries<Constant>(CONSTANT_GROUPS[group]).map(([id, constant]) => ({
        name: words.names[id as keyof ConstantWords['names']],
        cells: [valueText(constant, words.units, format, language), sourceOf(constant)],
      }))}
    />
  ));
}

function valueText(
  { value, unit }: Constant,
  units: ConstantWords['units'],
  format: FigureFormats,
  language: Language,
): string {
  switch (unit) {
    case 'EUR':
      return format.money(value);
    case 'EUR/MWh':
      return eurosPer(value, 'MWh', language, Number.isInteger(value) ? 0 : 2);
    case 'EUR/kW':
      return `${euroAmount(value, language)}\u00a0${units.perKwYear}`;
    case 'EUR/MW/h':
      return eurosPer(value, 'MW/h', language);
    case 'percent':
      return format.share(value);
    case 'factor':
      return format.plain(value);
    case 'points':
    case 'days':
    case 'fleets':
      return `${format.plain(value)}\u00a0${units[unit]}`;
    case 'ct/kWh':
    case 'g':
    case 'g/kWh':
    case 'kW':
    case 'kW/kWh':
    case 'kWh':
    case 'kWh/100 km':
    case 't/MWh':
      return format.measured(value, unit, unit === 'g/kWh' ? 1 : 2);
  }
}

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

interface ProfileTablesProps {
  words: Pick<WordsOf<'simulator-method'>, 'tables' | 'activities' | 'slots'>;
  format: FigureFormats;
}

/** The tables of activities, slots and points behind both modes. */
export function ProfileTables({ words, format }: ProfileTablesProps) {
  const { activities, slots, sizes, reserve } = words.tables;
  return (
    <>
      <MethodTable
        caption={activities.title}
        columns={Object.values(activities.columns)}
        rows={keys(ACTIVITIES).map((id) => ({
          name: fill(activities.name, {
            activity: words.activities[id],
            level: activities.flexibility[ACTIVITIES[id].flexibility],
          }),
          cells: [format.plain(ACTIVITIES[id].kmPerDay), format.plain(ACTIVITY_POINTS[id])],
        }))}
        figures
      />
      <MethodTable
        caption={slots.title}
        columns={Object.values(slots.columns)}
        rows={keys(SLOTS).map((id) => {
          const { startHour, endHour } = SLOTS[id];
          const times = `${format.time(startHour)} → ${format.time(endHour)}`;
          return { name: words.slots[id], cells: [times, format.plain(SLOT_POINTS[id])] };
        })}
        figures
      />
      <MethodTable
        caption={sizes.title}
        columns={Object.values(sizes.columns)}
        rows={[
          ...FLEET_SIZES.map(({ fromVehicles, potentialPoints }, order) => ({
            name:
              fromVehicles > 0
                ? fill(sizes.vehicles, { from: format.plain(fromVehicles) })
                : sizes.fewerVehicles,
            cells: [
              format.plain(potentialPoints),
              format.plain(SIZE_POINTS.simple[order] ?? 0),
              format.plain(SIZE_POINTS.expert[order] ?? 0),
            ],
          })),
          ...PLUGGED_TIMES.map(({ fromHours, simple, expert }) => ({
            name:
              fromHours > 0
                ? fill(sizes.hours, { from: format.measured(fromHours, 'h') })
                : sizes.fewerHours,
            cells: ['–', format.plain(simple), format.plain(expert)],
          })),
          ...expertPoints(sizes, format),
        ]}
        figures
      />
      <MethodTable
        caption={reserve.title}
        columns={Object.values(reserve.columns)}
        rows={[
          ...keys(RESERVE_PERCENT).map((id) => ({
            name: reserve.priorities[id],
            cells: [fill(reserve.reserve, { percent: format.share(RESERVE_PERCENT[id]) })],
          })),
          ...keys(V2G_SHARE).map((id) => ({
            name: reserve.controls[id],
            cells: [fill(reserve.v2g, { percent: format.share(100 * V2G_SHARE[id]) })],
          })),
        ]}
      />
    </>
  );
}

function expertPoints(
  words: WordsOf<'simulator-method'>['tables']['sizes'],
  { measured, share, plain }: FigureFormats,
) {
  const rules = SCORE_RULES;
  const rows = [
    [words.charger, measured(rules.fastChargerFromKw, 'kW'), rules.fastChargerPoints],
    [words.battery, measured(rules.largeBatteryFromKwh, 'kWh'), rules.largeBatteryPoints],
    [words.chargeSpan, share(rules.wideSpanFromPercent), rules.wideSpanPoints],
  ] as const;
  return rows.map(([name, from, points]) => ({
    name: fill(name, { from }),
    cells: ['–', '–', plain(points)],
  }));
}

interface GridCarbonBarsProps {
  words: WordsOf<'simulator-method'>['tables']['carbon'];
  language: Language;
}

const MOST = Math.max(...CARBON_GRAMS_PER_KWH);
const HEIGHT = 100;

export function GridCarbonBars({ words, language }: GridCarbonBarsProps) {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>{words.title}</p>
      <ol className={styles.hours}>
        {CARBON_GRAMS_PER_KWH.map((grams, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours of the day
          <li key={hour}>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={HEIGHT - (grams / MOST) * HEIGHT}
                width="10"
                height={(grams / MOST) * HEIGHT}
              />
            </svg>
            <span className={styles.hour}>{hour}</span>
            <span className={styles.grams}>{number(grams, language, 1)}</span>
          </li>
        ))}
      </ol>
      <figcaption className={text.note}>{words.source}</figcaption>
    </figure>
  );
}
