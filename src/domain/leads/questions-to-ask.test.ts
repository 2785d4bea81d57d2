import { expect, test } from 'vitest';
import { givenAnswers } from '../simulator/analysis-figures.ts';
import { clampInputs, type FleetInputs, type Mode } from '../simulator/inputs.ts';
import { leadFleet } from './lead-fleet.ts';
import { CHARGING_HOURS, DAILY_DISTANCES_KM, URGENCIES } from './options.ts';
import { questionsToAsk } from './questions-to-ask.ts';

type Simulated = Partial<FleetInputs> & { mode: Mode };

const OPEN = { fleet_size: 50, vehicle_type: 'vans', industry: 'logistics', urgency: '6_months' };
const ANSWERED = { ...OPEN, charging_hours: 'night', daily_distance: 100 };

function asked(answers: Record<string, unknown>, simulated: Simulated | null) {
  if (simulated === null) return questionsToAsk({ answers, fleet: leadFleet(answers) });
  const { mode, ...changed } = simulated;
  const { inputs } = clampInputs(changed);
  return questionsToAsk({ answers, fleet: { inputs, given: givenAnswers(mode, inputs) } });
}

const simple: Simulated = { mode: 'simple' };
const expert: Simulated = { mode: 'expert' };

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
  ['a short simulation', OPEN, simple, ['contract', 'subscribed_power', 'distance']],
  [
    'a simulation of nights, where the form said by day',
    { ...ANSWERED, charging_hours: 'day' },
    { ...simple, slot: 'night' },
    ['contract', 'subscribed_power', 'models'],
  ],
  [
    'a simulation that says contract, power and how full the vehicles return',
    OPEN,
    { ...expert, siteKw: 250, startPercent: 40 },
    ['models', 'chargers', 'decision'],
  ],
  [
    'a simulation of a window over midnight, beside a slot by day',
    OPEN,
    { ...expert, slot: 'standard', hours: 13, departureHour: 7, siteKw: 250 },
    ['distance', 'models', 'chargers'],
  ],
  [
    'a simulation at a fixed price',
    ANSWERED,
    { ...expert, contract: 'fixed', siteKw: 250 },
    ['fixed_contract', 'models', 'chargers'],
  ],
  ['an urgent project', { ...OPEN, urgency: 'immediate' }, null, ['hours', 'contract', 'decision']],
])('after %s', (_what, answers, simulated, questions) => {
  expect(asked(answers, simulated)).toEqual(questions);
});

test('there are always exactly three questions, whatever is known', () => {
  for (const urgency of URGENCIES) {
    for (const charging_hours of [undefined, ...CHARGING_HOURS]) {
      for (const daily_distance of [undefined, ...DAILY_DISTANCES_KM]) {
        for (const simulated of [
          null,
          simple,
          { ...expert, contract: 'fixed', siteKw: 90 } as const,
        ]) {
          const questions = asked({ urgency, charging_hours, daily_distance }, simulated);
          expect(new Set(questions).size).toBe(3);
        }
      }
    }
  }
});
