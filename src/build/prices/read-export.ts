import { onFrenchClock, type PricedMoment, UnreadablePrices } from './price-file.ts';

/**
 * Prices of the French zone from an export of the ENTSO-E Transparency Platform (Day-ahead Prices, CSV) or
 * of SMARD.de (Day-ahead prices with France, CSV, German or English), by hours or quarter hours.
 */
export function readExport(text: string): PricedMoment[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const header = lines[0] ?? '';
  if (header.includes('MTU (')) return lines.slice(1).flatMap(entsoeReader(header));
  if (/(France|Frankreich) \[€\/MWh\]/.test(header))
    return lines.slice(1).flatMap(smardReader(header));
  throw new UnreadablePrices(
    'The first line names neither an ENTSO-E export (MTU, Day-ahead Price) nor a SMARD one (France [€/MWh]).',
  );
}

type LineReader = (line: string, index: number) => PricedMoment[];

function entsoeReader(header: string): LineReader {
  const names = cells(header, ',');
  const time = names.findIndex((name) => name.startsWith('MTU ('));
  const price = names.findIndex((name) => /^Day-ahead Price [([]EUR\/MWh[)\]]$/.test(name));
  if (price < 0) throw new UnreadablePrices('No column of day-ahead prices in EUR/MWh.');
  const area = names.indexOf('Area');
  const sequence = names.indexOf('Sequence');
  const isUtc = names[time] === 'MTU (UTC)';
  return (line, index) => {
    const values = cells(line, ',');
    const zone = area < 0 ? 'BZN|FR' : values[area];
    if (zone !== 'BZN|FR') throw unreadable(index, `it is of ${zone}, not of BZN|FR`);
    // Other sequences are of other auctions of the same day, which do not set the day-ahead price.
    if (sequence >= 0 && !['Without Sequence', 'Sequence 1'].includes(values[sequence] ?? ''))
      return [];
    const [start = ''] = (values[time] ?? '').split(' - ');
    const parts = /^(\d\d)[./](\d\d)[./](\d{4}) (\d\d):(\d\d)(:\d\d)?( \(CES?T\))?$/.exec(start);
    if (!parts) throw unreadable(index, `'${start}' is not a time`);
    const [, day, month, year, hour, minute] = parts;
    const moment = isUtc
      ? onFrenchClock(
          Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)),
        )
      : { day: `${year}-${month}-${day}`, hour: Number(hour) };
    return [{ ...moment, eurosPerMwh: decimal(values[price], '.', index) }];
  };
}

function smardReader(header: string): LineReader {
  const names = cells(header, ';');
  const price = names.findIndex((name) => /^(France|Frankreich) \[€\/MWh\]/.test(name));
  const isGerman = names[price]?.startsWith('Frankreich') === true;
  const inTwoColumns = names[1] === 'Anfang' || names[1] === 'Start';
  return (line, index) => {
    const values = cells(line, ';');
    const start = inTwoColumns ? `${values[0]} ${values[1]}` : (values[0] ?? '');
    const moment = germanTime(start) ?? englishTime(start);
    if (!moment) throw unreadable(index, `'${start}' is not a time`);
    return [{ ...moment, eurosPerMwh: decimal(values[price], isGerman ? ',' : '.', index) }];
  };
}

function germanTime(text: string) {
  const parts = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):\d\d$/.exec(text);
  return parts && { day: `${parts[3]}-${parts[2]}-${parts[1]}`, hour: Number(parts[4]) };
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function englishTime(text: string) {
  const parts = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}) (\d{1,2}):\d\d ([AP]M)$/.exec(text);
  const month = MONTHS.indexOf(parts?.[1] ?? '') + 1;
  if (!parts || month === 0) return null;
  const two = (number: number | string | undefined) => String(number).padStart(2, '0');
  const hour = (Number(parts[4]) % 12) + (parts[5] === 'PM' ? 12 : 0);
  return { day: `${parts[3]}-${two(month)}-${two(parts[2])}`, hour };
}

function decimal(text: string | undefined, point: '.' | ',', index: number): number {
  const plain = (text ?? '').replaceAll(point === '.' ? ',' : '.', '').replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw unreadable(index, `'${text}' is not a price`);
  return Number(plain);
}

const unreadable = (index: number, why: string) =>
  new UnreadablePrices(`Line ${index + 2} cannot be read: ${why}.`);

/** Neither export quotes a separator. */
const cells = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
