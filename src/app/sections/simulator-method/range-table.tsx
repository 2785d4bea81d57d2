import * as constants from '#domain/simulator/constants.ts';
import { SCENARIOS, type Scenario, type YearlyFigures } from '#domain/simulator/yearly-estimate.ts';
import type { Calculated } from '../../simulator-method/method-figures.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import table from './method-table.module.css';

type RangeWords = WordsOf<'simulator-method'>['range'];

interface RangeTableProps {
  words: RangeWords;
  calculated: Calculated;
  as: Written;
}

/** What separates a cautious year from a perfect one. */
export function RangeTable({ words, calculated, as }: RangeTableProps) {
  const { estimate } = calculated.results;
  const assumed = assumptions(calculated.fleet, as);
  const rows: [keyof RangeWords['rows'], (figures: YearlyFigures, of: Scenario) => string][] = [
    ['capture', (_, of) => assumed[of].capture],
    ['wear', (_, of) => assumed[of].wear],
    ['smart', ({ fleet }) => as.money(fleet.smartEuros)],
    ['extra', ({ fleet }) => as.money(fleet.extraV2gEuros)],
    ['gross', ({ fleet }) => as.money(fleet.grossEuros)],
    ['share', ({ fleet }) => as.money(fleet.shareEuros)],
    ['perVehicle', ({ perVehicle }) => as.money(perVehicle.shareEuros)],
    ['moved', ({ movedKwh }) => as.measured(movedKwh / 1000, 'MWh', 1)],
    ['discharged', ({ dischargedKwh }) => as.measured(dischargedKwh / 1000, 'MWh', 1)],
    ['cycles', ({ v2gCycles }) => as.plain(v2gCycles, 1)],
  ];
  return (
    <table className={`${table.table} ${table.figures}`}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {SCENARIOS.map((scenario) => (
            <th key={scenario} scope="col">
              {words.scenarios[scenario]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-figures="own">
        {rows.map(([id, cell]) => (
          <tr key={id} className={id === 'perVehicle' ? table.strong : undefined}>
            <th scope="row">{words.rows[id]}</th>
            {SCENARIOS.map((scenario) => (
              <td key={scenario}>{cell(estimate[scenario], scenario)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function assumptions({ capturePercent, wearCents }: Calculated['fleet'], as: Written) {
  const line = (capture: number, wear: number) => ({
    capture: as.share(capture),
    wear: as.measured(wear, 'ct'),
  });
  return {
    low: line(constants.lowCapturePercent, constants.highWearCents),
    reference: line(capturePercent, wearCents),
    high: line(constants.highCapturePercent, constants.lowWearCents),
  };
}
