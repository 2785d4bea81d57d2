import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import {
  clampInputs,
  DEFAULT_INPUTS,
  type FleetInputs,
  type Mode,
  mainResults,
  solutionOf,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { SimulatorContext } from '../state/use-simulator.ts';
import { Facts } from './facts.tsx';

const fr = await loadWords('simulator', 'fr');
const en = await loadWords('simulator', 'en');

function facts(inputs: FleetInputs, mode: Mode, language: 'fr' | 'en'): string {
  const main = mainResults(inputs, solutionOf(inputs, FRENCH_YEARS));
  const words = language === 'fr' ? fr : en;
  return renderToStaticMarkup(
    <SimulatorContext value={{ words, language, store: {} as never }}>
      <Facts inputs={inputs} mode={mode} main={main} leadScore={0} />
    </SimulatorContext>,
  );
}

/** The specification's section 3, by the French words that stand on the page. */
const SPECIFIED = [
  'Gain mensuel, flotte entière',
  'CO₂ évité par jour',
  'Flexibilité par jour',
  'Potentiel, selon la taille',
  'Score',
  'Facteur de comparaison',
  'Par rapport à la moyenne',
  'Services au réseau',
  'Optimisation du tarif',
  'Gestion intelligente (puissance)',
  'Efficacité (V2G)',
];
const SPECIFIED_FOR_EXPERTS = [
  'Gain annuel, flotte entière',
  'CO₂ évité par an',
  'Capacité de flexibilité',
  'Énergie à charger par véhicule',
  'Temps de charge',
  'Taux de réussite (plafonné)',
  'Efficacité opérationnelle',
  'Niveau de services au réseau',
  'Économies tarifaires',
  'Score de flexibilité',
  'Efficacité de gestion',
  'Fréquence d’activation',
  'Énergie valorisable',
  'Score de projet',
];

test('every result that is specified has its value, those for experts in their mode alone', () => {
  const valueShown = (html: string, name: string) =>
    html.split(`<dt>${name}</dt><dd>`)[1]?.split('</dd>')[0] ?? '';
  const simple = facts(DEFAULT_INPUTS, 'simple', 'fr');
  const expert = facts(DEFAULT_INPUTS, 'expert', 'fr');
  for (const name of SPECIFIED) {
    for (const html of [simple, expert]) expect(valueShown(html, name), name).not.toBe('');
  }
  for (const name of SPECIFIED_FOR_EXPERTS) {
    expect(valueShown(expert, name), name).not.toBe('');
    expect(simple).not.toContain(`<dt>${name}</dt>`);
  }
});

test.each([
  DEFAULT_INPUTS,
  clampInputs({ vehicles: 60, hours: 13, departureHour: 7.25 }).inputs,
  clampInputs({ vehicles: 145, hours: 10.25, chargerKw: 7.3 }).inputs,
])('the theoretical potential comes out as it is written, fleet %#', (inputs) => {
  const html = facts(inputs, 'simple', 'en');
  const said = html.replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const figuresAfter = (start: string) => {
    const [, text = ''] = new RegExp(`${start}([^<]*)`).exec(said) ?? [];
    return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  };
  const [kw = 0, hours = 0, days = 0, mwh = 0, price = 0, euros, tonnes = 0, co2] = figuresAfter(
    'Capacity × hours plugged in × days:',
  );
  expect((kw * hours * days) / 1000).toBeCloseTo(mwh, 2);
  expect(Math.round(mwh * price)).toBe(euros);
  expect(Math.round(mwh * tonnes)).toBe(co2);
});
