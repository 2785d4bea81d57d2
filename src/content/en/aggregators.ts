import type fr from '../fr/aggregators.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: 'Aggregators: fleet batteries through one API',
    description:
      'Charging capacity that is measured, predictable and controlled by API: the batteries of professional fleets in your portfolio.',
  },
  hero: {
    title: 'Fleet batteries you can call on by API',
    lead: 'One API, whole depots, hours known the day before. You integrate one call; nothing to install on site. Figures of an example depot, on a real night.',
    overview: 'Solutions',
    here: 'Aggregators',
    access: 'Request access',
    engineer: 'Talk to an engineer',
    facts: [
      {
        figure: f.depotNight.calledKw,
        name: `to pause, compared with the charging planned, at a depot of ${f.depot.vehicles} vans`,
      },
      {
        figure: `${f.depotNight.chargesFrom} to ${f.depotNight.chargesTo}`,
        name: 'when this depot charges, known the day before',
      },
      {
        figure: f.short.activationWithin,
        name: 'from your call to the last vehicle',
      },
      {
        figure: f.depotNight.reservePay,
        name: `a night before sharing, at most, at prices of the second half of 2025: ${f.reservePrice.afrr} per hour of aFRR`,
      },
    ],
  },
  activation: {
    request: 'Your call',
    answer: 'Our response',
    called: 'call',
    deadline: f.claims.activationWithin,
    before: `${f.depotNight.calledKw} charging`,
    after: 'charging paused',
    without: 'without a call',
    summary: `One API call pauses the charging of a depot: from ${f.depotNight.calledKw} to zero in under ${f.depotNight.calledWithin}. The ${f.depotNight.calledVehicles} vans stop one after the other.`,
    caption: `Outline of an exchange, for the depot of ${f.depot.vehicles} vans on our home page, ${f.depotNight.calledVehicles} of them controlled, in an hour when it charges. What is missing is made up in time for the ${f.depotNight.departure} departure.`,
  },
  benefits: {
    title: 'What the API adds to your portfolio',
    entries: [
      {
        name: 'capacity',
        title: 'Power, already pooled',
        text: 'Depots brought together in one block, with a day-ahead forecast for each site. Smart charging everywhere; exporting (V2G) where the chargers are bidirectional.',
        figure: `+${f.claims.capacity}`,
        condition: 'of controllable power across all connected fleets',
      },
      {
        name: 'activation',
        title: 'An answer in seconds',
        text: 'We acknowledge the order, adjust the power and send back the measurement. Each vehicle’s departure time comes first.',
        figure: f.short.activationWithin,
        condition: 'from call to power, vehicles plugged in',
      },
      {
        name: 'interfaces',
        title: 'Three ways to plug in',
        text: [
          'A REST API to give orders, a WebSocket to follow the power live, SDKs to integrate sooner.',
          ...f.stated.sandbox,
        ].join(' '),
        figure: 'REST, WebSocket, SDK',
        condition: 'documentation on request',
      },
      {
        name: 'commitment',
        title: 'Service levels in the contract',
        text: `Platform availability, activation time, response time. An engineer answers any reported incident ${f.claims.slaResponseWithin}.`,
        figure: f.claims.availability,
        condition: 'availability of the platform, under the service agreement',
      },
    ],
  },
  course: {
    title: 'From tomorrow’s forecast to the month’s settlement',
    text: 'You keep the market and the balancing. We look after the fleet, the metering and the departure time.',
    steps: [
      { name: 'Forecast', when: 'the day before, per site' },
      { name: 'Call', when: 'REST or WebSocket' },
      {
        name: 'Activation',
        when: f.claims.activationWithin,
      },
      { name: 'Metering and settlement', when: 'every month' },
    ],
  },
  closing: {
    title: 'Start with one depot',
    lead: 'Tell us your markets and your products: we set up a trial with you.',
    contact: 'Contact us',
    documentation: 'Ask for the documentation',
  },
} as const satisfies Words<typeof fr>;
