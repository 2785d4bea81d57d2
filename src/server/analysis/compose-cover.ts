import { capitalised } from '#content/facts/formats.ts';
import { clock, displayEuros, euroAmount, euros, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { situationWords } from '#content/gain-situation.ts';
import {
  arrivalHourOf,
  BASELINES,
  type Baseline,
  CONTRACTS,
  type GainRange,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { Composed } from './compose-document.ts';
import { openAnswers } from './open-answers.ts';

/** The number with what it stands on; while a question is open, its span and the six situations. */
export function coverPage(composed: Composed, company: string | undefined, fleetText: string) {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const { inputs, shown, main } = figures;
  const texts = words.cover;
  const plugged = fill(texts.plugged, {
    activity: words.activity[inputs.activity],
    arrival: clock(arrivalHourOf(inputs), language),
    departure: clock(inputs.departureHour, language),
  });
  const change = (from: string, to: string) => `${from} → ${to}`;
  return {
    kind: words.title,
    vehicle: inputs.vehicleType,
    for: company === undefined ? null : texts.for,
    name: company ?? fleetText,
    sub: company === undefined ? plugged : `${fleetText}. ${plugged}`,
    gain: {
      value: display(shown.span?.perVehicle ?? shown.perVehicle.gainEuros, language),
      unit: texts.unit,
      range:
        shown.span === null && hasGain(composed)
          ? rangeText(composed, main.estimate.baseline)
          : null,
      text: conditionText(composed),
    },
    against: shown.span === null && hasGain(composed) ? againstPicture(composed) : null,
    six: shown.span === null || !hasGain(composed) ? null : sixSituations(composed),
    facts: [
      {
        label: texts.facts.fleet,
        value: display(shown.span?.fleet ?? shown.fleet.gainEuros, language),
      },
      {
        label: texts.facts.bill,
        value: change(
          displayEuros(shown.fleet.beforeEuros, language),
          displayEuros(shown.fleet.paidInAllEuros, language),
        ),
      },
      {
        label: texts.facts.per100Km,
        value: change(
          euroAmount(main.per100Km.beforeEuros, language),
          euroAmount(main.per100Km.afterEuros, language),
        ),
      },
    ],
    meaning: meaning(composed),
  };
}

/** At display sizes the thin no-break space would close up. */
function display(gain: number | GainRange, language: Language): string {
  if (typeof gain === 'number') return displayEuros(gain, language);
  const { lowEuros, highEuros } = gain;
  if (lowEuros === highEuros) return displayEuros(lowEuros, language);
  return euros([lowEuros, highEuros], language).replaceAll('\u202f', '\u00a0');
}

const hasGain = ({ figures: { shown } }: Composed) =>
  (shown.span?.perVehicle.highEuros ?? shown.perVehicle.gainEuros) > 0;

function rangeText(
  { figures, words, frame }: Composed,
  baseline: Baseline,
  written: 'range' | 'between' = 'range',
): string {
  const { lowEuros, highEuros } = figures.shown.against[baseline];
  return fill(words.cover[written], {
    low: euros(lowEuros ?? 0, frame.language),
    high: euros(highEuros ?? 0, frame.language),
  });
}

function conditionText(composed: Composed): string {
  const { figures, words, frame, situation } = composed;
  const { inputs, main, shown } = figures;
  const texts = words.cover;
  if (!hasGain(composed)) {
    return main.warnings.length > 0 ? texts.noRangeBecause : texts.noRange;
  }
  const { isTimerIdle } = main.situations;
  const isHourSupposed = figures.uncertain?.some(({ id }) => id === 'hours');
  const idle = isTimerIdle
    ? [
        fill(texts[isHourSupposed ? 'timerIdleSupposed' : 'timerIdle'], {
          arrival: clock(arrivalHourOf(inputs), frame.language),
        }),
      ]
    : [];
  const isPriceOpen = inputs.contract === null || inputs.contract === 'unknown';
  const isChargingOpen = inputs.baseline === null && !isTimerIdle;
  const open = isPriceOpen && isChargingOpen ? 'both' : isPriceOpen ? 'contract' : 'baseline';
  const condition = shown.span === null ? texts.answered : texts.open[open];
  const rests = inputs.siteKw === null ? texts.restsOnPower : texts.rests;
  return [fill(condition, situation), ...idle, shown.span === null ? rests : texts.restsInOne].join(
    ' ',
  );
}

/** Both ways of charging today on one scale, the own one first; places are from 0 to 1. */
function againstPicture(composed: Composed) {
  const { figures, words, frame } = composed;
  const { against } = figures.shown;
  const { situations, estimate } = figures.main;
  if (situations.isTimerIdle) return null;
  const most = 1.1 * Math.max(...BASELINES.map((one) => against[one].highEuros ?? 0), 1);
  const at = (value: number | null) => Math.max(value ?? 0, 0) / most;
  const rows = [...BASELINES]
    .sort((one) => (one === estimate.baseline ? -1 : 1))
    .map((baseline) => {
      const { gainEuros, lowEuros, highEuros } = against[baseline];
      return {
        name: capitalised(situationWords(frame.language).comparedWith[baseline]),
        gain: { at: at(gainEuros), text: displayEuros(gainEuros, frame.language) },
        low: at(lowEuros),
        high: at(highEuros),
        range: rangeText(composed, baseline),
        isOwn: baseline === estimate.baseline,
      };
    });
  const alt = rows.map(({ gain, name, range }) =>
    fill(words.cover.drawn, { gain: gain.text, against: name.toLowerCase(), range }),
  );
  return { alt: `${alt.join('. ')}.`, rows };
}

/** What is paid by how the vehicles charge today, with the ranges of the price that is detailed. */
function sixSituations(composed: Composed) {
  const { figures, words, frame } = composed;
  const { inputs, main } = figures;
  const { gains, isTimerIdle } = main.situations;
  const { situation, cover } = words;
  const baselines = isTimerIdle ? (['arrival'] as const) : BASELINES;
  return {
    columns: [
      cover.six,
      ...baselines.map((baseline) => situationWords(frame.language).comparedWith[baseline]),
    ],
    rows: CONTRACTS.map((contract) => ({
      name: capitalised(situation.price[contract]),
      own: contract === inputs.contract ? cover.own : null,
      cells: baselines.map((baseline) => ({
        gain: displayEuros(gains[contract][baseline], frame.language),
        range:
          contract === main.estimate.contract ? rangeText(composed, baseline, 'between') : null,
        isOpen:
          [null, 'unknown', contract].includes(inputs.contract) &&
          (isTimerIdle || [null, baseline].includes(inputs.baseline)),
      })),
    })),
  };
}

function meaning(composed: Composed): string {
  const { figures, words, frame, situation } = composed;
  const { language } = frame;
  const { inputs, shown, main } = figures;
  const texts = words.cover.meaning;
  const assumed = openAnswers(figures).filter(({ id }) => id !== 'size').length;
  const figuresInWords = {
    ...situation,
    arrival: clock(arrivalHourOf(inputs), language),
    before: euros(shown.fleet.beforeEuros, language),
    after: euros(shown.fleet.paidInAllEuros, language),
    gain: euros(shown.fleet.gainEuros, language),
    share: percent(Math.round(100 * main.estimate.gainOfBillShare), language),
    count: number(assumed, language),
  };
  return [
    ...(shown.span === null ? [] : [texts.detail]),
    texts[main.estimate.baseline],
    shown.perVehicle.gainEuros > 0 ? texts.gain : texts.nothing,
    ...(assumed === 0 ? [] : [assumed === 1 ? texts.assumed.one : texts.assumed.many]),
  ]
    .map((text) => fill(text, figuresInWords))
    .join(' ');
}
