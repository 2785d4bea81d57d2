import { expect, test } from 'vitest';
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
