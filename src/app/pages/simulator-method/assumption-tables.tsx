import { clock, euroAmount, eurosPer, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { CONSTANT_GROUPS, type Constant } from '#domain/simulator/constant-sources.ts';
import { ACTIVITIES, FLEET_SIZES, PLUGGED_TIMES, SLOTS } from '#domain/simulator/fleet-profiles.ts';
import { RESERVE_PERCENT, V2G_SHARE } from '#domain/simulator/model/fleet.ts';
import { CARBON_GRAMS_PER_KWH } from '#domain/simulator/prices/grid-carbon.ts';
import { type Span, tariffHours } from '#domain/simulator/prices/tariff-hours.ts';
import { CURRENT_TARIFF, TARIFF_CLASSES } from '#domain/simulator/prices/tariffs.ts';
import type { Language } from '#domain/site/language.ts';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './assumption-tables.module.css';
import type { FigureFormats } from './figure-formats.ts';
import { MethodTable } from './method-table.tsx';

interface TariffTableProps {
  words: WordsOf<'simulator-method'>['tariff'];
  language: Language;
}

const { BT, HTA } = CURRENT_TARIFF.grid;

/** What each class of the grid tariff costs, and when it applies. */
export function TariffTable({ words, language }: TariffTableProps) {
  const { columns } = words;
  const span = (from: string, until: string) => fill(words.span, { from, until });
  const ofMonths = ({ from, until }: Span) =>
    span(words.months[from] ?? '', words.months[(until + 11) % 12] ?? '');
  const ofHours = ({ from, until }: Span) => span(clock(from, language), clock(until, language));
  const rows = TARIFF_CLASSES.map((of) => {
    const { months, hours } = tariffHours(of);
    // The low-voltage tariff has no peak class.
    const lowVoltage = of === 'peak' ? '–' : number(BT.eurosPerMwh[of], language, 1);
    return {
      name: words.classes[of],
      cells: [
        months.map(ofMonths).join(', '),
        hours.map(ofHours).join(', '),
        lowVoltage,
        number(HTA.eurosPerMwh[of], language, 1),
      ],
    };
  });
  return (
    <>
      <MethodTable
        caption={words.caption}
        columns={[columns.name, columns.months, columns.hours, columns.bt, columns.hta]}
        rows={rows}
        figures
      />
      <p className={text.note}>{words.note}</p>
    </>
  );
}

type ConstantWords = WordsOf<'simulator-method'>['constants'];

interface ConstantsTableProps {
  words: ConstantWords;
  format: FigureFormats;
  language: Language;
}

const GROUPS = Object.keys(CONSTANT_GROUPS) as (keyof typeof CONSTANT_GROUPS)[];

/** Every constant of the model with its unit and source, read from the model itself. */
export function ConstantsTable({ words, format, language }: ConstantsTableProps) {
  const { name, value, source } = words.columns;
  const sourceText = ({ source: of, toConfirm }: Constant) =>
    toConfirm ? `${words.sources[of]} ${words.toConfirm}` : words.sources[of];
  return GROUPS.map((group) => (
    <MethodTable
      key={group}
      caption={words.groups[group]}
      columns={[name, value, source]}
      rows={Object.entries<Constant>(CONSTANT_GROUPS[group]).map(([id, constant]) => ({
        name: words.names[id as keyof ConstantWords['names']],
        cells: [valueText(constant, words.units, format, language), sourceText(constant)],
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
    case 'clock':
      return clock(value, language);
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

interface ProfileTablesProps {
  words: Pick<WordsOf<'simulator-method'>, 'tables' | 'activities' | 'slots'>;
  format: FigureFormats;
}

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

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
          cells: [format.plain(ACTIVITIES[id].kmPerDay), format.plain(ACTIVITIES[id].leadPoints)],
        }))}
        figures
      />
      <MethodTable
        caption={slots.title}
        columns={Object.values(slots.columns)}
        rows={keys(SLOTS).map((id) => {
          const { startHour, endHour, leadPoints } = SLOTS[id];
          const times = `${format.time(startHour)} → ${format.time(endHour)}`;
          return { name: words.slots[id], cells: [times, format.plain(leadPoints)] };
        })}
        figures
      />
      <MethodTable
        caption={sizes.title}
        columns={Object.values(sizes.columns)}
        rows={[
          ...FLEET_SIZES.map(({ fromVehicles, ...points }) => ({
            name:
              fromVehicles > 0
                ? fill(sizes.vehicles, { from: format.plain(fromVehicles) })
                : sizes.fewerVehicles,
            cells: [
              format.plain(points.potentialPoints),
              format.plain(points.simpleLeadPoints),
              format.plain(points.expertLeadPoints),
            ],
          })),
          ...PLUGGED_TIMES.map(({ fromHours, simpleLeadPoints, expertLeadPoints }) => ({
            name:
              fromHours > 0
                ? fill(sizes.hours, { from: format.measured(fromHours, 'h') })
                : sizes.fewerHours,
            cells: ['–', format.plain(simpleLeadPoints), format.plain(expertLeadPoints)],
          })),
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
