import { BRAND } from '#domain/brand.ts';

/** A query that leads back to a simulation, in one of the browser's stores. */
function keptQuery(name: string, store: () => Storage) {
  const key = `${BRAND.key}-${name}`;
  return {
    /** A browser that refuses storage has kept nothing. */
    read(): string | null {
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    write(query: string): void {
      try {
        store().setItem(key, query);
      } catch {
        // What is on the screen is still there, and its address too.
      }
    },
  };
}

/** The visitor's own answers, for as long as the tab lives. */
export const draftQuery = keptQuery('simulator-draft', () => sessionStorage);

/** Only when the visitor presses 'save'. */
export const savedQuery = keptQuery('simulation', () => localStorage);
