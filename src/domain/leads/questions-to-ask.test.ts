import { expect, test } from 'vitest';
import { clampInputs, type FleetInputs } from '../simulator/index.ts';
import { givenAnswers } from './analysed-fleet.ts';
import { leadFleet } from './lead-fleet.ts';
import { CHARGING_HOURS, DAILY_DISTANCES_KM, URGENCIES } from './options.ts';
import { questionsToAsk } from './questions-to-ask.ts';

type Simulated = Partial<FleetInputs>;

const OPEN = { fleet_size: 50, vehicle_type: 'vans', industry: 'logistics', urgency: '6_months' };
const ANSWERED = { ...OPEN, charging_hours: 'night', daily_distance: 100 };

function asked(answers: Record<string, unknown>, simulated: Simulated | null) {
  if (simulated === null) return questionsToAsk({ answers, fleet: leadFleet(answers) });
  const { inputs } = clampInputs(simulated);
  return questionsToAsk({ answers, fleet: { inputs, given: givenAnswers(inputs) } });
}

/** Back at 18 h, where a timer would change something. */
const EVENING = { departureHour: 7, hours: 13 } as const;
const SITUATED = { ...EVENING, baseline: 'arrival', contract: 'indexed' } as const;

test.each<[string, Record<string, unknown>, Simulated | null, string[]]>([
  ['nothing but what must be answered', OPEN, null, ['hours', 'contract', 'subscribed_power']],
  [
    'hours that are flexible',
    { ...ANSWERED, charging_hours: 'flexible' },
    null,
    ['hours', 'contract', 'subscribed_power'],
  ],
  [
    'charging by day',
    { ...ANSWERED, charging_hours: 'day' },
    null,
    ['moveable', 'contract', 'subscribed_power'],
  ],
  ['everything, without a simulation', ANSWERED, null, ['contract', 'subscribed_power', 'models']],
  ['a simulation of the night', OPEN, {}, ['contract', 'subscribed_power', 'distance']],
  [
    'a simulation from the evening on',
    OPEN,
    EVENING,
    ['contract', 'charging_today', 'subscribed_power'],
  ],
  [
    'a simulation at a price that nobody knows',
    ANSWERED,
    { ...SITUATED, contract: 'unknown' },
    ['contract', 'subscribed_power', 'models'],
  ],
  [
    'a simulation that says only what is paid',
    ANSWERED,
    { ...EVENING, contract: 'indexed', siteKw: 250 },
    ['charging_today', 'models', 'chargers'],
  ],
  [
    'a simulation that says contract, power and how full the vehicles return',
    OPEN,
    { ...SITUATED, siteKw: 250, startPercent: 40 },
    ['models', 'chargers', 'decision'],
  ],
  [
    'a simulation of nights, where the form said by day',
    { ...ANSWERED, charging_hours: 'day' },
    SITUATED,
    ['subscribed_power', 'models', 'chargers'],
  ],
  [
    'a simulation with peak and off-peak prices',
    ANSWERED,
    { ...SITUATED, contract: 'class', siteKw: 250 },
    ['contract_end', 'models', 'chargers'],
  ],
  [
    'a simulation with one price at all hours',
    ANSWERED,
    { ...SITUATED, contract: 'fixed', siteKw: 250 },
    ['contract_end', 'models', 'chargers'],
  ],
  ['an urgent project', { ...OPEN, urgency: 'immediate' }, null, ['hours', 'contract', 'decision']],
])('after %s', (_what, answers, simulated, questions) => {
  expect(asked(answers, simulated)).toEqual(questions);
});

test('there are always exactly three questions, whatever is known', () => {
  for (const urgency of URGENCIES) {
    for (const charging_hours of [undefined, ...CHARGING_HOURS]) {
      for (const daily_distance of [undefined, ...DAILY_DISTANCES_KM]) {
        for (const simulated of [null, {}, { ...SITUATED, siteKw: 90 }]) {
          const questions = asked({ urgency, charging_hours, daily_distance }, simulated);
          expect(new Set(questions).size).toBe(3);
        }
      }
    }
  }
});
