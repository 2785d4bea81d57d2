import type { BrowserName } from '#domain/browser-storage.ts';
import { storedKey, tabStorage } from '../../forms/tab-storage.ts';

const DRAFT = 'simulator-draft';
const SAVED_KEY = storedKey('simulation' satisfies BrowserName);

/** The visitor's own answers, as the query of their address, for as long as the tab lives. */
export const draftQuery = {
  read(): string | null {
    const kept = tabStorage.read(DRAFT);
    return typeof kept === 'string' ? kept : null;
  },
  write: (query: string): void => tabStorage.write(DRAFT, query),
};

/** The same for longer: only when the visitor presses 'save'. */
export const savedQuery = {
  read(): string | null {
    try {
      return localStorage.getItem(SAVED_KEY);
    } catch {
      return null;
    }
  },
  write(query: string): void {
    try {
      localStorage.setItem(SAVED_KEY, query);
    } catch {
      // The address still leads back to it.
    }
  },
};
