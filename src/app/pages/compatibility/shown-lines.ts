import { measure } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  CHARGER_LINES,
  type ChargerLine,
  type ChargerLineId,
  type V2gState,
  VEHICLE_LINES,
  type VehicleKind,
  type VehicleLine,
  type VehicleLineId,
} from '#domain/site/compatibility-list.ts';
import { READ_SOURCES } from '#domain/site/compatibility-sources.ts';
import type { Language } from '#domain/site/language.ts';
import type { ReadSource } from '#domain/site/read-source.ts';
import type { WordsOf } from '../../words/use-words.ts';

export interface ShownLine {
  id: string;
  make: string;
  models: string;
  v2g: V2gState;
  /** What stands between the models and the V2G state: smart charging, or the versions of OCPP. */
  control: string;
  note: string;
  sources: readonly ReadSource[];
  kind: VehicleKind | 'charger';
  hasOcpp201: boolean;
  /** Everything a search looks at, as it is compared. */
  searched: string;
}

/** Accents and capitals aside: comparable('Citroën ë-Jumpy') // => 'citroen e-jumpy' */
const comparable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every line as the page shows it, vehicles before chargers. */
export function shownLines(words: WordsOf<'compatibility'>, language: Language): ShownLine[] {
  const { vehicles, chargers } = words;
  return [
    ...(Object.entries(VEHICLE_LINES) as [VehicleLineId, VehicleLine][]).map(([id, line]) =>
      shown(id, line, words, {
        kind: line.kind,
        control:
          line.acKw === undefined
            ? vehicles.smart
            : fill(vehicles.smartUpTo, { power: measure(line.acKw, 'kW', language) }),
        note: words.vehicleNotes[id],
        also: vehicles.kinds[line.kind],
      }),
    ),
    ...(Object.entries(CHARGER_LINES) as [ChargerLineId, ChargerLine][]).map(([id, line]) =>
      shown(id, line, words, {
        kind: 'charger',
        control: line.ocpp.join(', ').replaceAll(' J', '\u00a0J') || chargers.noOcpp,
        note: words.chargerNotes[id],
        also: `${chargers.title} OCPP ${line.ocpp.join(' ').replaceAll(' J', 'J')}`,
        hasOcpp201: line.ocpp.includes('2.0.1'),
      }),
    ),
  ];
}

function shown(
  id: string,
  { make, models, v2g, sources: ids }: VehicleLine | ChargerLine,
  words: WordsOf<'compatibility'>,
  {
    also,
    hasOcpp201 = false,
    ...given
  }: Pick<ShownLine, 'kind' | 'control' | 'note'> & { also: string; hasOcpp201?: boolean },
): ShownLine {
  const sources = ids.map((id) => READ_SOURCES[id]);
  const publishers = sources.map(({ publisher }) => publisher);
  const texts = [make, models, words.states[v2g], given.control, given.note, also, ...publishers];
  const searched = comparable(texts.join(' '));
  return { id, make, models, v2g, sources, hasOcpp201, searched, ...given };
}

/** What a visitor may ask to see. */
export const SHOWS = ['offered', 'trial', 'announced', 'ocpp201'] as const;

export interface Asked {
  query: string;
  /** Of SHOWS, or empty for every line. */
  shows: string;
}

/** Whether a line has every word that was typed and what was chosen. */
export function answers(line: ShownLine, { query, shows }: Asked): boolean {
  const typed = comparable(query).split(/\s+/).filter(Boolean);
  const chosen = shows === 'ocpp201' ? line.hasOcpp201 : shows === '' || line.v2g === shows;
  return chosen && typed.every((word) => line.searched.includes(word));
}
