/** Goes up with every change that may change a result; a stored simulation keeps the one it was made with. */
export const MODEL_VERSION = '3.0.0';

/** Newest first; the method page says in words what each brought. */
export const MODEL_CHANGES = [
  { version: '3.0.0', date: '2026-11-19', id: 'contracts' },
  { version: '2.0.0', date: '2026-11-16', id: 'bill' },
  { version: '1.1.0', date: '2026-11-15', id: 'advised' },
  { version: '1.0.0', date: '2026-11-15', id: 'first' },
] as const;
