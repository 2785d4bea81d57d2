import { expect, test } from 'vitest';
import { PRICE_FILES } from '#domain/simulator/prices/french-years.ts';
import { priceFile } from './price-file.ts';
import { readExport } from './read-export.ts';

const file = PRICE_FILES.find(({ year }) => year === 2024);
if (!file) throw new Error('2024 is not among the years');

const two = (number: number) => String(number).padStart(2, '0');
const PROVENANCE = { source: 'a test', licence: 'none' };
const [SPRING, AUTUMN] = ['2024-03-31', '2024-10-27'];

/** Every clock hour of 2024 as it comes in an export: 2 h is missing in spring and doubled in autumn. */
const hours = file.days.flatMap((line, index) => {
  const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
  return line.split(' ').flatMap((price, hour) => {
    const moment = { day, hour, price: Number(price) };
    if (hour !== 2 || (day !== SPRING && day !== AUTUMN)) return [moment];
    return day === SPRING
      ? []
      : [
          { ...moment, price: moment.price - 3 },
          { ...moment, price: moment.price + 3 },
        ];
  });
});

const [year, month, day] = [
  (date: string) => date.slice(0, 4),
  (date: string) => date.slice(5, 7),
  (date: string) => date.slice(8),
];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const EXPORTS = {
  'ENTSO-E by quarter hours': [
    '"MTU (CET/CEST)","Area","Sequence","Day-ahead Price (EUR/MWh)"',
    ...hours.flatMap(({ day: date, hour, price }) =>
      [0, 15, 30, 45].map((minute) => {
        const start = `${day(date)}/${month(date)}/${year(date)} ${two(hour)}:${two(minute)}:00`;
        const wobble = (minute - 22.5) / 10;
        return `"${start} - ${start}","BZN|FR","Without Sequence","${(price + wobble).toFixed(4)}"`;
      }),
    ),
    '"01/01/2024 00:00:00 - 01/01/2024 00:30:00","BZN|FR","Sequence 2","999"',
  ],
  'ENTSO-E as it was until 2024': [
    'MTU (CET/CEST),Day-ahead Price [EUR/MWh],Currency,BZN|FR',
    ...hours.map(({ day: date, hour, price }) => {
      const start = `${day(date)}.${month(date)}.${year(date)} ${two(hour)}:00`;
      return `${start} - ${start},${price},EUR,`;
    }),
  ],
  'SMARD in German': [
    'Datum von;Datum bis;Belgien [€/MWh] Originalauflösungen;Frankreich [€/MWh] Originalauflösungen',
    ...hours.map(({ day: date, hour, price }) => {
      const start = `${day(date)}.${month(date)}.${year(date)} ${two(hour)}:00`;
      return `${start};${start};1,5;${String(price).replace('.', ',')}`;
    }),
  ],
  'SMARD in English': [
    'Start date;End date;France [€/MWh] Calculated resolutions',
    ...hours.map(({ day: date, hour, price }) => {
      const clock = `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
      const start = `${MONTHS[Number(month(date)) - 1]} ${Number(day(date))}, 2024 ${clock}`;
      return `${start};${start};${price}`;
    }),
  ],
};

/** The hour that spring skips is made from its neighbours, in our file too. */
const SPRING_DAY = 90;

test.each(Object.entries(EXPORTS))('%s gives the year that is kept', (_, lines) => {
  const found = priceFile(readExport(lines.join('\r\n')), PROVENANCE);
  const numbers = (line = '') => line.split(' ').map(Number);
  for (const [index, line] of file.days.entries()) {
    const tolerance = index === SPRING_DAY ? 0.011 : 0.0051;
    for (const [hour, price] of numbers(found.days[index]).entries()) {
      expect(Math.abs(price - (numbers(line)[hour] ?? 0))).toBeLessThan(tolerance);
    }
  }
  expect(found.checks.workingDays).toBe(file.checks.workingDays);
  expect(found.checks.meanEurosPerMwh).toBeCloseTo(file.checks.meanEurosPerMwh, 1);
});

test('moments in UTC are put on the French clock', () => {
  const lines = ['"MTU (UTC)","Area","Day-ahead Price (EUR/MWh)"'];
  lines.push('"31/12/2024 23:00:00 - 01/01/2025 00:00:00","BZN|FR","12.36"');
  lines.push('"30/06/2025 22:00:00 - 30/06/2025 23:00:00","BZN|FR","7"');
  expect(readExport(lines.join('\n'))).toEqual([
    { day: '2025-01-01', hour: 0, eurosPerMwh: 12.36 },
    { day: '2025-07-01', hour: 0, eurosPerMwh: 7 },
  ]);
});

test.each([
  ['another zone', (line: string) => line.replace('BZN|FR', 'BZN|DE-LU'), 'not of BZN|FR'],
  ['a price left out', (line: string) => line.replace(/"[^"]*"$/, '""'), 'is not a price'],
  ['a strange time', (line: string) => line.replace('/2024 ', '-2024 '), 'is not a time'],
])('%s stops the import, and the line is named', (_, spoil, why) => {
  const lines = [...EXPORTS['ENTSO-E by quarter hours']];
  lines[41] = spoil(lines[41] ?? '');
  expect(() => readExport(lines.join('\n'))).toThrow(why);
  expect(() => readExport(lines.join('\n'))).toThrow('Line 42 ');
});

test.each([
  [
    'a day',
    (line: string) => !line.startsWith('Jul 14, 2024'),
    '2024-07-14 has 0 prices and not 24',
  ],
  ['an hour', (line: string) => !line.startsWith('Jul 14, 2024 7:00 AM'), 'look at 7 h'],
  [
    'the second 2 h of autumn',
    seenOnce('Oct 27, 2024 2:00 AM'),
    '2024-10-27 has 24 prices and not 25',
  ],
])('%s that is missing stops the import, and the day is named', (_, keeps, why) => {
  const lines = EXPORTS['SMARD in English'].filter(keeps);
  expect(() => priceFile(readExport(lines.join('\n')), PROVENANCE)).toThrow(why);
});

function seenOnce(start: string) {
  let seen = 0;
  return (line: string) => !line.startsWith(start) || ++seen === 1;
}

test('a file of another kind is refused in words', () => {
  expect(() => readExport('time,price\n2024,3')).toThrow('ENTSO-E');
});
