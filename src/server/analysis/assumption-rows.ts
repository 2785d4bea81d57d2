import { clock, eurosPer, measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  arrivalHourOf,
  classPrices,
  type FieldId,
  FLAT_EUROS_PER_MWH,
  startPercentOf,
} from '#domain/simulator/index.ts';
import type { Composed } from './compose-document.ts';

/** Every answer that the figures rest on, with whose it is: the person's, or assumed. */
export function assumptionRows(composed: Composed) {
  const { figures, words, frame, situation } = composed;
  const { language } = frame;
  const { inputs, given, main, size } = figures;
  const { rows, values, from } = words.assumptions;
  const { estimate } = main;
  const share = (value: number) => percent(value, language);
  const tenths = (value: number) => (Number.isInteger(value) ? 0 : 1);
  const row = (name: keyof typeof rows, value: string, ...fields: FieldId[]) => ({
    name: rows[name],
    value,
    from: fields.some((field) => given.includes(field)) ? from.given : from.assumed,
  });
  const count = number(inputs.vehicles, language);
  const days = number(Math.round(main.daysPerYear), language);
  const situationRow = (name: 'baseline' | 'contract', isOpen: boolean, value: string) => ({
    name: rows[name],
    value: isOpen ? fill(values.open, { value }) : value,
    from: isOpen ? from.assumed : from.given,
  });
  const isBidirectional = inputs.bidirectional === 'yes';
  return [
    size
      ? {
          name: rows.vehicles,
          value: fill(size.most === null ? values.fleetFrom : values.fleetOf, {
            count,
            least: number(size.least, language),
            most: number(size.most ?? size.least, language),
          }),
          from: from.given,
        }
      : row('vehicles', count, 'vehicles'),
    row('vehicleType', values.type[inputs.vehicleType], 'vehicleType'),
    row('activity', words.activity[inputs.activity], 'activity'),
    row(
      'plugged',
      fill(inputs.sessionsPerDay > 1 ? values.sessions : values.plugged, {
        sessions: number(inputs.sessionsPerDay, language),
        hours: measure(inputs.hours, 'h', language, Number.isInteger(inputs.hours) ? 0 : 2),
        arrival: clock(arrivalHourOf(inputs), language),
        departure: clock(inputs.departureHour, language),
      }),
      'hours',
      'departureHour',
    ),
    row(
      'days',
      inputs.daysPerYear === null ? fill(values.workingDays, { days }) : days,
      'daysPerYear',
    ),
    row('battery', measure(inputs.batteryKwh, 'kWh', language), 'batteryKwh'),
    row(
      'start',
      fill(values.start, { level: share(Math.round(startPercentOf(inputs))) }),
      'startPercent',
    ),
    row('target', fill(values.start, { level: share(inputs.targetPercent) }), 'targetPercent'),
    row(
      'chargers',
      measure(inputs.chargerKw, 'kW', language, tenths(inputs.chargerKw)),
      'chargerKw',
    ),
    row('bidirectional', values.bidirectional[inputs.bidirectional], 'bidirectional'),
    ...(isBidirectional
      ? [
          row(
            'control',
            [
              fill(values.control[inputs.control], {
                wear: eurosPer(inputs.wearCents / 100, 'kWh', language, 3),
              }),
              values.exempt[inputs.exempt],
            ].join(' ; '),
            'control',
            'wearCents',
            'exempt',
          ),
        ]
      : []),
    situationRow('baseline', inputs.baseline === null, situation.charging),
    situationRow(
      'contract',
      inputs.contract === null || inputs.contract === 'unknown',
      situation.price,
    ),
    ...priceRows(composed),
    row('offPeak', values.offPeak[inputs.offPeak], 'offPeak'),
    row(
      'power',
      fill(
        inputs.siteKw !== null
          ? values.power
          : estimate.isPowerRaisedToNeed
            ? values.powerAtNeed
            : values[estimate.subscribedTodayKw > 0 ? 'powerAssumed' : 'powerShare'],
        {
          power: measure(Math.round(estimate.subscribedTodayKw), 'kVA', language),
          chargers: share(inputs.subscribedSharePercent),
        },
      ),
      'siteKw',
      'subscribedSharePercent',
    ),
    row(
      'controllable',
      fill(values.controllable, { share: share(inputs.controllablePercent) }),
      'controllablePercent',
    ),
    row('capture', fill(values.capture, { share: share(inputs.capturePercent) }), 'capturePercent'),
    row(
      'efficiency',
      fill(values.efficiency, { share: share(inputs.efficiencyPercent) }),
      'efficiencyPercent',
    ),
    {
      name: rows.share,
      value: fill(values.share, {
        fleet: share(inputs.fleetSharePercent),
        own: share(100 - inputs.fleetSharePercent),
      }),
      from: from.contract,
    },
  ];
}

const CLASS_FIELDS = {
  peak: 'peakPrice',
  hph: 'hphPrice',
  hch: 'hchPrice',
  hpb: 'hpbPrice',
  hcb: 'hcbPrice',
} as const;

/** What is paid where a bill can say it: typed prices apart from assumed ones. */
function priceRows({ figures, words, frame }: Composed) {
  const { inputs, main } = figures;
  const { contract, domain } = main.estimate;
  const { rows, from } = words.assumptions;
  if (contract === 'indexed') return [];
  const { language } = frame;
  if (contract === 'fixed') {
    const value = eurosPer(inputs.flatPrice ?? FLAT_EUROS_PER_MWH, 'MWh', language, 2);
    return [
      { name: rows.flatPrice, value, from: inputs.flatPrice === null ? from.assumed : from.given },
    ];
  }
  const prices = classPrices(inputs, inputs.offPeak, domain);
  const classes = (Object.keys(CLASS_FIELDS) as (keyof typeof CLASS_FIELDS)[]).filter(
    // Low voltage has no peak hours.
    (one) => one !== 'peak' || domain === 'HTA',
  );
  return [true, false].flatMap((isTyped) => {
    const found = classes.filter((one) => (inputs[CLASS_FIELDS[one]] !== null) === isTyped);
    if (found.length === 0) return [];
    const value = found.map(
      (one) => `${words.night.classes[one]} ${number(prices[one], language, 2)}`,
    );
    return [
      {
        name: rows.prices,
        value: value.join(', '),
        from: isTyped ? from.given : from.assumed,
      },
    ];
  });
}
