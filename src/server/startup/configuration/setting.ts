import type * as v from 'valibot';

/** What a process does; a process does one or more of these. */
export type Role = 'pages' | 'api' | 'worker' | 'desk' | 'command' | 'migration';

export const ROLES_OF = {
  site: ['pages', 'api'],
  worker: ['worker'],
  both: ['pages', 'api', 'worker'],
  desk: ['desk'],
  command: ['command'],
  migration: ['migration'],
} as const satisfies Record<string, readonly Role[]>;

/** The site alone, the worker alone, both in one process, the desk, or a command at the operator's hand. */
export type ProcessKind = keyof typeof ROLES_OF;

export interface Setting {
  kind: v.GenericSchema<string, unknown>;
  /** As it would be written. */
  default?: string;
  /** Its value is never printed, and NAME_FILE may name a file that holds it. */
  secret?: true;
  readBy: readonly Role[];
  /** Who does not start without it in production: no process is asked for more than it uses. */
  neededBy?: readonly Role[];
  /** How to write it, where its meaning does not say so. */
  whatToWrite?: string;
  meaning: string;
}
