import type fr from '../fr/simulator-board.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  answers: 'Your fleet',
  summary: '{activity}, plugged in from {arrival} to {departure}',
  vehicles: '{vehicles} vehicles',
  summarised: {
    baseline: { arrival: 'charging on arrival', timer: 'on a timer' },
    contract: {
      fixed: 'one price at all hours',
      class: 'peak and off-peak prices',
      indexed: 'spot prices',
      unknown: 'price unknown',
    },
    power: '{kva} subscribed',
    expert: 'Expert settings',
  },
  change: 'Change',
  sheet: { title: 'Your answers', close: 'Close', done: 'See my result' },
  hours: {
    label: 'Hours plugged in',
    from: 'Plugged in',
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
    timer: 'or chargers set to off-peak hours',
    fixed: '‘Base’, even if it changes monthly',
    class: 'HP, HC, HPH, HCH… even locked in',
    indexed: 'spot prices',
  },
  priceHelp:
    'Locked in, or following the regulated tariff, with off-peak hours? Choose peak and off-peak prices. French prices and tariffs; yours can be typed in Expert mode.',
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
    unknown: 'Price unknown: the least and the most the three prices give.',
    share: 'Our share, {share}, is deducted.',
    range: 'Cautious {low}, favourable {high}.',
    rangeSupposed: 'Cautious {low}, favourable {high}, at an assumed {kva}.',
    pending: 'The range is being worked out.',
    answered: 'Our share, {share}, is deducted; during the beta you keep it.',
    spoken: '{figure} per vehicle per year, {fleet} a year for the fleet.',
  },
  next: {
    analysis: 'Get my analysis',
    delay: `by email, ${f.claims.analysisWithin}`,
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
