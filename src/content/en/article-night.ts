import { DEPOT, NIGHTS_OF_YEAR, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { articleNightFigures } from '../article-night-figures.ts';
import { eurosPer, measure } from '../figures.ts';
import type fr from '../fr/article-night.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

const {
  night,
  price,
  share,
  kwh,
  kva,
  amount,
  at,
  on,
  count,
  priceAt,
  paidAt,
  leastMonth,
  mostMonth,
  site,
  vehicles,
  others,
  powerSaving,
  gain,
  gainLow,
  gainHigh,
} = articleNightFigures('en');

export default {
  meta: {
    title: 'A night at the depot: charging hour by hour',
    description:
      'Twenty-five vans, one real night, thirteen hours: what smart charging decides, when V2G adds to it, and the full table.',
  },
  hero: articles.titles['article-night'],
  common: articles.common,
  topic: articles.topics.operations,
  next: articles.titles['article-contract'].title,
  sections: {
    depot: {
      title: 'The depot',
      body: [
        `${vehicles} vans, ${kwh(DEPOT.vehicleBatteryKwh)} batteries, ${measure(DEPOT.chargerKw, 'kW', 'en')} chargers. The site subscribes ${site}, little more than half of what the chargers could draw together. The vans come back at ${at(DEPOT.arrivalHour)} with ${share(DEPOT.startShare)} in the battery and leave at ${at(DEPOT.departureHour)} with ${share(DEPOT.targetShare)}. ${share(DEPOT.controllableShare)} of them follow a plan; the others charge as they always did. It is an example, not a customer; the same night opens our home page.`,
        `The night is a real one: ${on(night.date)}, at French day-ahead prices{entsoe}. We picked it because it is ordinary: rank the ${count(NIGHTS_OF_YEAR.nights)} working nights of ${String(NIGHTS_OF_YEAR.year)} by what smart charging saves in them, and this is the one in the middle. Amounts are those of the bill: energy, grid charges and excise duty, without subscribed power and VAT.`,
        'There are two ways through it: charge on arrival, as a charger without instructions does; or smart charging, with software alone. The third, giving energy back to the grid, takes bidirectional chargers and a night that suits it. We come back to that below.',
      ],
    },
    soir: {
      title: 'The evening: doing nothing, at the right time',
      body: [
        `At ${at(18)} everyone comes home, at your place and everywhere else. That is the peak: ${priceAt(18)} on the wholesale market, ${paidAt(18)} once the grid charge of a winter peak hour and excise duty are added. Without instructions the chargers draw ${measure(DEPOT.siteKw, 'kW', 'en')} from the first minute and do not stop until after ${at(22)}: the night’s bill is made in its dearest hours.`,
        `Smart charging waits. What is left at the meter is ${measure(night.hours[0]?.chargedKwh ?? Number.NaN, 'kW', 'en')}: the vehicles we do not control, ${others} of the fleet. We count them, because there are always some.`,
        `At ${at(22)} the grid tariff turns off-peak and the price paid falls to ${paidAt(22)}. The plan still waits: at ${at(23)} the market stands at ${priceAt(23)}, and it will go lower. It is the hardest part to accept the first time: vehicles plugged in, lights on, and a battery that does not fill. It is not broken. It is waiting for a price.`,
      ],
    },
    nuit: {
      title: 'The night: six hours, unhurried',
      body: [
        `The plan starts at ${at(night.planStartHour)}, when the market reaches ${priceAt(night.planStartHour)}. From there until ${at(6)} the site draws ${measure(night.subscribedKw, 'kW', 'en')}, hour after hour, with the low at ${at(night.low.hour)}: ${price(night.low.eurosPerMwh)}, or ${paidAt(night.low.hour)} paid. Grid charges go back to peak at ${at(6)}; by then the batteries stand at ${share(DEPOT.targetShare)}, an hour before departure.`,
        `Why not at full power, and finish sooner? Because subscribed power is paid for all year. By spreading its charging this depot makes do with ${kva(night.subscribedKw)} instead of ${site}: ${powerSaving} per vehicle per year, before sharing. A few nights cost a little more, the year costs less. And the departure time is in command, never the price: the plan is built backwards from it.`,
        'In real life you keep a margin. A vehicle that returns emptier than expected, a faulty charger, an earlier departure: the plan is then worked out again with the hours that are left. If the target moves out of reach, you need to know in the evening and not in the morning. Insist on that alert from your operator.',
      ],
    },
    tableau: {
      title: 'The thirteen hours in figures',
      body: [
        'Energy at the site’s meter, for all vehicles together; level of a controlled vehicle at the end of each hour. The price paid is the wholesale price with grid charges and excise duty.',
      ],
      rest: [
        `In all: ${amount(night.onArrivalEuros)} on arrival, ${amount(night.planEuros)} with smart charging, or ${amount(night.onArrivalEuros - night.planEuros)} less, before sharing. Subscribed power and VAT are not counted here.`,
      ],
    },
    lecture: {
      title: 'What this night teaches',
      body: [
        `First, the order of magnitude. Smart charging takes ${share(1 - night.planEuros / night.onArrivalEuros)} off the night’s electricity without turning a screw. One night in two does better: the best, ${on(NIGHTS_OF_YEAR.most.date)}, saved ${amount(NIGHTS_OF_YEAR.most.savedEuros)}. The worst, ${on(NIGHTS_OF_YEAR.least.date)}, cost ${amount(-NIGHTS_OF_YEAR.least.savedEuros)} more than without a plan: the evening was cheaper than the night, and with less power subscribed the depot could not make full use of it.`,
        `Second, giving energy back. On this night it would have earned nothing: what you sell has to be bought again, with grid charges, excise duty and losses, and wear counts too, at ${eurosPer(DEPOT.wearEurosPerKwh, 'kWh', 'en', 2)} given back. In ${String(NIGHTS_OF_YEAR.year)}, V2G paid on day-ahead prices on only ${count(NIGHTS_OF_YEAR.givingBackNights)} nights. On the best of them, ${on(V2G_NIGHT.date)}, the market rose to ${price(V2G_NIGHT.peak.eurosPerMwh)} at ${at(V2G_NIGHT.peak.hour)}: in that single hour this depot would have given back ${kwh(V2G_NIGHT.givenBackKwh)}, its batteries would have gone from ${share(DEPOT.startShare)} down to ${share(DEPOT.reserveShare)}, the reserve, and the night would have cost another ${amount(V2G_NIGHT.smartOnlyEuros - V2G_NIGHT.planEuros)} less. What pays for a bidirectional charger is above all grid services.`,
        `The calendar matters as much as the clock. The average night in ${leastMonth.name} saved ${leastMonth.saved}; in ${mostMonth.name}, ${mostMonth.saved}. The same vehicles, the same chargers. That is why a month’s trial proves nothing, either way, and why a gain should be read over twelve months: here ${gain} per vehicle per year, which the fleet keeps after sharing, averaged over three years of prices, and ${gainLow} to ${gainHigh} depending on the assumptions.`,
        'Third, power. Without control, the site runs at its limit during the peak of the whole district. With it, the site stays far below that limit and draws while the grid is resting. If you add vehicles next year, your first gain may lie there rather than in the price of energy: a bigger connection you do not have to buy.',
        [
          'Write down your real hours: arrival, departure, days without a trip. The hour of return matters more than the power of the chargers: it decides what you pay today.',
          'Note the average level on return: it is the energy there is to move. A vehicle that comes back almost full has little to gain.',
          'Ask your network operator for the site’s load curve: it shows how much power is free, and at which hours.',
        ],
      ],
    },
    exploitation: {
      title: 'And in the morning, for the operator?',
      body: [
        'Nothing new to do, which is the point. Drivers plug in when they return, as before; they find their level when they leave. The rest is an instruction that charger or vehicle follows, and a record you can check: hour by hour, energy, price, level. If an operator does not give you that record, you will never be able to verify what you are paid.',
        'Plan for the exception too. A button, in the app or on the charger, must let someone say: this vehicle leaves early, charge it now. It will rarely be used. But it is what makes the crew accept the rest.',
      ],
    },
  },
  figure: {
    summary: `The price peaks at ${price(night.peak.eurosPerMwh)} at ${at(night.peak.hour)} and at ${at(night.low.hour)} falls to ${price(night.low.eurosPerMwh)}. Without instructions, charging happens in the evening; with the plan, from ${at(night.planStartHour)} to ${at(6)}, at ${measure(night.subscribedKw, 'kW', 'en')}.`,
    caption: `${vehicles} vans, ${site} subscribed, real prices of ${on(night.date)}. Dashed: on arrival. Blue: the plan, and in the evening the ${others} of vehicles not controlled. Line: wholesale price.`,
    price: 'wholesale price',
    onArrival: 'on arrival',
    plan: 'the plan',
    table: {
      caption: 'The night hour by hour',
      hour: 'Hour',
      price: 'Market (€/MWh)',
      paid: 'Paid (€/MWh)',
      onArrival: 'On arrival (kWh)',
      plan: 'The plan (kWh)',
      level: 'Level',
    },
  },
  sources: {
    entsoe: `ENTSO-E Transparency Platform, day-ahead prices, France, ${String(NIGHTS_OF_YEAR.year)}. Plan computed by the simulator’s model; grid charges and excise duty at the rates in force.`,
  },
} as const satisfies Words<typeof fr>;
