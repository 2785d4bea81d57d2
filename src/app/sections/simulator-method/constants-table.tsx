import { eurosPer } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { CONSTANT_GROUPS, type Constant } from '#domain/simulator/constant-sources.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import table from './method-table.module.css';

type ConstantWords = WordsOf<'simulator-method'>['constants'];

interface ConstantsTableProps {
  words: ConstantWords;
  as: Written;
  language: Language;
}

const GROUPS = Object.keys(CONSTANT_GROUPS) as (keyof typeof CONSTANT_GROUPS)[];

/** Every constant of the model with its unit and source, read from the model itself. */
export function ConstantsTable({ words, as, language }: ConstantsTableProps) {
  return GROUPS.map((group) => (
    <table key={group} className={table.table}>
      <caption>{words.groups[group]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.name}</th>
          <th scope="col">{words.columns.value}</th>
          <th scope="col">{words.columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries<Constant>(CONSTANT_GROUPS[group]).map(([id, constant]) => (
          <tr key={id}>
            <th scope="row">{words.names[id as keyof ConstantWords['names']]}</th>
            <td className={table.value}>{valueText(constant, words.units, as, language)}</td>
            <td className={table.source}>{words.sources[constant.source]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function valueText(
  { value, unit }: Constant,
  units: ConstantWords['units'],
  as: Written,
  language: Language,
): string {
  switch (unit) {
    case 'EUR':
      return as.money(value);
    case 'EUR/MWh':
      return eurosPer(value, 'MWh', language);
    case 'percent':
      return as.share(value);
    case 'factor':
      return as.plain(value);
    case 'points':
    case 'days':
    case 'years':
    case 'fleets':
      return `${as.plain(value)}\u00a0${units[unit]}`;
    case 'ct/kWh':
    case 'g':
    case 'g/kWh':
    case 'kW':
    case 'kWh':
    case 'kWh/km':
    case 't/MWh':
      return as.measured(value, unit);
  }
}
