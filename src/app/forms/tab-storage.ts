import { BRAND } from '#domain/brand.ts';

const keyOf = (name: string) => `${BRAND.key}-${name}`;

/** Kept for this tab only. A browser that refuses storage, or has none left, must not cost a form. */
export const tabStorage = {
  read(name: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    } catch {
      return null;
    }
  },

  write(name: string, value: unknown): void {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // What is on the screen is still there.
    }
  },
};
