import type { Answered, GainRange, ShownFigures, ShownGain } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { euros, wholeEuros } from './figures.ts';
import { fill } from './fill.ts';

const FRENCH = {
  unit: 'par véhicule et par an',
  range: '(prudent {low}, favorable {high})',
  comparedWith: {
    arrival: 'par rapport à une recharge dès l’arrivée',
    timer: 'par rapport à une minuterie en heures creuses',
  },
  paying: {
    indexed: 'avec une offre spot, prix de chaque heure',
    class: 'en heures pleines, heures creuses',
    fixed: 'au même prix à toute heure',
  },
  timerIdle: '{paying} ; une minuterie n’y changerait rien',
  openTo: {
    both: 'selon votre recharge et votre prix',
    baseline: 'selon votre recharge',
    contract: 'selon votre prix',
  },
};

const ENGLISH: typeof FRENCH = {
  unit: 'per vehicle per year',
  range: '(cautious {low}, favourable {high})',
  comparedWith: {
    arrival: 'against charging on arrival',
    timer: 'against an off-peak timer',
  },
  paying: {
    indexed: 'with spot prices, by the hour',
    class: 'with peak and off-peak prices',
    fixed: 'with one price at all hours',
  },
  timerIdle: '{paying}; a timer would change nothing',
  openTo: {
    both: 'depending on how you charge and what you pay',
    baseline: 'depending on how you charge',
    contract: 'depending on what you pay',
  },
};

const WORDS: Record<Language, typeof FRENCH> = { fr: FRENCH, en: ENGLISH };

export const situationWords = (language: Language) => WORDS[language];

/** How a gain is written wherever it leaves the simulator's page: never without what it stands on. */
export interface SituatedGain {
  /** The gain, or the span of what is open. */
  amount: string;
  unit: string;
  /** How far a gain goes; null of a span, and until it is computed. */
  range: string | null;
  /** How the fleet charges today and what it pays, or what of it is open. */
  situation: string;
  /** The gain against the other way of charging; null where the way is open, or makes no difference. */
  other: string | null;
  /** The amount for the whole fleet. */
  fleet: string;
}

export function situatedGain(
  shown: ShownFigures,
  answered: Answered,
  language: Language,
): SituatedGain {
  const { unit, openTo, ...words } = WORDS[language];
  const { span, perVehicle, against, isTimerIdle } = shown;
  if (span !== null) {
    return {
      amount: amountOf(span.perVehicle, language),
      unit,
      range: null,
      situation: openTo[openOf(answered, isTimerIdle)],
      other: null,
      fleet: amountOf(span.fleet, language),
    };
  }
  const written = (amount: number) => wholeEuros(amount, language);
  const own = answered.baseline ?? 'arrival';
  const other = own === 'arrival' ? 'timer' : 'arrival';
  const paying = words.paying[priceOf(answered) ?? 'indexed'];
  const rangeOf = ({ lowEuros, highEuros }: ShownGain) =>
    lowEuros === null || highEuros === null
      ? null
      : fill(words.range, { low: written(lowEuros), high: written(highEuros) });
  return {
    amount: written(perVehicle.gainEuros),
    unit,
    range: rangeOf(perVehicle),
    situation: isTimerIdle
      ? fill(words.timerIdle, { paying })
      : `${words.comparedWith[own]}, ${paying}`,
    other: isTimerIdle
      ? null
      : joined(
          written(against[other].gainEuros),
          rangeOf(against[other]),
          words.comparedWith[other],
        ),
    fleet: written(shown.fleet.gainEuros),
  };
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** Ends that are the same to the euro are written once. */
const amountOf = ({ lowEuros, highEuros }: GainRange, language: Language): string =>
  lowEuros === highEuros ? wholeEuros(lowEuros, language) : euros([lowEuros, highEuros], language);

/** Null while it is open. */
const priceOf = ({ contract }: Answered) => (contract === 'unknown' ? null : contract);

function openOf(answered: Answered, isTimerIdle: boolean) {
  if (priceOf(answered) !== null) return 'baseline';
  return answered.baseline === null && !isTimerIdle ? 'both' : 'contract';
}

/** In one sentence, without its full stop. */
export function gainSentence(shown: ShownFigures, answered: Answered, language: Language): string {
  const { amount, unit, range, situation } = situatedGain(shown, answered, language);
  return `${joined(amount, unit, range)}, ${situation}`;
}
