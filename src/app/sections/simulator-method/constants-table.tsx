import { clock, euroAmount, eurosPer } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { CONSTANT_GROUPS, type Constant } from '#domain/simulator/constant-sources.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import { MethodTable } from './method-table.tsx';

type ConstantWords = WordsOf<'simulator-method'>['constants'];

interface ConstantsTableProps {
  words: ConstantWords;
  as: Written;
  language: Language;
}

const GROUPS = Object.keys(CONSTANT_GROUPS) as (keyof typeof CONSTANT_GROUPS)[];

/** Every constant of the model with its unit and source, read from the model itself. */
export function ConstantsTable({ words, as, language }: ConstantsTableProps) {
  const { name, value, source } = words.columns;
  const sourceText = ({ source: of, toConfirm }: Constant) =>
    toConfirm ? `${words.sources[of]} ${words.toConfirm}` : words.sources[of];
  return GROUPS.map((group) => (
    <MethodTable
      key={group}
      caption={words.groups[group]}
      columns={[name, value, source]}
      rows={Object.entries<Constant>(CONSTANT_GROUPS[group]).map(([id, constant]) => ({
        name: words.names[id as keyof ConstantWords['names']],
        cells: [valueText(constant, words.units, as, language), sourceText(constant)],
      }))}
    />
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
      return eurosPer(value, 'MWh', language, Number.isInteger(value) ? 0 : 2);
    case 'EUR/kW':
      return `${euroAmount(value, language)}\u00a0${units.perKwYear}`;
    case 'EUR/MW/h':
      return eurosPer(value, 'MW/h', language);
    case 'percent':
      return as.share(value);
    case 'clock':
      return clock(value, language);
    case 'factor':
      return as.plain(value);
    case 'points':
    case 'days':
    case 'fleets':
      return `${as.plain(value)}\u00a0${units[unit]}`;
    case 'ct/kWh':
    case 'g':
    case 'g/kWh':
    case 'kW':
    case 'kW/kWh':
    case 'kWh':
    case 'kWh/100 km':
    case 't/MWh':
      return as.measured(value, unit, unit === 'g/kWh' ? 1 : 2);
  }
}
