let openings = 0;
const listeners = new Set<() => void>();

/** Small, because every page waits on it; what it opens is fetched then. */
export const contactDialogStore = {
  open: (): void => {
    openings += 1;
    for (const listener of listeners) listener();
  },

  /** Each number is one opening. */
  openings: (): number => openings,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
