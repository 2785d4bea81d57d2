/** What is shown of somebody's data: on their own page "my data", and at the desk to data protection. */
export type DataBlock =
  | { kind: 'text' | 'note'; text: string }
  /** What somebody typed, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Names with their values: a definition list. */
  | { kind: 'facts'; rows: readonly Fact[] }
  | TableBlock
  /** Text as it is stored, to be unfolded by readers who want to see it. */
  | { kind: 'source'; summary: string; text: string }
  /** A heading of the second level and what belongs to it. */
  | { kind: 'section'; title: string; blocks: readonly DataBlock[] }
  /** One of several things in a section: a heading of the third level and what belongs to it. */
  | { kind: 'entry'; title: string; blocks: readonly DataBlock[] };

export type Fact = readonly [name: string, value: string];

export interface TableBlock {
  kind: 'table';
  /** Read before it, and shown above it. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
