/** What may be fetched for nothing, in bytes on the line, until a document is left. */
export const IN_VAIN_BYTES = 30_000;

/** The part of it for pages fetched without pointing: most pages fit into the rest. */
export const UNASKED_BYTES = 17_000;

/** What was fetched ahead, and whether a page that was visited needed it. */
export interface FetchAccount {
  /** A visited page needs these, so fetching them ahead was not in vain. */
  use: (files: readonly string[]) => void;
  /** Those of these files that are not here yet. */
  missing: (files: readonly string[]) => string[];
  /** Whether these could all be in vain and the limit still hold. */
  affords: (files: readonly string[], limit?: number) => boolean;
  /** These are being fetched ahead. */
  take: (files: readonly string[]) => void;
}

export function fetchAccount(weightOf: (file: string) => number): FetchAccount {
  const used = new Set<string>();
  const ahead = new Set<string>();
  const missing = (files: readonly string[]) =>
    files.filter((file) => !used.has(file) && !ahead.has(file));
  const weight = (files: readonly string[]) => files.reduce((sum, file) => sum + weightOf(file), 0);
  return {
    missing,
    use: (files) => {
      for (const file of files) {
        used.add(file);
        ahead.delete(file);
      }
    },
    affords: (files, limit = IN_VAIN_BYTES) => weight([...ahead]) + weight(missing(files)) < limit,
    take: (files) => {
      for (const file of missing(files)) ahead.add(file);
    },
  };
}
