import type fr from '../fr/simulator-board.ts';
import { promised } from '../promises.ts';
import type { Words } from '../words.ts';

export default {
  answers: 'Your fleet',
  summary: '{activity}, plugged in from {arrival} to {departure}',
  vehicles: '{vehicles} vehicles',
  summarised: {
    baseline: { arrival: 'charging as soon as plugged in', timer: 'on a timer' },
    contract: {
      fixed: 'one price at all hours',
      class: 'peak and off-peak prices',
      indexed: 'spot prices',
      unknown: 'price unknown',
    },
    expert: 'Expert settings',
  },
  change: 'Change',
  sheet: { title: 'Your answers', close: 'Close', done: 'See my result' },
  hours: {
    label: 'Hours plugged in',
    from: 'Plugged in from',
    until: 'to',
    perDay: 'a day',
    spoken: '{hours} hours, from {arrival} to {departure}',
    slots: 'Usual hours',
    slot: {
      standard: 'Standard: plugged in from 6 a.m. to 10 p.m.',
      early: 'Early: plugged in from 5 a.m. to 9 p.m.',
      late: 'Late: plugged in from 8 a.m. to midnight',
      night: 'Night: plugged in from 10 p.m. to 6 a.m.',
    },
    impossible:
      'From {arrival} to {departure} is {hours}: the calculation takes 6 to 16 hours. It keeps {kept} until the other time is given.',
    keptHours: '{arrival} to {departure}',
    unread: 'Write a time such as 17:30. The calculation keeps {kept}.',
  },
  idle: {
    title: 'Back at {arrival}: a timer would change nothing.',
    text: 'Nothing to answer with these hours.',
  },
  hints: {
    timer: 'set to off-peak hours',
    class: '2 to 5 prices on the bill: HPH, HCH…',
    indexed: 'spot prices',
  },
  priceHelp:
    'French prices and tariffs. Locked in for three years with peak and off-peak hours? Choose peak and off-peak prices. The same if it follows the regulated tariff and tells hours apart.',
  power: {
    open: 'I have my bill: give the subscribed power',
    given: 'Subscribed power: {kva}',
    where: 'On the French bill, the line ‘puissance souscrite’ or ‘PS’.',
    supposed: 'Left empty, we assume {kva}, {share} of your chargers.',
    needed: 'Left empty, we assume {kva}, which your vehicles need.',
  },
  figure: {
    title: 'You would pay less',
    unit: 'per vehicle per year',
    fleet: 'a year for your\n{vehicles} vehicles',
    both: 'Two more answers: how you charge and your price.',
    contract: 'One more answer: your price.',
    baseline: 'One more answer: how you charge.',
    unknown: 'Price unknown: from the lowest to the highest of the three.',
    share: 'Our share, {share}, is deducted.',
    range: 'Cautious {low}, favourable {high};',
    pending: 'The range is being worked out;',
    answered: 'our share, {share}, deducted; during the beta it is not invoiced.',
    spoken: '{figure} per vehicle per year, {fleet} a year for the fleet.',
  },
  next: {
    analysis: 'Get my analysis',
    delay: `by email, ${promised('analysisWithin', 'en')}`,
    share: 'Share',
    pdf: 'Download the PDF',
    six: 'See the six situations',
  },
  six: {
    caption: 'Per vehicle per year, our share deducted.',
    idle: 'A timer changes nothing.',
    price: 'Your price',
    baseline: { arrival: 'As soon as plugged in', timer: 'On a timer' },
    gain: 'Gain',
    own: 'you',
  },
  groups: {
    vehicles: 'Vehicles and chargers',
    prices: 'Prices and power',
    control: 'Control and sharing',
    v2g: 'Exporting to the grid (V2G)',
  },
  groupValues: {
    vehicles:
      '{vehicleType}, {chargerKw} charger, {batteryKwh} battery, from {startPercent} to {targetPercent}',
    prices: 'off-peak {offPeak}, {power}',
    supposedPower: 'power assumed at {subscribedSharePercent} of the chargers',
    givenPower: '{siteKw} subscribed',
    control:
      '{controllablePercent} of the fleet controllable, {capturePercent} of the gain obtained, {fleetSharePercent} for you',
    v2g: 'bidirectional chargers: {bidirectional}, efficiency {efficiencyPercent}',
  },
  typedPrices: 'Energy prices of your bill, without grid charges and taxes',
} as const satisfies Words<typeof fr>;
