import { eurosPer, measure, number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { scoreOutOfTen } from '#domain/leads/simulator-score.ts';
import {
  type FleetInputs,
  type MainResults,
  type Mode,
  RULES,
  shownLines,
} from '#domain/simulator/index.ts';
import { displayText } from '#ui/display-text.ts';
import { duration, times, wholePercent } from '../amounts.ts';
import { enoughDecimals, productDecimals, rounded } from '../enough-decimals.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import styles from './sections.module.css';

interface FactsProps {
  inputs: FleetInputs;
  mode: Mode;
  main: MainResults;
  leadScore: number;
}

type Fact = readonly [name: string, value: string];

/** All that the specification asks for besides the gain; Expert mode shows more of it. */
export function Facts({ inputs, mode, main, leadScore }: FactsProps) {
  const texts = useTexts();
  const { facts } = texts.words.below;
  const groups = [
    { name: facts.groups.fleet, entries: fleetFacts(main, inputs, texts) },
    { name: facts.groups.streams, entries: streamFacts(main, texts) },
    ...(mode === 'expert' ? expertGroups(inputs, main, leadScore, texts) : []),
  ];
  return (
    <>
      <div className={styles.groups}>
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
    </>
  );
}

function fleetFacts(main: MainResults, inputs: FleetInputs, texts: SimulatorTexts): Fact[] {
  const { estimate, specified, comparison, daysPerYear } = main;
  const { words, language } = texts;
  const { facts } = words.below;
  const savedKgPerDay = (estimate.savedCo2Kg * inputs.vehicles) / daysPerYear;
  const score = number(scoreOutOfTen(inputs), language, 1);
  return [
    [facts.monthly, wholeEuros(estimate.gainPerMonthEuros, language)],
    [facts.co2Day, saved(savedKgPerDay, 'kg', 1, texts)],
    [facts.flexibilityKwh, measure(specified.flexibilityKwhPerDay, 'kWh', language)],
    [facts.potential, facts.potentials[specified.potential]],
    [facts.score, fill(facts.outOfTen, { score })],
    [facts.factor, number(estimate.factor, language, 2)],
    [facts.average, times(comparison.multipleOfAverage, language)],
  ];
}

/** The specification's four: what the value created comes from. */
function streamFacts({ estimate }: MainResults, { words, language }: SimulatorTexts): Fact[] {
  const { streams, notCounted } = words.below.facts;
  const { energyEuros, tariffEuros, powerEuros, v2gEuros } = shownLines(estimate, 1);
  return [
    [streams.tariff, wholeEuros(energyEuros + tariffEuros, language)],
    [streams.management, wholeEuros(powerEuros, language)],
    [streams.efficiency, wholeEuros(v2gEuros, language)],
    [streams.network, notCounted],
  ];
}

function expertGroups(
  { vehicles, batteryKwh, efficiencyPercent }: FleetInputs,
  { estimate, specified, daysPerYear }: MainResults,
  leadScore: number,
  texts: SimulatorTexts,
): { name: string; entries: Fact[] }[] {
  const { words, language } = texts;
  const { facts } = words.below;
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
    : words.below.facts.noEffect;
}

/** The specification's own product, filled in: all chargers at full power, all hours, all days. */
function Product({ inputs, main }: { inputs: FleetInputs; main: MainResults }) {
  const texts = useTexts();
  const { language } = texts;
  const { product } = texts.words.below;
  const { specified, estimate } = main;
  const { capacityKw } = specified;
  const needed = (value: number) =>
    enoughDecimals(0, (round) => round(value) === rounded(value, 2));
  return (
    <details className={styles.product}>
      <summary>{product.title}</summary>
      <p>
        {fill(product.text, {
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
        {fill(product.caution, {
          drawn: measure((estimate.kwh * inputs.vehicles) / 1000, 'MWh', language),
        })}
      </p>
    </details>
  );
}
