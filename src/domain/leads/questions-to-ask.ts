import type { AnalysedFleet } from '../simulator/analysis-figures.ts';
import { arrivalHourOf, type FieldId } from '../simulator/inputs.ts';

/** What a salesperson would want to know next, beside the visitor's answers. */
const QUESTIONS = [
  'hours',
  'moveable',
  'fixed_contract',
  'contract',
  'subscribed_power',
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
  hours: (known) => !isGiven(known, 'slot'),
  moveable: (known) => isGiven(known, 'slot') && !isThereAtNight(known),
  fixed_contract: ({ fleet }) => fleet.inputs.contract === 'fixed',
  contract: (known) => !isGiven(known, 'contract'),
  subscribed_power: ({ fleet }) => fleet.inputs.siteKw === null,
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
