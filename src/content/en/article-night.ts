import { DEPOT } from '#domain/simulator/depot.ts';
import { articleNightFigures } from '../article-night-figures.ts';
import { eurosPer, measure } from '../figures.ts';
import type fr from '../fr/article-night.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

const { night, price, share, kwh, amount, at, priceAt, spread, site, vehicles } =
  articleNightFigures('en');

export default {
  meta: {
    title: 'A night at the depot: charging hour by hour',
    description:
      'Twenty-five vans, thirteen hours, a different price in each: what smart charging decides, what V2G adds, and the full table.',
  },
  hero: articles.titles['article-night'],
  common: articles.common,
  topic: articles.topics.operations,
  next: articles.titles['article-contract'].title,
  sections: {
    depot: {
      title: 'The depot',
      body: [
        `${vehicles} vans, ${kwh(DEPOT.vehicleBatteryKwh)} batteries, ${measure(DEPOT.chargerKw, 'kW', 'en')} chargers. The site’s connection leaves ${site} for charging, little more than half of what the chargers could draw together. The vans come back at ${at(DEPOT.arrivalHour)} with ${share(DEPOT.startShare)} in the battery and leave at ${at(DEPOT.departureHour)} with ${share(DEPOT.targetShare)}. It is an example, not a customer; the same night opens our home page.`,
        `Prices are those of the French wholesale market, day-ahead, as hourly averages over ${String(DEPOT.priceYear)}{entsoe}. A real night has more contrast: an average smooths the extremes. What follows is therefore on the low side of what a good night allows.`,
        'There are three ways through that night: charge on arrival, as a charger without instructions does; smart charging, with software alone; or smart charging and giving energy back, with bidirectional chargers and compatible vehicles.',
      ],
    },
    soir: {
      title: 'The evening: doing nothing, at the right time',
      body: [
        `At ${at(18)} everyone comes home, at your place and everywhere else. The wholesale price stands at ${priceAt(18)}. Without instructions the chargers draw the site’s full ${site} from the first minute and do not stop until after ${at(22)}: the night’s bill is made in its dearest hours.`,
        `At ${at(19)}, the peak: ${priceAt(19)}. Smart charging waits. The plan with V2G does better: it gives ${kwh(night.givenBackKwh)} back to the grid in that single hour, just under what the site can carry. The batteries go from ${share(DEPOT.startShare)} down to ${share(DEPOT.reserveShare)}, the reserve we do not allow ourselves to touch.`,
        `From ${at(20)} to ${at(23)} the price slips slowly from ${priceAt(20)} to ${priceAt(23)}. Nothing moves at the depot. It is the hardest part to accept the first time: vehicles plugged in, lights on, and a battery that does not fill. It is not broken. It is waiting for a price.`,
      ],
    },
    nuit: {
      title: 'The night: charging in one go',
      body: [
        `The plan starts at ${at(1)}, when the price reaches ${priceAt(1)}. From there until ${at(5)} the site runs flat out: ${site}, hour after hour, with the low at ${at(night.low.hour)}, ${price(night.low.eurosPerMwh)}. At ${at(6)} a remainder is left, and before ${at(DEPOT.departureHour)} every vehicle stands at ${share(DEPOT.targetShare)}.`,
        'Why not earlier, to be on the safe side? Because every hour brought forward costs money. Why not later? Because the site’s power is limited: five full hours are not quite enough, and the plan has to begin early enough to finish in time. The departure time is in command, never the price: the plan is built backwards from it.',
        'In real life you keep a margin. A vehicle that returns emptier than expected, a faulty charger, an earlier departure: the plan is then worked out again with the hours that are left. If the target moves out of reach, you need to know in the evening and not in the morning. Insist on that alert from your operator.',
      ],
    },
    tableau: {
      title: 'The thirteen hours in figures',
      body: [
        'Energy at the site’s meter, for all vehicles together; average battery level at the end of each hour, with the plan. A minus sign means energy given back to the grid.',
      ],
      rest: [
        `In all: ${amount(night.onArrivalEuros)} on arrival, ${amount(night.smartOnlyEuros)} with smart charging alone, ${amount(night.planEuros)} when giving energy back, wear included at ${eurosPer(DEPOT.wearEurosPerKwh, 'kWh', 'en', 2)} given back. Energy only, at wholesale prices: network charges and taxes are not counted.`,
      ],
    },
    lecture: {
      title: 'What this night teaches',
      body: [
        `First, the order of magnitude. Smart charging nearly halves the wholesale cost of the energy without turning a screw: ${amount(night.onArrivalEuros - night.smartOnlyEuros)} less for this night. Giving energy back adds ${amount(night.smartOnlyEuros - night.planEuros)}. On this night V2G is an extra, not the foundation.`,
        'Second, how sensitive it is to wear. We have counted wear here at half our default, because otherwise an average night would give nothing back at all. The nights when V2G is really worth it are those that an average wipes out: a still evening in October, a cold winter morning.',
        `The calendar matters as much as the clock. In April 2024 the average gap between ${at(19)} and ${at(4)} was only ${spread(3)}; in October it reached ${spread(9)}. The same vehicles, the same chargers, and four times as much to gain. That is why a month’s trial proves nothing, either way, and why a gain should be read over twelve months.`,
        'Third, power. Without control, the site runs at its limit during the peak of the whole district. With it, the site runs at its limit while the grid is resting. If you add vehicles next year, your first gain may lie there rather than in the price of energy: a bigger connection you do not have to buy.',
        [
          'Write down your real hours: arrival, departure, days without a trip. One more hour plugged in during the evening is worth more than a more powerful charger.',
          'Note the average level on return. A vehicle that comes back almost full has little to move, but it can give back.',
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
    summary: `The price peaks at ${price(night.peak.eurosPerMwh)} at ${at(night.peak.hour)} and at ${at(night.low.hour)} falls to ${price(night.low.eurosPerMwh)}. Without instructions, charging happens in the evening; with the plan, ${kwh(night.givenBackKwh)} are given back at the peak and from ${at(1)} to ${at(DEPOT.departureHour)} the vans charge.`,
    caption: `${vehicles} vans, site limited to ${site}. Dashed: on arrival. Blue: charging in the plan. Ochre, downwards: energy given back (V2G, bidirectional chargers). Line: wholesale price, hourly average ${String(DEPOT.priceYear)}.`,
    price: 'wholesale price',
    onArrival: 'on arrival',
    plan: 'the plan',
    givenBack: 'given back',
    table: {
      caption: 'The night hour by hour',
      hour: 'Hour',
      price: '€/MWh',
      onArrival: 'On arrival, kWh',
      plan: 'The plan, kWh',
      level: 'Level',
    },
  },
  sources: {
    entsoe: `ENTSO-E Transparency Platform, day-ahead prices, France, ${String(DEPOT.priceYear)}; hourly averages are our own. Plan computed by our solver, the one the simulator uses.`,
  },
} as const satisfies Words<typeof fr>;
