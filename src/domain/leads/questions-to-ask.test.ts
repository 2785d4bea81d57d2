import { expect, test } from 'vitest';
import { CHARGING_HOURS, DAILY_DISTANCES_KM, URGENCIES } from './options.ts';
import { questionsToAsk } from './questions-to-ask.ts';

const OPEN = { fleet_size: 50, vehicle_type: 'vans', industry: 'logistics', urgency: '6_months' };
const ANSWERED = { ...OPEN, charging_hours: 'night', daily_distance: 100 };

test.each([
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
  [
    'a simulation without subscribed power',
    OPEN,
    { contract: 'indexed', siteKw: null },
    ['contract', 'subscribed_power', 'distance'],
  ],
  [
    'a simulation at a fixed price',
    ANSWERED,
    { contract: 'fixed', siteKw: 250 },
    ['fixed_contract', 'models', 'chargers'],
  ],
  ['an urgent project', { ...OPEN, urgency: 'immediate' }, null, ['hours', 'contract', 'decision']],
])('after %s', (_what, answers, simulated, questions) => {
  expect(questionsToAsk({ answers, simulated })).toEqual(questions);
});

test('there are always exactly three questions, whatever is known', () => {
  for (const urgency of URGENCIES) {
    for (const charging_hours of [undefined, ...CHARGING_HOURS]) {
      for (const daily_distance of [undefined, ...DAILY_DISTANCES_KM]) {
        for (const simulated of [
          null,
          { contract: 'fixed', siteKw: 90 },
          { contract: 'indexed' },
        ]) {
          const asked = questionsToAsk({
            answers: { urgency, charging_hours, daily_distance },
            simulated,
          });
          expect(new Set(asked).size).toBe(3);
          // It is part of what is pasted into a mail to the person.
          expect(asked[0]).not.toBe('decision');
        }
      }
    }
  }
});
