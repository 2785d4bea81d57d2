import { measure, number } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { duration, wholePercent } from './amounts.ts';
import styles from './expert.module.css';
import { type SimulatorTexts, useTexts } from './texts.ts';

interface ExpertFactsProps {
  main: MainResults;
  leadScore: number;
}

/** What the plan asks of the depot and what it keeps: every other result of Expert mode. */
export function ExpertFacts({ main, leadScore }: ExpertFactsProps) {
  const texts = useTexts();
  const { facts } = texts.words;
  return (
    <section className={styles.panel}>
      <Heading level={2} size="sub">
        {facts.title}
      </Heading>
      <div className={styles.groups}>
        {factGroups(main, leadScore, texts).map(({ name, entries }) => (
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
    </section>
  );
}

/** Of what is emitted, for more, as much and less saved. */
const SIGNS = ['+', '', '−'];

type Fact = readonly [name: string, value: string];

function factGroups(
  { expert, estimate }: MainResults,
  leadScore: number,
  { words, language }: SimulatorTexts,
): { name: string; entries: Fact[] }[] {
  const { facts } = words;
  const { reference } = estimate;
  const share = (percent: number) => wholePercent(percent, language);
  const kw = (value: number) => measure(Math.round(value), 'kW', language);
  const savedKg = Math.round(reference.savedCo2Kg);
  const yearly = (value: string) => fill(facts.perYear, { value });
  return [
    {
      name: facts.groups.ready,
      entries: [
        [facts.ready, share(100 * reference.readyShare)],
        [facts.success, share(expert.successPercent)],
        [facts.needed, measure(expert.neededKwhPerVehicle, 'kWh', language, 1)],
        [facts.chargeTime, duration(expert.chargeHours, language)],
      ],
    },
    {
      name: facts.groups.flexibility,
      entries: [
        [facts.capacity, kw(expert.capacityKw)],
        [
          facts.flexibility,
          fill(facts.outOf, { score: number(expert.flexibilityPercent, language) }),
        ],
        [
          facts.activation,
          fill(facts.activationUnit, { days: number(reference.activationsPerWeek, language, 1) }),
        ],
        [facts.valorisable, yearly(measure(reference.valorisableKwh / 1000, 'MWh', language))],
        [facts.network, facts.networkLevels[expert.networkServices]],
        [facts.tariff, facts.tariffLevels[expert.tariffOptimisation]],
      ],
    },
    {
      name: facts.groups.operations,
      entries: [
        [facts.operational, share(expert.operationalEfficiencyPercent)],
        [facts.management, share(100 * reference.movedShare)],
        [
          facts.peak,
          fill(
            Math.round(reference.peakBeforeKw) === Math.round(reference.peakAfterKw)
              ? facts.peakSame
              : facts.peakChange,
            {
              before: number(Math.round(reference.peakBeforeKw), language),
              after: kw(reference.peakAfterKw),
            },
          ),
        ],
        [facts.score, fill(facts.outOf, { score: number(leadScore, language) })],
      ],
    },
    {
      name: facts.groups.battery,
      entries: [
        [facts.cycles, yearly(number(reference.v2gCycles, language))],
        [facts.drivingCycles, yearly(number(reference.drivingCycles, language))],
        [
          facts.co2,
          yearly(`${SIGNS[Math.sign(savedKg) + 1]}${measure(Math.abs(savedKg), 'kg', language)}`),
        ],
      ],
    },
  ];
}
