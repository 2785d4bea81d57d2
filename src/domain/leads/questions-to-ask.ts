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
  answers: Readonly<Record<string, unknown>>;
  /** What the linked simulation was told; none where none is linked. */
  simulated: Readonly<Record<string, unknown>> | null;
}

/** In this order; the last three can always be asked, so that there are three. */
const IS_OPEN: Record<Question, (known: Known) => boolean> = {
  hours: ({ answers, simulated }) =>
    simulated === null &&
    (answers.charging_hours === undefined || answers.charging_hours === 'flexible'),
  moveable: ({ answers }) =>
    answers.charging_hours === 'day' || answers.charging_hours === 'peak_hours',
  fixed_contract: ({ simulated }) => simulated?.contract === 'fixed',
  contract: ({ simulated }) => simulated?.contract !== 'fixed',
  subscribed_power: ({ simulated }) => typeof simulated?.siteKw !== 'number',
  distance: ({ answers }) => answers.daily_distance === undefined,
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
