import type * as v from 'valibot';

/** There, or the reason why not. */
type Place = true | string;

/** The parts of the privacy page's list of what is collected. */
export type CollectedPart = 'contact' | 'registration' | 'simulation' | 'browser' | 'origin';

/**
 * A field of a form: what the API takes for it, and where it goes from there. Every place has to be
 * answered, so that a new field is delivered or withheld on purpose.
 */
export interface Field<Group extends string = string> {
  wire: v.GenericSchema;
  group: Group;
  /** What a form without JavaScript sends in its stead; left out, the text itself. */
  withoutScript?: 'checkbox' | 'leading-number';
  /** A column of the form's table. */
  column: Place;
  webhook: Place;
  /** The command line's CSV and JSON. */
  export: Place;
  /** The block of the sales mail, and the place in it. */
  mail: readonly [block: 'person' | 'fleet' | 'origin', place: number] | string;
  /** In which part the privacy page names it, or the reason why it does not. */
  privacy: CollectedPart | `not: ${string}`;
}

export const EVERYWHERE = { column: true, webhook: true, export: true } as const;

/** nowhere('taken and ignored') // => withheld from every place for that reason */
export const nowhere = (reason: string) => ({
  column: reason,
  webhook: reason,
  export: reason,
  mail: reason,
  privacy: `not: ${reason}` as const,
});

export type FieldTable = Readonly<Record<string, Field>>;

type Wire<Table extends FieldTable> = { [Name in keyof Table]: Table[Name]['wire'] };

/** The entries of the form's schema. */
export function wireOf<const Table extends FieldTable>(table: Table): Wire<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { wire }]) => [name, wire]),
  ) as Wire<Table>;
}

export type FieldsIn<Table extends FieldTable, P extends 'column' | 'webhook' | 'export'> = {
  [Name in keyof Table]: Table[Name][P] extends true ? Name : never;
}[keyof Table] &
  string;

/** The fields that are in a place, in the table's order; of one group, where that is named. */
export function fieldsIn<const Table extends FieldTable, P extends 'column' | 'webhook' | 'export'>(
  table: Table,
  place: P,
  group?: string,
): FieldsIn<Table, P>[] {
  return Object.entries(table)
    .filter(([, field]) => field[place] === true && (!group || field.group === group))
    .map(([name]) => name as FieldsIn<Table, P>);
}

type MailFields<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name]['mail'] extends string ? never : Name;
}[keyof Table] &
  string;

/** The fields of a block of the sales mail, in their places. */
export function fieldsInMail<const Table extends FieldTable>(
  table: Table,
  block: 'person' | 'fleet' | 'origin',
): MailFields<Table>[] {
  return Object.entries(table)
    .flatMap(([name, { mail }]) =>
      typeof mail !== 'string' && mail[0] === block ? [{ name, place: mail[1] }] : [],
    )
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name as MailFields<Table>);
}

/** The fields that the privacy page names in a part, in the order of the tables: those a visitor must give, and the others. */
export function fieldsCollected(
  tables: readonly FieldTable[],
  part: CollectedPart,
): Record<'needed' | 'optional', string[]> {
  const fields = tables.flatMap((table) =>
    Object.entries(table).filter(([, { privacy }]) => privacy === part),
  );
  const named = (isOptional: boolean) => [
    ...new Set(
      fields
        .filter(([, { wire }]) => (wire.type === 'optional') === isOptional)
        .map(([name]) => name),
    ),
  ];
  return { needed: named(false), optional: named(true) };
}
