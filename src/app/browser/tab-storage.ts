import type { BrowserName, TabName } from '#domain/privacy/browser-storage.ts';
import { BRAND } from '#domain/site/brand.ts';

export const storedKey = (name: TabName | BrowserName): string => `${BRAND.key}-${name}`;

/** For this tab only. A browser that refuses storage, or has none left, must not cost a form. */
export const tabStorage = {
  read(name: TabName): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(storedKey(name)) ?? 'null');
    } catch {
      return null;
    }
  },

  write(name: TabName, value: unknown): void {
    try {
      sessionStorage.setItem(storedKey(name), JSON.stringify(value));
    } catch {
      // What is on the screen is still there.
    }
  },
};
