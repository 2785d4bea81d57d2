import { longDate } from '#content/figures.ts';
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
  CLASS_EUROS_PER_MWH,
  CONSTANT_GROUPS,
  CONSTANT_SOURCES,
  type Constant,
  type ConstantSource,
  CURRENT_TARIFF,
  FLEET_SIZES,
  isPastValidity,
  type OffPeak,
  RESERVE_PERCENT,
  SLOTS,
  type Span,
  TARIFF_CLASSES,
  type TariffClass,
  tariffHours,
  V2G_SHARE,
  type VoltageDomain,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { type FigureFormats, figureFormats } from './figure-formats.ts';
import type { MethodTable } from './method-table.tsx';

type MethodWords = WordsOf<'simulator-method'>;

/** The tables of everything the model assumes, read from the model itself; `today` in Paris. */
export function assumptionTables(words: MethodWords, language: Language, today: string | null) {
  const format = figureFormats(language);
  const source = (of: ConstantSource) => sourceText(of, words.constants, language, today);
  return {
    prices: priceTables(words, format, source),
    constants: constantTables(words.constants, format, source),
    profiles: profileTables(words, format),
  };
}

/** On what constants rest and until when; once that day is over, that they are being checked. */
function sourceText(
  source: ConstantSource,
  words: MethodWords['constants'],
  language: Language,
  today: string | null,
): string {
  const { validUntil } = CONSTANT_SOURCES[source];
  if (validUntil === null) return words.sources[source];
  const isPast = today !== null && isPastValidity(source, today);
  const date = longDate(validUntil, language);
  return `${words.sources[source]} ${fill(isPast ? words.checked : words.validUntil, { date })}`;
}

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

function constantTables(
  words: MethodWords['constants'],
  format: FigureFormats,
  source: (of: ConstantSource) => string,
): MethodTable[] {
  return keys(CONSTANT_GROUPS).map((group) => ({
    caption: words.groups[group],
    columns: Object.values(words.columns),
    texts: true,
    rows: Object.entries<Constant>(CONSTANT_GROUPS[group]).map(([id, constant]) => ({
      name: words.names[id as keyof typeof words.names],
      cells: [
        valueText(constant, words.units, format),
        [source(constant.source), constant.toConfirm && words.toConfirm].filter(Boolean).join(' '),
      ],
    })),
  }));
}

function valueText(
  { value, unit }: Constant,
  units: MethodWords['constants']['units'],
  format: FigureFormats,
): string {
  switch (unit) {
    case 'EUR':
      return format.money(value);
    case 'EUR/MWh':
      return format.eurosPer(value, 'MWh', Number.isInteger(value) ? 0 : 2);
    case 'EUR/kW':
      return `${format.cents(value)}\u00a0${units.perKwYear}`;
    case 'EUR/MW/h':
      return format.eurosPer(value, 'MW/h');
    case 'percent':
      return format.share(value);
    case 'factor':
      return format.plain(value);
    case 'points':
    case 'days':
    case 'fleets':
      return `${format.plain(value)}\u00a0${units[unit]}`;
    case 'g/kWh':
      return format.measured(value, unit, 1);
    case 'ct/kWh':
    case 'g':
    case 'kW':
    case 'kW/kWh':
    case 'kWh':
    case 'kWh/100 km':
    case 't/MWh':
      return format.measured(value, unit, 2);
  }
}

const NONE = '–';

