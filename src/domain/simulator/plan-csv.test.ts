import { expect, test } from 'vitest';
import { fleetDayPicture } from './day.ts';
import { DEFAULT_INPUTS } from './inputs.ts';
import { type PlanCsvWords, planCsv } from './plan-csv.ts';

const words: PlanCsvWords = {
  columns: {
    scenario: 'Scénario',
    day: 'Jour',
    from: 'De',
    to: 'À',
    eurosPerMwh: 'Prix (€/MWh)',
    onArrivalKw: 'Dès l’arrivée; kW',
    uncontrolledKw: 'Hors "pilotage"',
    plannedKw: 'Plan',
    givenBackKw: 'Rendu',
    onArrivalLevelShare: 'Niveau, dès l’arrivée',
    planLevelShare: 'Niveau, plan',
  },
  day: (choice) => (choice === 'mean' ? 'moyen' : `mois ${choice + 1}`),
};
const evening = { ...DEFAULT_INPUTS, hours: 8.5, readyHour: 6.25 };

test('French has semicolons and decimal commas, English commas and points', () => {
  const picture = fleetDayPicture(evening, 9);
  const [, french] = planCsv([picture], words, 'fr').split('\r\n');
  const [, english] = planCsv([picture], words, 'en').split('\r\n');
  expect(french).toMatch(/^mois 10;21:45;22:00;\d+,\d+;275;41,25;0;0;\d+,\d+;30$/);
  expect(english).toBe(french?.replaceAll(',', '.').replaceAll(';', ','));
});

test('a name that holds the separator or a quote is quoted', () => {
  const [head] = planCsv([], words, 'fr').split('\r\n');
  expect(head).toContain(';"Dès l’arrivée; kW";"Hors ""pilotage""";');
});

test('every hour of every day asked for has its line, across midnight too', () => {
  const csv = planCsv([fleetDayPicture(evening), fleetDayPicture(evening, 0)], words, 'fr');
  const lines = csv.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(2 * 10);
  expect(lines[2]).toMatch(/^moyen;23:00;00:00;/);
  expect(lines.at(-1)).toMatch(/^mois 1;06:00;06:15;/);
});

test('of two scenarios the one in the file is named on every line', () => {
  const named = { ...words, scenario: 'Scénario B' };
  const [head, ...lines] = planCsv([fleetDayPicture(evening)], named, 'fr').split('\r\n');
  expect(head).toMatch(/^\uFEFFScénario;Jour;De;/);
  expect(lines.filter((line) => line.startsWith('Scénario B;moyen;'))).toHaveLength(10);
});

test('a spreadsheet is told that the accents are UTF-8', () => {
  expect(planCsv([], words, 'fr').codePointAt(0)).toBe(0xfeff);
});
