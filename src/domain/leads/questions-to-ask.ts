import { arrivalHourOf, type FieldId, fleetOf, wouldTimerBeIdle } from '../simulator/index.ts';
import type { AnalysedFleet } from './analysed-fleet.ts';

/** What a salesperson would want to know next, beside the visitor's answers. */
const QUESTIONS = [
  'hours',
  'moveable',
  'contract',
  'charging_today',
  'subscribed_power',
  'contract_end',
  'distance',
  'models',
  'chargers',
  'decision',
] as const;
export type Question = (typeof QUESTIONS)[number];

interface Known {
  /** What the form asked, by its names on the wire. */
  answers: Readonly<Record<string, unknown>>;
  /** The fleet as its analysis takes it, from the linked simulation or else from the form, and what of it was said. */
  fleet: Pick<AnalysedFleet, 'inputs' | 'given'>;
}

const isGiven = ({ fleet }: Known, field: FieldId) => fleet.given.includes(field);

/** In the middle of the night, when every vehicle that stays until the morning is plugged in. */
const NIGHT_HOUR = 2;
const isThereAtNight = ({ fleet: { inputs } }: Known) =>
  (NIGHT_HOUR - arrivalHourOf(inputs) + 24) % 24 < inputs.hours;

/** In this order; the last three can always be asked, so that there are three. */
const IS_OPEN: Record<Question, (known: Known) => boolean> = {
  hours: (known) => !isGiven(known, 'departureHour'),
  moveable: (known) => isGiven(known, 'departureHour') && !isThereAtNight(known),
  contract: ({ fleet: { inputs } }) => inputs.contract === null || inputs.contract === 'unknown',
  charging_today: ({ fleet: { inputs } }) =>
    inputs.baseline === null && !wouldTimerBeIdle(fleetOf(inputs)),
  subscribed_power: ({ fleet }) => fleet.inputs.siteKw === null,
  contract_end: ({ fleet: { inputs } }) =>
    inputs.contract === 'class' || inputs.contract === 'fixed',
  distance: (known) =>
    !isGiven(known, 'startPercent') && known.answers.daily_distance === undefined,
  models: () => true,
  chargers: () => true,
  decision: () => true,
};

/** Of an urgent lead one question is always who decides, and by when. */
const isUrgent = ({ answers }: Known) =>
  answers.urgency === 'immediate' || answers.urgency === '3_months';

const HOW_MANY = 3;

/** The three questions to ask, by what was answered and what was left open. */
export function questionsToAsk(known: Known): Question[] {
  const open = QUESTIONS.filter((question) => IS_OPEN[question](known));
  if (!isUrgent(known)) return open.slice(0, HOW_MANY);
  const others = open.filter((question) => question !== 'decision');
  return [...others.slice(0, HOW_MANY - 1), 'decision'];
}