/** What energy costs in each class where no bill says it, and what the grid's tariff adds in which months. */
function priceTables(
  { classes, classPrices, tariff }: MethodWords,
  { time, exactly }: FigureFormats,
  source: (of: ConstantSource) => string,
): MethodTable[] {
  const { BT, HTA } = CURRENT_TARIFF.grid;
  const sources = { night: 'offPeakNight', split: 'offPeakSplit' } as const;
  const hoursOf = (of: TariffClass, bands: OffPeak) =>
    tariffHours(of, bands)
      .hours.map(({ from, until }) => fill(tariff.span, { from: time(from), until: time(until) }))
      .join(', ');
  const months = ({ from, until }: Span) =>
    fill(tariff.span, {
      from: tariff.months[from] ?? '',
      until: tariff.months[(until + 11) % 12] ?? '',
    });
  /** The low-voltage tariff has no peak class. */
  const price = (
    prices: Readonly<Record<TariffClass, number>>,
    of: TariffClass,
    on: VoltageDomain,
  ) => (of === 'peak' && on === 'BT' ? NONE : exactly(prices[of], 2));
  return [
    ...keys(CLASS_EUROS_PER_MWH).map((bands) => ({
      caption: fill(classPrices.caption, { hours: hoursOf('hcb', bands) }),
      columns: [classPrices.name, classPrices.domains.BT, classPrices.domains.HTA],
      rows: TARIFF_CLASSES.map((of) => ({
        name: classes[of],
        cells: (['BT', 'HTA'] as const).map((on) => price(CLASS_EUROS_PER_MWH[bands][on], of, on)),
      })),
      note: source(sources[bands]),
    })),
    {
      caption: tariff.caption,
      columns: Object.values(tariff.columns),
      rows: TARIFF_CLASSES.map((of) => ({
        name: classes[of],
        cells: [
          tariffHours(of, 'night').months.map(months).join(', '),
          price(BT.eurosPerMwh, of, 'BT'),
          price(HTA.eurosPerMwh, of, 'HTA'),
        ],
      })),
      note: `${source('creIndex')} ${fill(tariff.note, { peak: hoursOf('peak', 'night') })}`,
    },
  ];
}

/** Activities, slots and points behind both modes. */
function profileTables(
  words: MethodWords,
  { plain, time, share, measured }: FigureFormats,
): MethodTable[] {
  const { activities, slots, sizes, reserve } = words.tables;
  const rules = SCORE_RULES;
  const expertPoints = [
    [sizes.charger, measured(rules.fastChargerFromKw, 'kW'), rules.fastChargerPoints],
    [sizes.battery, measured(rules.largeBatteryFromKwh, 'kWh'), rules.largeBatteryPoints],
    [sizes.chargeSpan, share(rules.wideSpanFromPercent), rules.wideSpanPoints],
  ] as const;
  return [
    {
      caption: activities.title,
      columns: Object.values(activities.columns),
      rows: keys(ACTIVITIES).map((id) => ({
        name: fill(activities.name, {
          activity: words.activities[id],
          level: activities.flexibility[ACTIVITIES[id].flexibility],
        }),
        cells: [plain(ACTIVITIES[id].kmPerDay), plain(ACTIVITY_POINTS[id])],
      })),
    },
    {
      caption: slots.title,
      columns: Object.values(slots.columns),
      rows: keys(SLOTS).map((id) => ({
        name: words.slots[id],
        cells: [
          `${time(SLOTS[id].startHour)} → ${time(SLOTS[id].endHour)}`,
          plain(SLOT_POINTS[id]),
        ],
      })),
    },
    {
      caption: sizes.title,
      columns: Object.values(sizes.columns),
      rows: [
        ...FLEET_SIZES.map(({ fromVehicles, potentialPoints }, order) => ({
          name:
            fromVehicles > 0
              ? fill(sizes.vehicles, { from: plain(fromVehicles) })
              : sizes.fewerVehicles,
          cells: [
            potentialPoints,
            SIZE_POINTS.simple[order] ?? 0,
            SIZE_POINTS.expert[order] ?? 0,
          ].map((points) => plain(points)),
        })),
        ...PLUGGED_TIMES.map(({ fromHours, simple, expert }) => ({
          name:
            fromHours > 0
              ? fill(sizes.hours, { from: measured(fromHours, 'h') })
              : sizes.fewerHours,
          cells: [NONE, plain(simple), plain(expert)],
        })),
        ...expertPoints.map(([name, from, points]) => ({
          name: fill(name, { from }),
          cells: [NONE, NONE, plain(points)],
        })),
      ],
    },
    {
      caption: reserve.title,
      columns: Object.values(reserve.columns),
      texts: true,
      rows: [
        ...keys(RESERVE_PERCENT).map((id) => ({
          name: reserve.priorities[id],
          cells: [fill(reserve.reserve, { percent: share(RESERVE_PERCENT[id]) })],
        })),
        ...keys(V2G_SHARE).map((id) => ({
          name: reserve.controls[id],
          cells: [fill(reserve.v2g, { percent: share(100 * V2G_SHARE[id]) })],
        })),
      ],
    },
  ];
}
