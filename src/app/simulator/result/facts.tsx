import { memo } from 'react';
import { eurosPer, measure, number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import type { FleetInputs, Mode } from '#domain/simulator/inputs.ts';
import { GAIN_PER_VEHICLE_MONTH_EUROS } from '#domain/simulator/model/estimate.ts';
import { RULES } from '#domain/simulator/specified-figures.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { duration, times, wholePercent } from '../amounts.ts';
import { enoughDecimals, factorDecimals, productDecimals, rounded } from '../enough-decimals.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import cards from './cards.module.css';

interface FactsProps {
  inputs: FleetInputs;
  mode: Mode;
  main: MainResults;
  leadScore: number;
}

type Fact = readonly [name: string, value: string];

/** Everything else that is known of the fleet; Expert mode shows more of it. */
export const Facts = memo(function Facts({ inputs, mode, main, leadScore }: FactsProps) {
  const texts = useTexts();
  const { facts } = texts.words;
  const groups = [
    { name: facts.groups.fleet, entries: fleetFacts(main, inputs.vehicles, texts) },
    ...(mode === 'expert' ? expertGroups(inputs, main, leadScore, texts) : []),
  ];
  return (
    <section className={cards.card} id="facts">
      <Heading level={2} size="head">
        {facts.title}
      </Heading>
      <div className={cards.groups}>
        {groups.map(({ name, entries }) => (
          <div key={name}>
            <h3>{name}</h3>
            <dl>
              {entries.map(([fact, value]) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{displayText(value)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <Product inputs={inputs} main={main} />
    </section>
  );
});

function fleetFacts(main: MainResults, vehicles: number, texts: SimulatorTexts): Fact[] {
  const { estimate, specified, comparison, daysPerYear } = main;
  const { words, language } = texts;
  const { facts } = words;
  const savedKgPerDay = (estimate.savedCo2Kg * vehicles) / daysPerYear;
  return [
    [facts.monthly, wholeEuros(estimate.gainPerMonthEuros, language)],
    [facts.co2Day, saved(savedKgPerDay, 'kg', 1, texts)],
    [facts.flexibilityKwh, measure(specified.flexibilityKwhPerDay, 'kWh', language)],
    [facts.potential, facts.potentials[specified.potential]],
    [facts.score, fill(facts.outOfTen, { score: number(specified.scoreOutOfTen, language, 1) })],
    [facts.average, times(comparison.multipleOfAverage, language)],
  ];
}

function expertGroups(
  { vehicles, batteryKwh, efficiencyPercent }: FleetInputs,
  { estimate, specified, daysPerYear }: MainResults,
  leadScore: number,
  texts: SimulatorTexts,
): { name: string; entries: Fact[] }[] {
  const { words, language } = texts;
  const { facts } = words;
  const share = (percent: number) => wholePercent(percent, language);
  const kw = (value: number) => measure(Math.round(value), 'kW', language);
  const yearly = (value: string) => fill(facts.perYear, { value });
  const cycles = (kwh: number) => yearly(number(kwh / batteryKwh, language));
  const drivenKwh = estimate.kwh * Math.sqrt(efficiencyPercent / 100);
  return [
    {
      name: facts.groups.ready,
      entries: [
        [facts.ready, share(estimate.shortByKwh > 0 ? 0 : 100)],
        [facts.success, share(specified.successPercent)],
        [facts.needed, measure(specified.neededKwhPerVehicle, 'kWh', language, 1)],
        [facts.chargeTime, duration(specified.chargeHours, language)],
      ],
    },
    {
      name: facts.groups.flexibility,
      entries: [
        [facts.capacity, kw(specified.capacityKw)],
        [
          facts.flexibility,
          fill(facts.outOf, { score: number(specified.flexibilityPercent, language) }),
        ],
        [facts.activation, fill(facts.activationUnit, { days: number(daysPerYear, language) })],
        [
          facts.valorisable,
          yearly(measure((estimate.movedKwh * vehicles) / 1000, 'MWh', language)),
        ],
        [facts.network, facts.networkLevels[specified.networkServices]],
        [facts.tariff, facts.tariffLevels[specified.tariffOptimisation]],
      ],
    },
    {
      name: facts.groups.operations,
      entries: [
        [facts.yearly, wholeEuros(estimate.gainEuros * vehicles, language)],
        [facts.operational, share(specified.operationalEfficiencyPercent)],
        [facts.management, share(estimate.kwh > 0 ? (100 * estimate.movedKwh) / estimate.kwh : 0)],
        [
          facts.peak,
          fill(facts.peakChange, {
            before: number(Math.round(estimate.subscribedTodayKw), language),
            after: kw(estimate.subscribedKw),
          }),
        ],
        [facts.leadScore, fill(facts.outOf, { score: number(leadScore, language) })],
      ],
    },
    {
      name: facts.groups.battery,
      entries: [
        [facts.drivingCycles, cycles(drivenKwh)],
        [facts.cycles, cycles(estimate.soldKwh)],
        [facts.co2Year, saved((estimate.savedCo2Kg * vehicles) / 1000, 't', 2, texts)],
      ],
    },
  ];
}

/** What moving the charging spares; where that is nothing, it is not dressed up. */
function saved(amount: number, unit: string, decimals: number, texts: SimulatorTexts): string {
  const { words, language } = texts;
  return amount >= 0.5 / 10 ** decimals
    ? measure(amount, unit, language, decimals)
    : words.facts.noEffect;
}

/** The specification's own product, filled in: all chargers at full power, all hours, all days. */
function Product({ inputs, main }: { inputs: FleetInputs; main: MainResults }) {
  const { words, language } = useTexts();
  const { specified, estimate } = main;
  const { capacityKw } = specified;
  const needed = (value: number) =>
    enoughDecimals(0, (round) => round(value) === rounded(value, 2));
  const factor = number(estimate.factor, language, factorDecimals(main, inputs.vehicles));
  return (
    <details className={cards.product}>
      <summary>{words.product.title}</summary>
      <p>
        {fill(words.product.text, {
          capacity: measure(capacityKw, 'kW', language, needed(capacityKw)),
          hours: measure(inputs.hours, 'h', language, needed(inputs.hours)),
          days: number(RULES.productDays, language),
          mwh: measure(specified.productMwh, 'MWh', language, productDecimals(specified)),
          price: eurosPer(RULES.productEurosPerMwh, 'MWh', language),
          euros: wholeEuros(specified.productEuros, language),
          carbon: measure(RULES.productCo2TonnesPerMwh, 't/MWh', language, 2),
          co2: measure(specified.productCo2Tonnes, 't', language),
        })}
      </p>
      <p>
        {fill(words.product.caution, {
          drawn: measure((estimate.kwh * inputs.vehicles) / 1000, 'MWh', language),
        })}
      </p>
      <p>
        {fill(words.product.co2Rule, {
          vehicles: number(inputs.vehicles, language),
          grams: measure(RULES.co2PerVehicleDayGrams, 'g', language),
          factor,
          co2: measure(specified.co2GramsPerDayByRule / 1000, 'kg', language, 1),
        })}
      </p>
      <p>
        {fill(words.product.monthlyRule, {
          vehicles: number(inputs.vehicles, language),
          base: wholeEuros(GAIN_PER_VEHICLE_MONTH_EUROS, language),
          factor,
          gain: wholeEuros(estimate.gainPerMonthEuros, language),
        })}
      </p>
    </details>
  );
}
